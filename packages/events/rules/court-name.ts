// What a court is called in running text: "Court 4", but "Sports hall east" unchanged.
export function courtName(court: string): string {
  return court.length <= 3 ? `Court ${court}` : court;
}
