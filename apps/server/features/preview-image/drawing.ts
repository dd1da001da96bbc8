// The preview image as SVG: a court from above in deep blue with white lines; orange is only for what is live.
import type { Card, Stage } from "./card.ts";
import { COLOUR, court, LEFT, RIGHT, SIZE, WIDTH } from "./court.ts";
import { drawable, type Family, isWhole, outlineOf, widthOf } from "./faces.ts";
import { fit } from "./lines.ts";

const NAME_TRIES = [
  { size: 104, lines: 1 },
  { size: 92, lines: 1 },
  { size: 80, lines: 2 },
  { size: 68, lines: 2 },
  { size: 54, lines: 3 },
  { size: 46, lines: 3 },
];
const CHAMPION_TRIES = [
  { size: 60, lines: 1 },
  { size: 48, lines: 1 },
  { size: 40, lines: 1 },
];
const LINE_TRIES = [
  { size: 34, lines: 1 },
  { size: 30, lines: 1 },
];
/** Between the top row and the bottom one. */
const MIDDLE = { top: 132, bottom: 474 } as const;
const BASELINE = 558;

interface Ink {
  size: number;
  family?: Family;
  fill?: string;
}

const text = (
  words: string,
  x: number,
  y: number,
  { size, family = "text", fill = COLOUR.ink }: Ink,
): string => `<path fill="${fill}" d="${outlineOf(words, x, y, size, family)}"/>`;

/** Out: the whole image. Text is drawn as outlines, so no part of a name is ever read as markup. */
export function drawingOf(card: Card): string {
  const bottom = card.champion === null ? figures(card.figures) : champion(card.champion);
  const parts = [
    court(),
    product(card),
    card.stage ? stage(card.stage) : "",
    middle(card, bottom !== ""),
    bottom,
  ];
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

function product({ name }: Card): string {
  const mark =
    `<g transform="translate(${LEFT} 68) scale(1.5)" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect width="32" height="32" rx="8" fill="${COLOUR.zone}"/><path d="M5.5 8h21v16h-21z" stroke="#fff"/>` +
    `<path d="M16 4.5v23" stroke="${COLOUR.hot}"/></g>`;
  const words = "Volleyball Scorecards";
  return name === words ? mark : mark + text(words, LEFT + 64, 102, { size: 28, fill: COLOUR.quiet });
}

const STAGE_WORDS: Record<Stage, string> = { upcoming: "Upcoming", live: "Live", finished: "Finished" };

function stage(now: Stage): string {
  const size = 28;
  const words = STAGE_WORDS[now];
  const isLive = now === "live";
  const dot = isLive ? 26 : 0;
  const width = widthOf(words, size) + dot + 48;
  const x = RIGHT - width;
  const look = isLive ? `fill="${COLOUR.hot}"` : `fill="none" stroke="${COLOUR.quiet}" stroke-width="2.5"`;
  const fill = isLive ? COLOUR.onHot : COLOUR.quiet;
  return (
    `<rect x="${x}" y="66" width="${width}" height="52" rx="26" ${look}/>` +
    (isLive ? `<circle cx="${x + 30}" cy="92" r="8" fill="${fill}"/>` : "") +
    text(words, x + 24 + dot, 102, { size, fill })
  );
}

/** Acronym, name, days and place, as one block centred in its space. */
function middle({ acronym, name, lines }: Card, hasBottom: boolean): string {
  const title = [name, acronym ?? ""].find((words) => words && isWhole(words) && drawable(words));
  const words = drawable(title ?? name) || drawable(acronym ?? "") || "Volleyball tournament";
  const above = acronym && words === drawable(name) ? drawable(acronym, "board") : "";
  const { size, lines: titles } = fit(words, { width: WIDTH, tries: NAME_TRIES }, widthOf);
  const shown = lines.map((line) => drawable(line)).filter(Boolean);
  const leading = size * 1.06;
  const height = (above ? 56 : 0) + titles.length * leading + 16 + shown.length * 46;
  const bottom = hasBottom ? MIDDLE.bottom : BASELINE;
  let y = MIDDLE.top + Math.max(0, (bottom - MIDDLE.top - height) / 2);
  let drawn = "";
  if (above) {
    const [line = ""] = fit(above, { width: WIDTH, tries: [{ size: 44, lines: 1 }] }, boardWidth).lines;
    drawn += text(line, LEFT, y + 44, { size: 44, family: "board", fill: COLOUR.quiet });
    y += 56;
  }
  for (const line of titles) {
    drawn += text(line, LEFT - size * 0.04, y + size * 0.8, { size });
    y += leading;
  }
  y += 16;
  for (const line of shown) {
    const fitted = fit(line, { width: WIDTH, tries: LINE_TRIES }, widthOf);
    drawn += text(fitted.lines[0] ?? "", LEFT, y + 32, { size: fitted.size, fill: COLOUR.quiet });
    y += 46;
  }
  return drawn;
}

const boardWidth = (words: string, size: number): number => widthOf(words, size, "board");

function figures(told: Card["figures"]): string {
  let x = LEFT;
  let drawn = "";
  for (const { figure, label } of told) {
    drawn += text(figure, x, BASELINE, { size: 84, family: "board" });
    x += boardWidth(figure, 84) + 14;
    drawn += text(label, x, BASELINE, { size: 30, fill: COLOUR.quiet });
    x += widthOf(label, 30) + 56;
  }
  return drawn;
}

function champion(name: string): string {
  const size = 76;
  const trophy =
    `<g transform="translate(${LEFT - 8} ${BASELINE - 62}) scale(${size / 24})" fill="none" stroke="${COLOUR.ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M7 4h10v6a5 5 0 0 1-10 0z" fill="${COLOUR.ink}"/>` +
    `<path d="M7 6H4c0 3.2 1.2 5 3.4 5M17 6h3c0 3.2-1.2 5-3.4 5M12 15v4M8 20h8"/></g>`;
  const x = LEFT + size + 12;
  const words = drawable(name);
  const label = text("Champion", x, words ? 506 : BASELINE, { size: words ? 26 : 48, fill: COLOUR.quiet });
  if (!words) return trophy + label;
  const { size: fitted, lines } = fit(words, { width: RIGHT - x, tries: CHAMPION_TRIES }, widthOf);
  return trophy + label + text(lines[0]!, x, BASELINE + 8, { size: fitted });
}
