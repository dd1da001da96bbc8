// Where organisers work: accounts, and a tournament's own desk behind its gate. Every page is a chunk of its own.
import type { RouteObject } from "react-router-dom";

export const accountRoutes: RouteObject[] = [
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
