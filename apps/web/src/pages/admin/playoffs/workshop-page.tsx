// The bracket workshop: wildcards, creating the bracket, and filling it in, with one save for everything typed.

import clsx from "clsx";
import { useMemo } from "react";
import type { Method } from "#web/api/playoffs.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { ConfirmDialog } from "#web/components/dialog/confirm-dialog.tsx";
import { ErrorState } from "#web/components/error-state/error-state.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { LeaveGuard } from "#web/forms/leave-guard.tsx";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { AdminPage } from "../admin-page.tsx";
import { ConflictInbox } from "../scores/conflict-inbox.tsx";
import { ScoreBar } from "../scores/score-bar.tsx";
import { BracketEditor } from "./bracket-editor.tsx";
import { BracketMaker } from "./bracket-maker.tsx";
import { GoneGames } from "./gone-games.tsx";
import styles from "./playoffs.module.css";
import { scoredName } from "./scored-names.ts";
import { TeamDrag } from "./team-drag.tsx";
import { TeamList } from "./team-list.tsx";
import { useBracketDesk } from "./use-bracket-desk.ts";
import { useMadeBracket } from "./use-made-bracket.ts";
import { Wildcards } from "./wildcards.tsx";

type WorkshopPageProps = { title?: string; method?: Method };

function WorkshopPage({ title = "Manage Playoff Bracket", method }: WorkshopPageProps) {
  const { tournament, teams, playoffGames, wildcardGames } = useSnapshot();
  const desk = useBracketDesk(tournament._id, [...playoffGames, ...wildcardGames]);
  const { place, awaitBracket } = useMadeBracket(playoffGames);
  const playing = useMemo(() => teams.filter(({ placeholder }) => !placeholder), [teams]);
  const reached = new Set(desk.asking?.dependents.map(({ _id }) => _id));
  const editor = (
    // biome-ignore lint/a11y/useSemanticElements: the games of a bracket are no group of fields
    <div
      ref={place}
      role="group"
      aria-label="Bracket"
      tabIndex={-1}
      className={clsx(stack("s8"), styles.bracket)}
    >
      {playoffGames.length > 0 && <TeamList games={playoffGames} teams={playing} desk={desk} />}
      <BracketEditor games={playoffGames} teams={playing} desk={desk} />
    </div>
  );
  const fillFirst = playoffGames.length > 0 && method === undefined;
  return (
    <AdminPage
      title={title}
      ownOutbox
      note="Two digits go on to the next box, Enter saves everything typed on this page, Escape brings a game back."
      actions={
        <ButtonLink to={`/admin/${tournament.linkindex}/add-playoffgame`} variant="quiet" edge="end">
          Add one game
        </ButtonLink>
      }
    >
      <GoneGames games={desk.gone} teams={teams} onDrop={desk.acts.keepTheirs} />
      <ConflictInbox box={desk.box} kept={desk.kept} />
      <form
        className={stack("s8")}
        onSubmit={(event) => {
          event.preventDefault();
          void desk.save();
        }}
      >
        <TeamDrag teams={playing} desk={desk}>
          {fillFirst && editor}
          <Wildcards desk={desk} />
          <BracketMaker key={method} method={method} onMade={awaitBracket} />
          {!fillFirst && editor}
        </TeamDrag>
        {desk.failure && (
          <ErrorState look="bar" title={PLAYOFFS.saveFailed}>
            {desk.failure}
          </ErrorState>
        )}
        <ScoreBar
          unsaved={desk.unsaved}
          waiting={desk.waiting}
          words={PLAYOFFS.unsaved(desk.unsaved)}
          verb="Save Changes"
          onSave={desk.save}
        />
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
      <ConfirmDialog
        open={desk.asking !== null}
        onClose={desk.dismiss}
        title={PLAYOFFS.reachTitle}
        verb="Save and clear"
        noun={["score", "scores"]}
        names={playoffGames.filter(({ _id }) => reached.has(_id)).map(scoredName)}
        onConfirm={desk.confirm}
      >
        <p>{desk.asking?.error}</p>
      </ConfirmDialog>
      <LeaveGuard count={desk.unsaved} noun="game" onSave={desk.save} />
    </AdminPage>
  );
}

export const ManagePlayoffPage = () => <WorkshopPage key="any" />;
export const StandardPlayoffPage = () => (
  <WorkshopPage key="standard" title="Manage Standard Playoff Games" method="standard" />
);
export const WildcardPlayoffPage = () => (
  <WorkshopPage key="with-wildcard" title="Manage Playoff Games with WildCard" method="with-wildcard" />
);
export const CustomPlayoffPage = () => (
  <WorkshopPage key="empty" title="Manage Custom Playoff Games" method="empty" />
);
