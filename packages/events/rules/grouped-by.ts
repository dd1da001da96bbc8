/**
 * In: rows, and the group of each. Out: the rows of each group; groups in the order of their first rows. The
 * oldest supported browsers have no `Map.groupBy`.
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
