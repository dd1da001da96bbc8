// Calendar dates as text, never a Date in a local zone (rule 10).

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a date that exists in the calendar, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const parts = DATE.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1]!;
}

/** `2024-05-04` to `05/04/2024`, as cards and the search show it. */
export const formatDate = (date: string): string =>
  `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const numbersOf = (date: string) => date.split("-").map(Number) as [year: number, month: number, day: number];

/**
 * `2024-05-04` to `Sat 4 May`, or to `Sat 4 May 2024` if today is known to be in
 * another year; year 0 means unknown.
 */
export function formatDay(date: string, today = date): string {
  const [year, month, day] = numbersOf(date);
  const words = `${weekdayOf(date)} ${day} ${MONTHS[month - 1]}`;
  return (Number.parseInt(today, 10) || year) === year ? words : `${words} ${year}`;
}

/** `2024-05-04` to `Sat`, by Sakamoto's method. */
export function weekdayOf(date: string): string {
  const [year, month, day] = numbersOf(date);
  const offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  const weekday =
    (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + offsets[month - 1]! + day) % 7;
  return WEEKDAYS[weekday]!;
}
