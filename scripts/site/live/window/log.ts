/** Owns the list of what the shown page is told: events of islands, and where the browser would have gone. */

/** Lines that stay. */
const LINES = 6;
const MOST_LETTERS = 120;

const short = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);

/** Gives what adds a line. A window without a list tells nothing. */
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
