/**
 * Owns HTML that scripts give as text: the browser loads its scripts and frames before other code can check them. The
 * browser's own parser reads the text first, where nothing loads.
 */
import { before } from './before';
import { holdIn } from './holdIn';
import type { Guard } from './types';

/** A template: its content neither loads nor runs. */
const inert = document.createElement('template');

/**
 * Changes the text so that an element waits if the visitor has not agreed to its provider.
 * @param which only these elements
 */
export function heldText(guard: Guard, text: string, which?: string): string {
  inert.innerHTML = text;
  const given = inert.innerHTML;
  holdIn(guard, inert.content, true, which);
  return inert.innerHTML === given ? text : inert.innerHTML;
}

/**
 * Checks the text that scripts write or set as HTML from now on. A Trusted Types value is an object and must stay one.
 * @param look looks at once at what has come into the page
 */
export function watchText(guard: Guard, look: () => void): void {
  const { prototype } = Document;
  const { write } = prototype;
  const writeHeld = (self: unknown, given: unknown[]) => {
    if (self !== document || given.some((one) => one instanceof Object)) return false;
    // A tag may come in several pieces. So the parser gets each script's end tag separately: just before that, the
    // parser has created the script but has not run it.
    for (const piece of heldText(guard, given.join('')).split(/(?=<\/script)/i)) {
      look();
      write.call(document, piece);
    }
    return true;
  };
  before([prototype], ['write'], writeHeld);
  before([prototype], ['writeln'], (self, given) => writeHeld(self, [...given, '\n']));
  before(
    [Element.prototype, ShadowRoot.prototype],
    ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'],
    (self, given) => {
      given.forEach((text, place) => {
        // Browsers never run scripts that are set as HTML.
        if (self !== inert && typeof text === 'string' && /<iframe/i.test(text))
          given[place] = heldText(guard, text, 'iframe');
      });
    },
  );
}
