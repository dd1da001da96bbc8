// The background of every preview image: its size, its colours, and a court seen from above with white lines.

/** The size that link previews ask for. */
export const SIZE = { width: 1200, height: 630 } as const;

export const COLOUR = {
  zone: "#0a2d68",
  court: "#1148a3",
  ink: "#ffffff",
  quiet: "#d6e3fa",
  hot: "#ff8f4d",
  onHot: "#0b111d",
} as const;

export const LEFT = 84;
export const RIGHT = SIZE.width - LEFT;
export const WIDTH = RIGHT - LEFT;

/** Eighteen by nine metres within its free zone; the inner lines stay behind the text. */
export function court(): string {
  const [x, y, length, width] = [30, 30, 1140, 570];
  const metre = length / 18;
  const across = (at: number, opacity: number) =>
    `<path d="M${x + at * metre} ${y}v${width}" stroke-opacity="${opacity}"/>`;
  return (
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOUR.zone}"/>` +
    `<rect x="${x}" y="${y}" width="${length}" height="${width}" fill="${COLOUR.court}"/>` +
    `<g fill="none" stroke="${COLOUR.ink}" stroke-width="5">${across(6, 0.07)}${across(9, 0.12)}${across(12, 0.07)}` +
    `<rect x="${x}" y="${y}" width="${length}" height="${width}"/></g>`
  );
}
