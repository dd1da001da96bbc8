// The poster for the hall's door: what is played, when and where, and the way to its live scores as a code and as text.
import { formatDays } from "#events/rules/days.ts";
import { LogoMark } from "#web/components/marks/marks.tsx";
import { QrCode } from "#web/components/qr-code/qr-code.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { PRODUCT } from "#web/sentences/product.ts";
import { Address } from "#web/venue/address.tsx";
import styles from "./poster.module.css";

/** A longer name is smaller, so that all of it stays on the page. */
const longName = 36;
const veryLongName = 90;

export function Poster({ url }: { url: string }) {
  const { name, startdate, enddate, location, organization } = useTournament();
  const size = name.length > veryLongName ? "small" : name.length > longName ? "middle" : "large";
  const place = [location, organization].filter(Boolean).join(" · ");
  return (
    <article className={styles.sheet} aria-label="Poster">
      <div className={styles.paper}>
        <p className={styles.product}>
          <LogoMark size={40} /> {PRODUCT}
        </p>
        <p className={styles.name} data-size={size}>
          {name}
        </p>
        <div className={styles.facts}>
          <p className={styles.days}>{formatDays(startdate, enddate)}</p>
          {place && <p>{place}</p>}
        </div>
        <div className={styles.code}>
          <QrCode text={url} label={`QR code for ${url}`} />
        </div>
        <p className={styles.call}>Live scores, schedule and standings on your phone</p>
        <p className={styles.address}>
          <Address url={url} />
        </p>
      </div>
    </article>
  );
}
