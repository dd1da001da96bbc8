/**
 * In: rows, and what each of them belongs to. Out: the rows of each, in the order in which the first of them came.
 * `Map.groupBy` is not in the browsers of a phone of 2017, on which this product is read too.
 */
export function groupedBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
