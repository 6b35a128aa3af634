/** Owns HTML that scripts give as text: the browser loads its scripts and frames before other code can check them. */
import { before } from './before';
import { lacking } from './page';

const ADDRESS = /\ssrc(\s*=\s*["']?([^"'\s>]+))/i;

/** Changes the text so that the tags of providers wait that the visitor has not agreed to. */
export const heldText = (text: string, tags: RegExp): string =>
  text.replace(tags, (tag, name: string) => {
    const address = ADDRESS.exec(tag)?.[2];
    const needed = address && lacking(address, '').replace(/"/g, '');
    if (!needed) return tag;
    // If an attribute appears twice, the first one counts.
    return `<${name} type="text/plain" data-consent="${needed}"${tag.slice(name.length + 1).replace(ADDRESS, ' data-src$1')}`;
  });

const hold = (owner: object, methods: string[], tags: RegExp) => {
  for (const method of methods) {
    before(owner, method, (_self, given) => {
      given.forEach((text, place) => {
        // A Trusted Types value is an object and must stay one.
        if (typeof text === 'string') given[place] = heldText(text, tags);
      });
    });
  }
};

/** Checks the text that scripts write or set as HTML from now on. Browsers never run scripts that are set as HTML. */
export function watchText(): void {
  hold(Document.prototype, ['write', 'writeln'], /<(script|iframe)\b[^>]*>/gi);
  hold(Element.prototype, ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'], /<(iframe)\b[^>]*>/gi);
}
