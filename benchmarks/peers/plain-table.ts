// A page with nothing but a table: as many rows and cells, sorted and ticked by a few lines of script.

/** Out: a whole page. Its header sorts, ticks all and types as ours does, without a framework or styles. */
export function plainTable(rows: number, columns: number): string {
  const line = (cells: readonly string[], tag: string) =>
    cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("");
  const names = Array.from({ length: columns }, (_, at) => `Column ${at + 1}`);
  const body = Array.from({ length: rows }, (_, at) => {
    const cells = names.map((name) => `${name} of ${(at * 7919) % rows}`);
    return `<tr><td><input type="checkbox"></td>${line(cells, "td")}<td><input type="text" inputmode="numeric"></td></tr>`;
  });
  return `<!doctype html><title>Plain</title><main><button id="patch">patch</button><table>
<thead><tr><th><input type="checkbox"></th>${line(
    names.map((name) => `<button>${name}</button>`),
    "th",
  )}<th></th></tr></thead>
<tbody>${body.join("")}</tbody></table></main><script>
const body = document.querySelector("tbody");
let sign = 1;
for (const button of document.querySelectorAll("thead button")) button.onclick = () => {
  const at = button.parentElement.cellIndex;
  const order = new Intl.Collator("en", { numeric: true });
  const text = (row) => row.cells[at].textContent;
  body.append(...[...body.rows].sort((a, b) => sign * order.compare(text(a), text(b))));
  sign = -sign;
};
document.querySelector("thead input").onclick = ({ target }) => {
  for (const box of body.querySelectorAll("input[type=checkbox]")) box.checked = target.checked;
};
document.querySelector("#patch").onclick = () => { body.rows[0].cells[1].textContent = String(Math.random()); };
</script>`;
}
