// The ways to pass a page on: its QR code, its address, and the platforms.
import { Card, Section } from "../components/card/card.tsx";
import { QrCode } from "../components/qr-code/qr-code.tsx";
import { ShareButtons } from "../components/share/share-buttons.tsx";
import { Address } from "../venue/address.tsx";
import styles from "./share-section.module.css";

type ShareSectionProps = { url: string; acronym?: string };

export function ShareSection({ url, acronym }: ShareSectionProps) {
  return (
    <Section title="Pass it on">
      <Card className={styles.card}>
        <div className={styles.code}>
          <QrCode text={url} label={`QR code for ${url}`} />
        </div>
        <div className={styles.words}>
          <p className={styles.address}>
            <Address url={url} />
          </p>
          <p className={styles.hint}>A phone's camera opens this address from the code.</p>
          <div className={styles.buttons}>
            <ShareButtons url={url} {...(acronym && { acronym })} />
          </div>
        </div>
      </Card>
    </Section>
  );
}
