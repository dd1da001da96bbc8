// What surrounds every page: the skip link, the status region and the toasts.
import { Outlet } from "react-router-dom";
import { Announcer } from "./components/announcer/announcer.tsx";
import { SkipLink } from "./components/skip-link/skip-link.tsx";
import { ToastHost } from "./components/toast/toast-host.tsx";

export function Root() {
  return (
    <>
      <SkipLink />
      <Outlet />
      <Announcer />
      <ToastHost />
    </>
  );
}
