// The event catalogue: every name that can stand in a log, the entity it is about and what it means.
import type { EntityKind } from "./entities.ts";

interface CatalogueEntry {
  entity: EntityKind | "any";
  means: string;
}

export const CATALOGUE = {
  TournamentCreated: { entity: "tournament", means: "A tournament begins; its first event." },
  TournamentDetailsChanged: {
    entity: "tournament",
    means: "Name, acronym, organisation, location or dates.",
  },
  TournamentPublished: { entity: "tournament", means: "Spectators can see it from now on." },
  TournamentUnpublished: { entity: "tournament", means: "Spectators can no longer see it." },
  TournamentRemoved: { entity: "removal", means: "Nobody can see it any more; its owner may restore it." },
  StandingModeChanged: {
    entity: "tournament",
    means: "Standings are calculated by hand, or follow every score.",
  },
  WinnerChosen: { entity: "tournament", means: "A winner is set or cleared by hand." },
  TournamentSettingsChanged: {
    entity: "tournament",
    means: "A switch of the tournament, such as score warnings.",
  },
  DivisionAdded: { entity: "division", means: "A division is added." },
  DivisionChanged: { entity: "division", means: "A division's name or description." },
  DivisionRemoved: { entity: "division", means: "An unused division is removed." },
  TeamAdded: { entity: "team", means: "A team is added." },
  TeamRenamed: { entity: "team", means: "A team's name." },
  TeamChanged: { entity: "team", means: "A team's captain, organisation or division." },
  TeamRemoved: { entity: "team", means: "An unused team is removed." },
  RecordCalculated: { entity: "team", means: "A team's record as counted from the scores." },
  RecordTyped: { entity: "team", means: "A team's record as typed by an organiser." },
  GameAdded: { entity: "game", means: "A game is added, by form or by file." },
  GameTeamsChanged: { entity: "game", means: "Who meets, or that it is a referee duty." },
  GameRescheduled: { entity: "game", means: "Date, time or court." },
  GameChanged: { entity: "game", means: "Division or round." },
  ScoreEntered: { entity: "game", means: "A score where there was none." },
  ScoreCorrected: { entity: "game", means: "Another score." },
  ScoreCleared: { entity: "game", means: "A score is taken away." },
  GameRemoved: { entity: "game", means: "A game is removed." },
  WildcardGameAdded: { entity: "wildcardGame", means: "A wildcard game is added." },
  WildcardGameChanged: { entity: "wildcardGame", means: "A wildcard game's teams, court, time or division." },
  WildcardScoreEntered: { entity: "wildcardGame", means: "A wildcard game's score." },
  WildcardGameRemoved: { entity: "wildcardGame", means: "A wildcard game is removed." },
  WildcardDropSet: { entity: "tournament", means: "How many teams left before the wildcards." },
  PlayoffGameAdded: { entity: "playoffGame", means: "A place in the bracket, with its seeds." },
  PlayoffTeamPicked: { entity: "playoffGame", means: "A team picked by hand, or a pick taken away." },
  PlayoffGameRescheduled: { entity: "playoffGame", means: "A bracket game's court, date, time or division." },
  PlayoffScoreEntered: {
    entity: "playoffGame",
    means: "A bracket game's score, with the two teams that played.",
  },
  PlayoffScoreCleared: { entity: "playoffGame", means: "A bracket game's score is taken away." },
  PlayoffGameRemoved: { entity: "playoffGame", means: "A place in the bracket is removed." },
  OrganiserInvited: {
    entity: "organiser",
    means: "Someone is invited to organise; the id is the invitation's.",
  },
  InvitationClosed: { entity: "organiser", means: "An invitation is accepted or withdrawn." },
  OrganiserAdded: { entity: "organiser", means: "An account may organise this tournament." },
  OrganiserRemoved: { entity: "organiser", means: "An account may no longer organise it." },
  Restored: { entity: "any", means: "An undo puts an entity back to what it was; the same shape for all." },
  FeedbackHidden: {
    entity: "feedback",
    means: "A feedback is hidden from everyone; undoing shows it again.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export type EventName = keyof typeof CATALOGUE;

export const EVENT_NAMES = Object.keys(CATALOGUE) as EventName[];
