// A page outside any one tournament: header, content, footer.
import { CircleUserRound } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "../components/back-link/back-link.tsx";
import { IconLink } from "../components/icon-button/icon-button.tsx";
import { PRODUCT } from "../sentences/product.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";

export type SiteLayoutProps = {
  title?: string;
  subtitle?: ReactNode;
  back?: { to: string; label: string };
  live?: ReactNode;
  /** Share buttons at the page's foot. */
  share?: ReactNode;
  /** Forms and reading: a column narrow enough to read. */
  narrow?: boolean;
  children: ReactNode;
};

export function SiteLayout(props: SiteLayoutProps) {
  const { title = PRODUCT, subtitle, back, live, share, narrow, children } = props;
  return (
    <div className={styles.site}>
      <Header title={title} subtitle={subtitle} home={{ to: "/", label: "home" }}>
        {live}
        {back && <BackLink {...back} compact />}
        <IconLink to="/auth/profile" label="Profile" icon={<CircleUserRound aria-hidden="true" />} />
      </Header>
      <main id="main" tabIndex={-1} className={styles.main} data-narrow={narrow || undefined}>
        {children}
      </main>
      <Footer share={share} />
    </div>
  );
}
