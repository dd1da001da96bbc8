// Telling people: the tournament's poster to print, its code and links, and how often its pages were shared.
import { Printer } from "lucide-react";
import { useParams } from "react-router-dom";
import { Button } from "#web/components/button/button.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { TournamentLive, useLiveState, useLiveStore, useTournament } from "#web/live/tournament-live.tsx";
import { ADMIN } from "#web/sentences/admin.ts";
import { ShareLists } from "#web/share/share-lists.tsx";
import { ShareSection } from "#web/share/share-section.tsx";
import { tournamentAddress } from "#web/venue/address.tsx";
import { AdminPage } from "../admin-page.tsx";
import { GatePage, Waiting } from "../gate/gate-page.tsx";
import styles from "./poster.module.css";
import { Poster } from "./poster.tsx";

/** Open to whoever may see the tournament: nothing here changes it. */
export function AdminSharePage() {
  const { slug = "" } = useParams();
  return (
    <TournamentLive slug={slug} key={slug}>
      <Shown />
    </TournamentLive>
  );
}

function Shown() {
  const { phase } = useLiveState();
  const store = useLiveStore();
  if (phase === "ready") return <Share />;
  if (phase === "loading") return <Waiting words={ADMIN.loading} />;
  return (
    <GatePage title="Share">
      {phase === "failed" ? (
        <ErrorState title={ADMIN.loadFailed} onRetry={() => store.retry()} />
      ) : (
        <EmptyState title="Out of bounds">{ADMIN.gone}</EmptyState>
      )}
    </GatePage>
  );
}

function Share() {
  const { linkindex, acronym, isPublished } = useTournament();
  const url = tournamentAddress(linkindex);
  return (
    <AdminPage
      title="Share"
      note="The poster for the door, and the links for everybody who is not there."
      actions={
        <Button variant="primary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print poster
        </Button>
      }
    >
      {!isPublished && (
        <Notice title="Not published yet.">
          Whoever opens the address now is told that nothing is there.
        </Notice>
      )}
      <div className={styles.columns}>
        <Poster url={url} />
        <div className={styles.beside}>
          <ShareSection url={url} acronym={acronym} />
          <ShareLists slug={linkindex} />
        </div>
      </div>
    </AdminPage>
  );
}
