// Which tournaments a search finds: by date as shown, name, acronym, place, organization and winner.

import { formatDate } from "#events/rules/date.ts";
import { normalForm } from "#events/rules/normal-form.ts";
import type { HomeCard } from "#projections/views.ts";

export function findTournaments(cards: readonly HomeCard[], words: string): HomeCard[] {
  const sought = fold(words.trim());
  return cards.filter(({ startdate, name, acronym, location, organization, winner }) =>
    [formatDate(startdate), name, acronym, location, organization, winner?.name].some(
      (text) => text && fold(text).includes(sought),
    ),
  );
}

const fold = (text: string): string => normalForm(text).toLowerCase();
