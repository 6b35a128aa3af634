/** Owns the list of what the shown page reports: events of islands, and pages to which a browser would have gone. */

/** How many lines the list keeps. */
const LINES = 6;
const MOST_LETTERS = 120;

const short = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);

/** Returns the function that adds a line. It does nothing in a window without a list. */
export function createLog(): (what: string) => void {
  const list = document.getElementById('log');
  return (what) => {
    if (!list) return;
    const line = document.createElement('li');
    line.textContent = short(what);
    list.prepend(line);
    list.children[LINES]?.remove();
  };
}
