// The display for a television in the hall: it changes scenes by itself and follows the same live data as the phones.
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { LogoMark } from "#web/components/marks/marks.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { TournamentLive, useLiveState, useLiveStore } from "#web/live/tournament-live.tsx";
import { useDisplayTheme } from "./display-theme.ts";
import styles from "./screen.module.css";
import { Screen } from "./screen.tsx";

export function DisplayPage() {
  const { slug = "" } = useParams();
  return (
    <TournamentLive key={slug} slug={slug}>
      <DisplayBody />
    </TournamentLive>
  );
}

function DisplayBody() {
  const { phase } = useLiveState();
  if (phase === "ready") return <Screen />;
  if (phase === "gone") return <NotThere />;
  return phase === "failed" ? (
    <Message title="No connection">The server does not answer. It is tried again and again.</Message>
  ) : (
    <Message title="Loading">The tournament is on its way.</Message>
  );
}

const ASK_AGAIN_MS = 5000;

/** Nothing signals that a tournament has been published, so it is requested again and again. */
function NotThere() {
  const store = useLiveStore();
  useEffect(() => {
    const asking = setInterval(() => store.retry(), ASK_AGAIN_MS);
    return () => clearInterval(asking);
  }, [store]);
  return (
    <Message title="Not published">
      There is no published tournament at this address. It appears here by itself as soon as there is one.
    </Message>
  );
}

/** No link leads away: other sites may frame this page. */
function Message({ title, children }: { title: string; children: string }) {
  useDisplayTheme();
  return (
    <div className={styles.screen}>
      <main id="main" tabIndex={-1} className={styles.message}>
        <LogoMark size={96} />
        <PageTitle title={title} />
        <p>{children}</p>
      </main>
    </div>
  );
}
