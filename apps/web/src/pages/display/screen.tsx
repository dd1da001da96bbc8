// The screen itself: the tournament on top, one scene at a time, and at the side the time, the state and how to follow.
import { useSearchParams } from "react-router-dom";
import { formatTime } from "#events/rules/time.ts";
import { LogoMark } from "#web/components/marks/marks.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { QrCode } from "#web/components/qr-code/qr-code.tsx";
import { useDeviceClock } from "#web/live/device-clock.ts";
import { TournamentBadge } from "#web/live/tournament-badge.tsx";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { Address, tournamentAddress } from "#web/venue/address.tsx";
import { Controls } from "./controls.tsx";
import { useDisplayTheme } from "./display-theme.ts";
import { secondsOf, useRotation } from "./rotation.ts";
import { SceneView } from "./scene-view.tsx";
import { scenesOf } from "./scenes.ts";
import styles from "./screen.module.css";
import { useIdle } from "./use-idle.ts";
import { useKeys } from "./use-keys.ts";
import { useWakeLock } from "./wake-lock.ts";

export function Screen() {
  const snapshot = useSnapshot();
  const now = useDeviceClock();
  const [search] = useSearchParams();
  const { theme, turnTheme } = useDisplayTheme();
  const scenes = scenesOf(snapshot, now);
  const seconds = secondsOf(search.get("seconds"));
  const { index, ...turning } = useRotation(
    scenes.map(({ key }) => key),
    seconds,
    "champion",
  );
  const scene = scenes[index]!;
  const idle = useIdle();
  const press = { ...turning, theme, turnTheme };
  useKeys(press);
  useWakeLock();
  const { name, acronym, linkindex } = snapshot.tournament;
  const address = tournamentAddress(linkindex);
  return (
    <div className={styles.screen} data-idle={idle || undefined}>
      <header className={styles.head}>
        <LogoMark size={48} />
        <div className={styles.name}>
          <PageTitle title={name} documentTitle="Display" acronym={acronym} />
        </div>
        <TournamentBadge still />
        <p className={styles.clock}>{formatTime(now.time)}</p>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <section key={scene.key} className={styles.scene} aria-labelledby="scene">
          <h2 id="scene" className={styles.sceneTitle}>
            {scene.title}
            {scene.page && (
              <span className={styles.pages}>
                {scene.page.number} of {scene.page.of}
              </span>
            )}
          </h2>
          <SceneView scene={scene} />
        </section>
      </main>
      <aside className={styles.side} aria-label="Follow on your phone">
        <Controls {...press} several={scenes.length > 1} />
        <p className={styles.follow}>Follow live on your phone</p>
        <div className={styles.code}>
          <QrCode text={address} label={`QR code for ${address}`} />
        </div>
        <p className={styles.address}>
          <Address url={address} />
        </p>
      </aside>
      {!turning.paused && scenes.length > 1 && (
        <span
          key={`${scene.key} ${seconds}`}
          className={styles.progress}
          style={{ animationDuration: `${seconds}s` }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
