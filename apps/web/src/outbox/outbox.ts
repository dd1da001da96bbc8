// The scores kept on this device, separately for each account and tournament; every tab of the site shares them.
import { storedKeys } from "../session/device-store.ts";
import type { Kept } from "./kept-scores.ts";

const PREFIX = "outbox_";
const NONE: Kept = [];

export interface Outbox {
  account: string;
  tournament: string;
}

const nameOf = ({ account, tournament }: Outbox): string => `${PREFIX}${account}_${tournament}`;

const listeners = new Set<() => void>();
const read = new Map<string, { text: string; kept: Kept }>();

/** The same list until it changes. */
export function keptIn(box: Outbox): Kept {
  const name = nameOf(box);
  const text = textOf(name);
  if (text === null) return NONE;
  const known = read.get(name);
  if (known?.text === text) return known.kept;
  const kept = parsed(text);
  read.set(name, { text, kept });
  return kept;
}

function textOf(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function parsed(text: string): Kept {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : NONE;
  } catch {
    return NONE;
  }
}

/** Works on what is stored at this moment. False if the device has no room: then nothing was kept. */
export function changeKept(box: Outbox, change: (kept: Kept) => Kept): boolean {
  const kept = change(keptIn(box));
  try {
    if (kept.length > 0) localStorage.setItem(nameOf(box), JSON.stringify(kept));
    else localStorage.removeItem(nameOf(box));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Every tournament with scores that the account has kept here. */
export function boxesOf(account: string): Outbox[] {
  const mine = `${PREFIX}${account}_`;
  return storedKeys(mine).map((name) => ({ account, tournament: name.slice(mine.length) }));
}

/** Also what another tab keeps or has sent. */
export function onOutboxChange(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}
