/** Owns the list of what an example's page is told: events of islands, and where the browser would have gone. */

/** Adds a line. */
export type Log = (what: string) => void;

/** Lines that stay. */
const LINES = 6;

/** Details may hold elements. */
function detailOf(event: Event): string {
  try {
    return JSON.stringify((event as CustomEvent).detail) ?? '';
  } catch {
    return '';
  }
}

const short = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** Hears every event that islands dispatch, whatever its name is. */
function hear(log: Log): void {
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('island:')) log(short(`${event.type} ${detailOf(event)}`));
    return dispatchEvent.call(this, event);
  };
}

/** Puts the list below the page. */
export function createLog(): Log {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  const list = document.createElement('ol');
  section.className = 'example-log';
  heading.textContent = 'What the page is told';
  section.append(heading, list);
  document.body.append(section);
  const log: Log = (what) => {
    const line = document.createElement('li');
    line.textContent = what;
    list.prepend(line);
    list.children[LINES]?.remove();
  };
  hear(log);
  return log;
}
