// Starts the site in the page that the server sent.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles/index.css";
import { App } from "./app.tsx";
import { reloadOnceForNewBuild } from "./stale-build.ts";

// A page kept open over a release asks for chunks that are gone.
window.addEventListener("vite:preloadError", (event) => {
  if (reloadOnceForNewBuild()) event.preventDefault();
});

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// For times without a network; after all that this page needs, and where browsers have it.
if (import.meta.env.PROD)
  window.addEventListener("load", () => {
    navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" }).catch(() => undefined);
  });
