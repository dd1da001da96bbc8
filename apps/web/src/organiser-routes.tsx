// Where organisers work: accounts, and a tournament's own desk behind its gate. Every page is a chunk of its own.
import { Navigate, type RouteObject } from "react-router-dom";
import { NotFoundPage } from "./pages/not-found/not-found-page.tsx";

const accountRoutes: RouteObject[] = [
  {
    path: "auth/registerform",
    lazy: async () => ({ Component: (await import("./pages/auth/register/register-page.tsx")).RegisterPage }),
  },
  {
    path: "auth/verifyemail",
    lazy: async () => ({ Component: (await import("./pages/auth/verify/verify-page.tsx")).VerifyPage }),
  },
  {
    path: "auth/login",
    lazy: async () => ({ Component: (await import("./pages/auth/login/login-page.tsx")).LoginPage }),
  },
  {
    path: "auth/forgot",
    lazy: async () => ({ Component: (await import("./pages/auth/password/forgot-page.tsx")).ForgotPage }),
  },
  {
    path: "auth/reset",
    lazy: async () => ({ Component: (await import("./pages/auth/password/reset-page.tsx")).ResetPage }),
  },
  {
    path: "auth/invite",
    lazy: async () => ({ Component: (await import("./pages/auth/invite/invite-page.tsx")).InvitePage }),
  },
  {
    path: "auth/profile",
    lazy: async () => ({ Component: (await import("./pages/auth/profile/profile-page.tsx")).ProfilePage }),
  },
  {
    path: "auth/unauthorized",
    lazy: async () => ({
      Component: (await import("./pages/auth/unauthorized/unauthorized-page.tsx")).UnauthorizedPage,
    }),
  },
  {
    path: "auth/add-tournament",
    lazy: async () => ({
      Component: (await import("./pages/auth/add-tournament/add-tournament-page.tsx")).AddTournamentPage,
    }),
  },
];

const deskRoutes: RouteObject[] = [
  {
    path: "admin/:slug/share",
    lazy: async () => ({
      Component: (await import("./pages/admin/share/share-page.tsx")).AdminSharePage,
    }),
  },
  {
    path: "admin/:slug",
    lazy: async () => ({ Component: (await import("./pages/admin/gate/admin-gate.tsx")).AdminGate }),
    children: [
      { index: true, element: <Navigate to="admin" replace /> },
      {
        path: "admin",
        lazy: async () => ({ Component: (await import("./pages/admin/home/home-page.tsx")).AdminHomePage }),
      },
      {
        path: "add-score",
        lazy: async () => ({
          Component: (await import("./pages/admin/scores/add-score-page.tsx")).AddScorePage,
        }),
      },
      {
        path: "score-sheets",
        lazy: async () => ({
          Component: (await import("./pages/admin/score-sheets/score-sheets-page.tsx")).ScoreSheetsPage,
        }),
      },
      {
        path: "update-tournament",
        lazy: async () => ({
          Component: (await import("./pages/admin/tournament/update-tournament-page.tsx"))
            .UpdateTournamentPage,
        }),
      },
      {
        path: "add-division",
        lazy: async () => ({
          Component: (await import("./pages/admin/divisions/add-division-page.tsx")).AddDivisionPage,
        }),
      },
      {
        path: "manage-division",
        lazy: async () => ({
          Component: (await import("./pages/admin/divisions/manage-division-page.tsx")).ManageDivisionPage,
        }),
      },
      {
        path: "add-team",
        lazy: async () => ({
          Component: (await import("./pages/admin/teams/add-team-page.tsx")).AddTeamPage,
        }),
      },
      {
        path: "manage-team",
        lazy: async () => ({
          Component: (await import("./pages/admin/teams/manage-team-page.tsx")).ManageTeamPage,
        }),
      },
      {
        path: "update-team",
        lazy: async () => ({
          Component: (await import("./pages/admin/teams/manage-team-page.tsx")).ManageTeamPage,
        }),
      },
      {
        path: "update-teamstats",
        lazy: async () => ({
          Component: (await import("./pages/admin/standings/update-teamstats-page.tsx")).UpdateTeamstatsPage,
        }),
      },
      {
        path: "add-game",
        lazy: async () => ({
          Component: (await import("./pages/admin/games/add-game-page.tsx")).AddGamePage,
        }),
      },
      {
        path: "manage-game",
        lazy: async () => ({
          Component: (await import("./pages/admin/games/manage-game-page.tsx")).ManageGamePage,
        }),
      },
      {
        path: "upload-game",
        lazy: async () => ({
          Component: (await import("./pages/admin/upload/upload-game-page.tsx")).UploadGamePage,
        }),
      },
      {
        path: "admin-standing",
        lazy: async () => ({
          Component: (await import("./pages/admin/standings/admin-standing-page.tsx")).AdminStandingPage,
        }),
      },
      {
        path: "history",
        lazy: async () => ({
          Component: (await import("./pages/admin/history/history-page.tsx")).HistoryPage,
        }),
      },
      {
        path: "manage-playoff",
        lazy: async () => ({
          Component: (await import("./pages/admin/playoffs/workshop-page.tsx")).ManagePlayoffPage,
        }),
      },
      {
        path: "manage-standardplayoff",
        lazy: async () => ({
          Component: (await import("./pages/admin/playoffs/workshop-page.tsx")).StandardPlayoffPage,
        }),
      },
      {
        path: "manage-kpsnaplayoff",
        lazy: async () => ({
          Component: (await import("./pages/admin/playoffs/workshop-page.tsx")).WildcardPlayoffPage,
        }),
      },
      {
        path: "manage-customplayoff",
        lazy: async () => ({
          Component: (await import("./pages/admin/playoffs/workshop-page.tsx")).CustomPlayoffPage,
        }),
      },
      {
        path: "add-playoffgame",
        lazy: async () => ({
          Component: (await import("./pages/admin/playoffs/add-playoff-game-page.tsx")).AddPlayoffGamePage,
        }),
      },
      {
        path: "organisers",
        lazy: async () => ({
          Component: (await import("./pages/admin/organisers/organisers-page.tsx")).OrganisersPage,
        }),
      },
      {
        path: "admin-feedback",
        lazy: async () => ({
          Component: (await import("./pages/admin/feedback/feedback-page.tsx")).AdminFeedbackPage,
        }),
      },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];

export const organiserRoutes = [...accountRoutes, ...deskRoutes];
