// What spectators see of one tournament. Every page is a chunk of its own, loaded beside the frame's.
import type { RouteObject } from "react-router-dom";

export const tournamentRoutes: RouteObject = {
  path: ":slug",
  lazy: async () => ({ Component: (await import("./tournament/tournament-frame.tsx")).TournamentFrame }),
  children: [
    {
      index: true,
      lazy: async () => ({
        Component: (await import("./pages/tournament-home/tournament-home-page.tsx")).TournamentHomePage,
      }),
    },
    {
      path: "teams",
      lazy: async () => ({ Component: (await import("./pages/teams/teams-page.tsx")).TeamsPage }),
    },
    {
      path: "divisions",
      lazy: async () => ({ Component: (await import("./pages/divisions/divisions-page.tsx")).DivisionsPage }),
    },
    {
      path: "schedules",
      lazy: async () => ({ Component: (await import("./pages/schedules/schedules-page.tsx")).SchedulesPage }),
    },
    {
      path: "scores",
      lazy: async () => ({ Component: (await import("./pages/scores/scores-page.tsx")).ScoresPage }),
    },
    {
      path: "standings",
      lazy: async () => ({ Component: (await import("./pages/standings/standings-page.tsx")).StandingsPage }),
    },
    {
      path: "wildcard",
      lazy: async () => ({ Component: (await import("./pages/wildcard/wildcard-page.tsx")).WildcardPage }),
    },
    {
      path: "playoff",
      lazy: async () => ({ Component: (await import("./pages/playoff/playoff-page.tsx")).PlayoffPage }),
    },
    {
      path: "feedback",
      lazy: async () => ({ Component: (await import("./pages/feedback/feedback-page.tsx")).FeedbackPage }),
    },
  ],
};

/** For a television: no frame around it, and nothing on it leads elsewhere. */
export const displayRoute: RouteObject = {
  path: ":slug/display",
  lazy: async () => ({ Component: (await import("./pages/display/display-page.tsx")).DisplayPage }),
};
