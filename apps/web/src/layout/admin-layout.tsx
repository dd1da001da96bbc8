// An organiser's working page: as wide as the desk, with the way back to the steps.
import { CircleUserRound, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "../components/back-link/back-link.tsx";
import { IconLink } from "../components/icon-button/icon-button.tsx";
import { PRODUCT } from "../sentences/product.ts";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";

export type AdminLayoutProps = {
  slug: string;
  acronym: string;
  /** What is done here: "Add scores". */
  subtitle?: ReactNode;
  live?: ReactNode;
  /** Where "back" leads; the admin home by default. */
  back?: { to: string; label: string };
  children: ReactNode;
};

export function AdminLayout({ slug, acronym, subtitle, live, back, children }: AdminLayoutProps) {
  const home = `/admin/${slug}/admin`;
  return (
    <div className={styles.site}>
      <Header title={acronym} subtitle={subtitle} asides={[PRODUCT]} home={{ to: home, label: "admin home" }}>
        {live}
        <BackLink {...(back ?? { to: home, label: "Admin Home" })} compact />
        <IconLink to={`/${slug}`} label="See the public page" icon={<ExternalLink aria-hidden="true" />} />
        {/* On a phone the way back from the admin home leads there. */}
        <div className={styles.deskOnly}>
          <IconLink to="/auth/profile" label="Profile" icon={<CircleUserRound aria-hidden="true" />} />
        </div>
      </Header>
      <main id="main" tabIndex={-1} className={styles.main} data-wide="">
        {children}
      </main>
    </div>
  );
}
