// Telling people: the tournament's poster to print, its code and links, and how often its pages were shared.

import { Printer } from "lucide-react";
import { Button } from "#web/components/button/button.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { useTournament } from "#web/live/tournament-live.tsx";
import { ShareLists } from "#web/share/share-lists.tsx";
import { ShareSection } from "#web/share/share-section.tsx";
import { tournamentAddress } from "#web/venue/address.tsx";
import { AdminPage } from "../admin-page.tsx";
import { LoadedTournament } from "../gate/loaded-tournament.tsx";
import styles from "./poster.module.css";
import { Poster } from "./poster.tsx";

/** Open to whoever may see the tournament: nothing here changes it. */
export const AdminSharePage = () => (
  <LoadedTournament title="Share">
    <Share />
  </LoadedTournament>
);

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
        <div className={stack("s6")} data-print="no">
          <ShareSection url={url} acronym={acronym} />
          <ShareLists slug={linkindex} />
        </div>
      </div>
    </AdminPage>
  );
}
