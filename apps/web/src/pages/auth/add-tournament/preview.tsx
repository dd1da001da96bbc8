// How the new tournament will be found: its link and its card on the home page, while it is being typed.

import { slugFor } from "#events/rules/slug.ts";
import { Section } from "#web/components/card/card.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { TournamentCard } from "#web/components/tournament-card/tournament-card.tsx";
import styles from "./add-tournament.module.css";

type PreviewProps = {
  name: string;
  acronym: string;
  startdate: string;
  organization: string;
  location: string;
};

export function Preview({ name, acronym, startdate, organization, location }: PreviewProps) {
  return (
    <div className={stack("s6")}>
      <Section title="Its link">
        <p className={styles.link}>
          {window.location.host}/<strong>{slugFor({ name, startdate })}</strong>
        </p>
      </Section>
      <Section title="Its card on the home page">
        <TournamentCard
          name={name || "Name of the tournament"}
          acronym={acronym}
          startdate={startdate}
          organization={organization}
          location={location}
          winner={null}
        />
      </Section>
    </div>
  );
}
