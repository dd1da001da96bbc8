// A page of one tournament: its name and live state above, its pages at the side or, on a phone, at the foot.
import { CircleUserRound } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "../components/back-link/back-link.tsx";
import { IconLink } from "../components/icon-button/icon-button.tsx";
import { PRODUCT } from "../sentences/product.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import { BottomMenu, SideMenu } from "./tournament-menu.tsx";
import { headerPages } from "./tournament-pages.ts";

export type TournamentLayoutProps = {
  slug: string;
  acronym: string;
  name?: string | undefined;
  /** "Sat 4 May". */
  day?: string | null | undefined;
  /** The live badge. */
  live?: ReactNode;
  share?: ReactNode;
  children: ReactNode;
};

export function TournamentLayout({ slug, acronym, name, day, live, share, children }: TournamentLayoutProps) {
  const base = `/${slug}`;
  return (
    <div className={styles.tournament}>
      <Header
        title={acronym}
        subtitle={name ?? "\u00a0"}
        asides={[day, PRODUCT]}
        home={{ to: base, label: "tournament home" }}
      >
        {live}
        <nav className={styles.phoneOnly} aria-label="More of the tournament">
          {headerPages.map(({ path, label, Icon }) => (
            <IconLink key={path} to={`${base}${path}`} label={label} icon={<Icon aria-hidden="true" />} />
          ))}
        </nav>
        <div className={styles.deskOnly}>
          <BackLink to="/" label="Home" />
        </div>
        <div className={styles.wideOnly}>
          <IconLink to="/auth/profile" label="Profile" icon={<CircleUserRound aria-hidden="true" />} />
        </div>
      </Header>
      <div className={styles.columns}>
        <SideMenu base={base} />
        <div className={styles.content}>
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Footer share={share} />
        </div>
      </div>
      <BottomMenu base={base} />
    </div>
  );
}
