// The table: each figure beside what it is compared with, the ratio, the target, and whether it is reached.

export interface Figure {
  what: string;
  /** Ours, with its unit. */
  figure: string;
  /** The peer or limit, measured in the same run. */
  beside?: string;
  ratio?: string;
  target?: string;
  /** Absent: the line is only information. */
  reached?: boolean;
}

const HEADS = ["", "figure", "measured beside it", "ratio", "target", ""] as const;
const WIDTHS = [58, 12, 44, 8, 26, 7];

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
    .join(" ")
    .trimEnd();

export interface Table {
  part(title: string): void;
  add(figure: Figure): void;
  /** Prints how many targets are reached, and which are not. */
  close(): void;
}

export function openTable(print: (text: string) => void = console.log): Table {
  const figures: Figure[] = [];
  return {
    part(title) {
      print(`\n${title}`);
      print(line(HEADS));
    },
    add(figure) {
      figures.push(figure);
      const { what, figure: ours, beside = "", ratio = "", target = "", reached } = figure;
      print(line([what, ours, beside, ratio, target, verdict(reached)]));
    },
    close() {
      const judged = figures.filter(({ reached }) => reached !== undefined);
      const missed = judged.filter(({ reached }) => !reached);
      print(`\n${judged.length - missed.length} of ${judged.length} targets reached`);
      for (const { what } of missed) print(`missed: ${what}`);
    },
  };
}

const verdict = (reached: boolean | undefined): string =>
  reached === undefined ? "" : reached ? "reached" : "MISSED";

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString("en")}/s`;
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const times = (value: number): string => `${value.toFixed(2)} ×`;
