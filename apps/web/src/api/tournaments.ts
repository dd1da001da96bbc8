// The calls about whole tournaments: one's own, a single one, creating, changing, deleting, and the admin check.
import type { HomeCard, StandingView, TournamentView } from "#projections/views.ts";
import { call } from "./call.ts";

export interface TournamentFields {
  slug: string;
  name: string;
  acronym: string;
  startdate: string;
  enddate: string;
  organization: string;
  location: string;
  winner: string;
  isPublished: boolean;
  isCustomStanding: boolean;
  isCustomPlayoff: boolean;
  unusualScoreWarnings: boolean;
}

export const myTournaments = () => call<HomeCard[]>("GET", "/api/admin/tournaments/");

/** Those that the caller may restore. */
export const deletedTournaments = () => call<HomeCard[]>("GET", "/api/admin/tournaments/?deleted=true");

export const adminCheck = (tournament: string) =>
  call<{ isAdmin: boolean }>("GET", `/api/tournaments/${tournament}/admin-check`);

export const createTournament = (body: Partial<TournamentFields>) =>
  call<TournamentView>("POST", "/api/tournaments", { body });

export const changeTournament = (id: string, version: number, body: Partial<TournamentFields>) =>
  call<TournamentView>("PUT", `/api/tournaments/${id}`, { body, version });

export const deleteTournament = (id: string) => call<{ message: string }>("DELETE", `/api/tournaments/${id}`);

export const restoreTournament = (id: string) =>
  call<TournamentView>("POST", `/api/tournaments/${id}/restore`);

export const calculateStandings = (id: string) =>
  call<{ message: string; notice?: string; standings: StandingView[] }>("PUT", `/api/teamstanding/${id}`);
