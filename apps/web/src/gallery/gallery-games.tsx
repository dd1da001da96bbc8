// Games, gaps, the next game and live states.
import { useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { Card, Section } from "#web/components/card/card.tsx";
import { GameList, GameRow, RefereeRow } from "#web/components/game-row/game-row.tsx";
import { GapRow } from "#web/components/gap-row/gap-row.tsx";
import { type BadgeState, LiveBadge } from "#web/components/live-badge/live-badge.tsx";
import { CourtMark, LogoMark, TrophyMark, WhistleMark } from "#web/components/marks/marks.tsx";
import { NextGameCard } from "#web/components/next-game-card/next-game-card.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
import { longName, unbroken } from "./samples.ts";

export function SampleDay({ score = 25 }: { score?: number }) {
  const us = { name: "Calder Aces", marked: true };
  return (
    <Card flush>
      <GameList label="Today's games of Calder Aces">
        <GameRow
          time="8:00 AM"
          court="1"
          state="won"
          sides={[
            { ...us, score },
            { name: "Dunmore Setters", score: 18 },
          ]}
        />
        <GameRow
          time="8:40 AM"
          court="1"
          state="lost"
          sides={[
            { ...us, score: 22 },
            { name: "Oakham Aces", score: 25, to: "/gallery" },
          ]}
        />
        <GapRow gap="BYE" minutes={45} />
        <GameRow time="10:20 AM" court="4" state="next" sides={[us, { name: "Upton Spikers" }]} />
        <RefereeRow time="11:00 AM" court="4" />
        <GapRow gap="LUNCH" minutes={75} />
        <GameRow time="12:15 PM" court="2" state="upcoming" sides={[us, { name: "Selby Volley" }]} />
      </GameList>
    </Card>
  );
}

export function GalleryGames() {
  const [live, setLive] = useState<BadgeState>("live");
  const [score, setScore] = useState(25);
  return (
    <>
      <Section title="Next game">
        <NextGameCard
          team="Calder Aces"
          time="10:20 AM"
          countdown="in 18 min"
          opponent="Upton Spikers"
          detail="Pool A · round 3"
          court="4"
        />
        <NextGameCard team="Calder Aces" word="Now" time="11:00 AM" detail="Pool A · round 4" court="12" />
        <NextGameCard
          team={longName}
          time="12:15 PM"
          countdown="in 2 h 5 min"
          opponent={longName}
          detail="Pool A · round 3"
          court="Sports hall east"
        />
        <NextGameCard team="Calder Aces" time="1:05 PM" opponent={unbroken} />
      </Section>
      <Section
        title="Today"
        actions={
          <Button size="sm" onClick={() => setScore(score === 25 ? 27 : 25)}>
            Change a score
          </Button>
        }
      >
        <SampleDay score={score} />
      </Section>
      <Section title="Long names and other states">
        <Card flush>
          <GameList label="Games with long names">
            <GameRow
              time="12:00 PM"
              court="Sports hall east"
              note="Cross division · round 12"
              state="final"
              sides={[
                { name: longName, score: 25 },
                { name: unbroken, score: 9, marked: true },
              ]}
            />
            <GameRow
              time="12:40 PM"
              court="2"
              state="tied"
              sides={[
                { name: "Calder Aces", score: 21 },
                { name: "Granby Aces", score: 21 },
              ]}
            />
            <GameRow
              time="1:20 PM"
              court="3"
              state="now"
              sides={[
                { name: "Calder Aces", score: 7 },
                { name: "Granby Aces", score: 5 },
              ]}
            />
            <GameRow
              time="2:00 PM"
              state="upcoming"
              sides={[
                { name: "Winner of R2-2", open: true },
                { name: "TBD", open: true },
              ]}
            />
          </GameList>
        </Card>
      </Section>
      <Section title="Live states and marks">
        <Card>
          <LiveBadge
            state={live}
            asOf="10:42 AM"
            onToggle={() => setLive(live === "live" ? "paused" : "live")}
          />
          <LiveBadge state="live" over />
          <LiveBadge state="reconnecting" asOf="10:42 AM" />
          <LiveBadge state="paused" asOf="10:42 AM" onToggle={() => {}} />
          <LiveBadge state="offline" asOf="10:42 AM" />
          <p>
            <Pill>Final</Pill> <Pill tone="court">Won</Pill> <Pill tone="hot">Next</Pill>{" "}
            <Pill tone="danger">Failed</Pill>
          </p>
          <LogoMark /> <CourtMark court="4" /> <WhistleMark /> <TrophyMark />
        </Card>
      </Section>
    </>
  );
}
