// What needs a hand before it spoils the day, by kind, each with a link to where it can be mended.

import { Check } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { groupedBy } from "#events/rules/grouped-by.ts";
import type { GameView } from "#projections/views.ts";
import type { Warning, WarningKind } from "#projections/warnings/warning.ts";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
import { WARNING_NAMES, WARNINGS } from "#web/sentences/warnings.ts";
import styles from "./attention.module.css";
import { mendingAll, mendingPath } from "./mending.ts";

/** How many of a kind are shown before the rest is asked for. */
const FIRST = 3;

type AttentionProps = { warnings: readonly Warning[]; games: readonly GameView[]; base: string };
type KindProps = Omit<AttentionProps, "games"> & { kind: WarningKind; games: ReadonlyMap<string, GameView> };

export function Attention({ warnings, games, base }: AttentionProps) {
  const byId = useMemo(() => new Map(games.map((game) => [game._id, game])), [games]);
  const kinds = groupedBy(warnings, ({ kind }) => kind);
  return (
    <Section title={WARNINGS.title}>
      <Card flush>
        {warnings.length === 0 && (
          <p className={styles.none}>
            <Check aria-hidden="true" size={20} strokeWidth={3} />
            <span>
              <strong>{WARNINGS.none}</strong>
              {WARNINGS.noneHint}
            </span>
          </p>
        )}
        {[...kinds].map(([kind, ofKind]) => (
          <KindOfWarning key={kind} kind={kind} warnings={ofKind} games={byId} base={base} />
        ))}
      </Card>
    </Section>
  );
}

function KindOfWarning({ kind, warnings, games, base }: KindProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? warnings : warnings.slice(0, FIRST);
  const page = mendingAll(kind, warnings, games);
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {WARNING_NAMES[kind]} <Pill tone="hot">{warnings.length}</Pill>
      </h3>
      <ul className={styles.warnings}>
        {shown.map((warning) => (
          <li key={`${warning.games.join()} ${warning.sentence}`} className={styles.warning}>
            <span className={styles.sentence}>{warning.sentence}</span>
            <ButtonLink
              to={`${base}/${mendingPath(warning, games)}`}
              size="sm"
              aria-label={`${WARNINGS.mend}: ${warning.sentence}`}
            >
              {WARNINGS.mend}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {warnings.length > FIRST && (
        <div className={styles.rest}>
          <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? WARNINGS.fewer : WARNINGS.more(warnings.length - FIRST)}
          </Button>
          {page && (
            <ButtonLink
              to={`${base}/${page}`}
              variant="quiet"
              size="sm"
              aria-label={`${WARNINGS.mendAll}: ${WARNING_NAMES[kind]}`}
            >
              {WARNINGS.mendAll}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
