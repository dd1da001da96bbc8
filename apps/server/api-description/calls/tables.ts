// The tables as files for a spreadsheet.
import type { Call } from "../call.ts";

const table = (name: string, does: string, answers: string): Call => ({
  method: "GET",
  path: `/api/tournaments/:tournament/${name}.csv`,
  area: "Tables",
  who: "anyone",
  does: `${does} as CSV, in UTF-8 with a byte-order mark; text that begins like a formula has an apostrophe before it.`,
  answers,
  mediaType: "text/csv",
});

export const TABLES_CALLS: readonly Call[] = [
  table("standings", "The standings", "rank,team,division,P,W,L,diff,points\r\n1,Aces,Gold,2,2,0,14,50\r\n"),
  table("teams", "The teams", "name,captain,state,division\r\nAces,Robin Hale,NY,Gold\r\n"),
  table(
    "games",
    "The games, in the columns of the upload,",
    "team1,team2,division,round,court,date,time,scoreTeam1,scoreTeam2,isReferee\r\nAces,Blockers,Gold,1,3,,09:00,25,18,\r\n",
  ),
  table(
    "playoffs",
    "The wildcard games and the bracket",
    "stage,rank,team1,team2,division,round,court,date,time,scoreTeam1,scoreTeam2\r\nRound 1,1,Aces,Diggers,,1,1,,13:00,25,20\r\n",
  ),
];
