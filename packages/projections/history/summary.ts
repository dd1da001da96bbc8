// The history in sentences: what a change did, in the words of the game.
import type { EventName } from "#events/catalogue.ts";
import type { Id, PlayoffScore, Team } from "#events/entities.ts";
import type { Change, ChangeKind, DomainEvent } from "#events/envelope.ts";
import { counted } from "#events/rules/counted.ts";
import { formatDays } from "#events/rules/days.ts";
import { pointsOf, type Score } from "#events/rules/score.ts";
import { formatTime } from "#events/rules/time.ts";
import { RECORD_FIELDS, RECORD_WORDS, recordText } from "../standings/record-words.ts";

/** `find`: a change by its id. `now`: an entity's title today, if it still exists. */
export interface Lookup {
  find: (change: Id) => Change | undefined;
  now: (id: Id) => string;
}

/** Acts described as a whole, not by what they did to each entity. */
const WHOLE_ACTS: Partial<Record<ChangeKind, (change: Change) => string>> = {
  Redact: ({ params }) => `Removed a name from ${counted(Number(params.changes ?? 0), "change")} of this log`,
  UploadGames: ({ params, events }) =>
    `Uploaded ${counted(Number(params.count ?? 0), "game")}${scoresIn(events)}`,
  CalculateStandings: ({ events }) => `Calculated the standings; ${counted(events.length, "record")} changed`,
  CreateWildcards: ({ params }) =>
    params.teams === 0
      ? "Removed the wildcard games"
      : `Made wildcard games for ${counted(Number(params.teams), "team")}`,
  CreatePlayoffs: ({ params }) => {
    const dropped = params.drop ? `, ${params.drop} dropped` : "";
    return `Made the bracket (${String(params.method).replaceAll("-", " ")}${dropped})`;
  },
  RemoveTournament: () => "Deleted the tournament",
  AddOrganiser: () => "Became an organiser",
  RemovePlayoffs: () => "Removed the bracket",
  RemoveWildcards: () => "Removed the wildcard games",
};

export function summaryOf(change: Change, lookup: Lookup): string {
  if (change.undoes.length > 0) return undoSummary(change, lookup);
  const whole = WHOLE_ACTS[change.kind];
  return whole ? whole(change) : eventsSummary(change, lookup);
}

/** "Changed Aces: court from 1 to 2; Entered …", or the first one and how many more. */
function eventsSummary(change: Change, lookup: Lookup): string {
  const { events } = change;
  const [cleared, others] = [events.filter(isCleared), events.filter((event) => !isCleared(event))];
  const tookAlong = cleared.length > 0 && others.length > 0;
  const phrases = scoresFirst(tookAlong ? others : events)
    .map((event) => phraseOf(event, change, lookup))
    .filter(Boolean);
  const [first = "Changed nothing"] = phrases;
  const words = phrases.length > 2 ? `${first}, and ${phrases.length - 1} more` : phrases.join("; ") || first;
  return tookAlong ? `${words}; ${clearedWords(cleared, change, lookup)}` : words;
}

/** When not everything fits, say what matters most: a round's results, not the courts typed with them. */
const scoresFirst = (events: readonly DomainEvent[]): DomainEvent[] => {
  const isScore = ({ type }: DomainEvent) => /Score(Entered|Corrected|Cleared)$/.test(type);
  return [...events.filter(isScore), ...events.filter((event) => !isScore(event))];
};

const isCleared = ({ type }: DomainEvent): boolean => type.endsWith("ScoreCleared");

const NAMED_CLEARED = 4;

/** What this act affected as a consequence: the later games it reached. */
function clearedWords(cleared: readonly DomainEvent[], change: Change, lookup: Lookup): string {
  if (cleared.length > NAMED_CLEARED) return `cleared ${counted(cleared.length, "score")}`;
  const names = cleared.map(({ id }) => titled(id, change, lookup));
  return `cleared the ${names.length === 1 ? "score" : "scores"} of ${names.join(", ")}`;
}

function undoSummary(change: Change, lookup: Lookup): string {
  const [id = "", ...others] = change.undoes;
  const target = lookup.find(id);
  const what = target ? summaryOf(target, lookup) : "a change";
  const redo = target !== undefined && target.undoes.length > 0;
  const more = others.length > 0 ? `, with ${counted(others.length, "change")} that depended on it` : "";
  return redo ? `Redid: ${what.replace(/^(Undid|Redid): /, "")}${more}` : `Undid: ${what}${more}`;
}

const scoresIn = (events: readonly DomainEvent[]): string => {
  const scores = events.filter(({ type }) => type === "ScoreEntered").length;
  return scores > 0 ? ` and entered ${counted(scores, "score")}` : "";
};

const OPENINGS: Partial<Record<EventName, string>> = {
  DivisionAdded: "Added division",
  DivisionRemoved: "Deleted division",
  TeamAdded: "Added team",
  TeamRemoved: "Deleted team",
  GameAdded: "Added game",
  GameRemoved: "Deleted game",
  GameTeamsChanged: "Changed the teams of",
  WildcardGameAdded: "Added",
  WildcardGameChanged: "Changed",
  WildcardGameRemoved: "Deleted",
  PlayoffGameAdded: "Added",
  PlayoffGameRemoved: "Deleted",
  TournamentCreated: "Created",
};

const WHOLE_PHRASES: Partial<Record<EventName, string>> = {
  TournamentPublished: "Published the tournament",
  TournamentUnpublished: "Unpublished the tournament",
  OrganiserAdded: "",
  OrganiserInvited: "Invited an organiser",
  InvitationClosed: "Withdrew an invitation",
  OrganiserRemoved: "Removed an organiser",
  FeedbackHidden: "Hid a piece of feedback",
};

function phraseOf(event: DomainEvent, change: Change, lookup: Lookup): string {
  const phrase = WHOLE_PHRASES[event.type];
  if (phrase !== undefined) return phrase;
  const name = titled(event.id, change, lookup);
  const opening = OPENINGS[event.type];
  if (opening) return `${opening} ${name}`;
  const corrects = event.type === "ScoreCorrected" || hasFullScore(event.before);
  if (event.type.endsWith("ScoreEntered") && !corrects)
    return `Entered ${scoreText(event.after)} for ${name}${betweenText(event.after, change)}`;
  if (corrects && /Score(Entered|Corrected)$/.test(event.type))
    return `Corrected ${name}${betweenText(event.after, change)} from ${scoreText(event.before)} to ${scoreText(event.after)}`;
  if (event.type.endsWith("ScoreCleared"))
    return `Cleared the score ${scoreText(event.before)} of ${name}${betweenText(event.before, change)}`;
  if (event.type === "TeamRenamed")
    return `Renamed ${fieldText("name", event.before, change)} to ${fieldText("name", event.after, change)}`;
  const fields = Object.keys(event.after ?? {}).flatMap((field) =>
    field === "record" ? recordPhrases(event) : [fieldPhrase(field, event, change)],
  );
  return `Changed ${event.entity === "tournament" ? "" : `${name}: `}${fields.join(", ")}`;
}

/** What words cannot distinguish is only named. */
function fieldPhrase(field: string, { before, after }: DomainEvent, change: Change): string {
  const word = WORDS[field] ?? field;
  const [from, to] = [fieldText(field, before, change), fieldText(field, after, change)];
  return from === to ? word : `${word} from ${from} to ${to}`;
}

/** Of a record, only what differs: "rank from none to 3, wins from 0 to 2". */
function recordPhrases({ before, after }: DomainEvent): string[] {
  const recordIn = (side: object | null) => (side as Pick<Team, "record">).record;
  const [was, is] = [recordIn(before), recordIn(after)];
  return RECORD_FIELDS.filter((field) => was[field] !== is[field]).map(
    (field) => `${RECORD_WORDS[field]} from ${recordText(field, was)} to ${recordText(field, is)}`,
  );
}

/** `Object.hasOwn`, because a court may be called "constructor". */
const nameIn = ({ names }: Change, id: string): string | undefined =>
  Object.hasOwn(names, id) ? names[id] : undefined;

/** `Aces (now Eagles)` */
function titled(id: Id, change: Change, { now }: Lookup): string {
  const then = nameIn(change, id) ?? "something";
  const today = now(id);
  return today && today !== then ? `${then} (now ${today})` : then;
}

type Side = DomainEvent["before"];

const scoreIn = (side: Side): Score | PlayoffScore | null => (side && "score" in side && side.score) || null;

/** The bracket has one event for both entering and correcting a score. */
const hasFullScore = (side: Side): boolean => pointsOf(scoreIn(side)).every((points) => points !== null);

/** A bracket game's place does not say who played there: " (Aces v Blockers)". */
function betweenText(side: Side, change: Change): string {
  const score = scoreIn(side);
  const [one, two] = score && "teams" in score ? score.teams.map((team) => nameIn(change, team)) : [];
  return one && two ? ` (${one} v ${two})` : "";
}

function scoreText(side: Side): string {
  const [first, second] = pointsOf(scoreIn(side));
  return first === null && second === null ? "no score" : `${first ?? "–"} : ${second ?? "–"}`;
}

const WORDS: Record<string, string> = {
  startdate: "start date",
  enddate: "end date",
  isCustomStanding: "custom standing",
  isCustomPlayoff: "custom playoff",
  unusualScoreWarnings: "score warnings",
  wildcardDrop: "teams dropped before the wildcards",
  state: "organization",
  pick1: "hand-picked first team",
  pick2: "hand-picked second team",
};

function fieldText(field: string, side: object | null, change: Change): string {
  const value = (side as Record<string, unknown> | null)?.[field] ?? null;
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (field === "time") return formatTime(String(value));
  if (field === "date" || field === "startdate" || field === "enddate")
    return formatDays(String(value), null);
  return nameIn(change, String(value)) ?? (typeof value === "object" ? "another value" : String(value));
}
