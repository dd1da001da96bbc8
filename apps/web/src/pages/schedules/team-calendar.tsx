// A team's games in the viewer's own calendar, which picks up every later change by itself.
import { CalendarPlus, Link2 } from "lucide-react";
import type { TeamView } from "#projections/views.ts";
import { Button, buttonClass } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { copyText } from "#web/components/share/copy-text.ts";
import { showToast } from "#web/components/toast/toasts.ts";
import { useTournament } from "#web/live/tournament-live.tsx";
import { useOnDevice } from "#web/served/served.tsx";
import styles from "./team-calendar.module.css";

export function TeamCalendar({ team }: { team: TeamView }) {
  const { linkindex } = useTournament();
  const path = `/${encodeURIComponent(linkindex)}/calendar/${team._id}.ics`;
  const follow = useOnDevice() ? `webcal://${location.host}${path}` : path;

  async function copy() {
    const copied = await copyText(`${location.origin}${path}`);
    showToast(copied ? { message: "Copied to clipboard" } : { message: "Failed to copy", kind: "failed" });
  }

  return (
    <div data-print="no">
      <Section title="Calendar">
        <Card className={styles.calendar}>
          <p className={styles.words}>
            The games of {team.name} in your own calendar, at venue time. A moved game moves there too, and
            playoff games come as soon as they are known.
          </p>
          <div className={styles.ways}>
            <a href={follow} className={buttonClass({})}>
              <CalendarPlus aria-hidden="true" />
              Add to calendar
            </a>
            <Button variant="quiet" icon={<Link2 aria-hidden="true" />} onClick={copy}>
              Copy calendar link
            </Button>
            <a href={path} download className={buttonClass({ variant: "quiet" })}>
              Download once
            </a>
          </div>
        </Card>
      </Section>
    </div>
  );
}
