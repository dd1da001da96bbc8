// Reads a game's court from what was typed or sent.
import { cleanName } from "./name.ts";

export const COURT_LENGTH = 20;

/** `0` and blank mean no court. */
export const cleanCourt = (raw: string | number): string | null => {
  const text = cleanName(String(raw));
  return text === "" || text === "0" ? null : text;
};
