/** Owns HTML that scripts give as text: the browser begins with what is in it before anybody can look. */
import { before } from './before';
import { lacking } from './page';

const ADDRESS = /\ssrc(\s*=\s*["']?([^"'\s>]+))/i;

/** The text, in which those of the tags wait that are a listed provider's nobody has agreed to. */
export const heldText = (text: string, tags: RegExp): string =>
  text.replace(tags, (tag, name: string) => {
    const address = ADDRESS.exec(tag)?.[2];
    const needed = address && lacking(address, '').replace(/"/g, '');
    if (!needed) return tag;
    // Of two attributes of one name the first counts.
    return `<${name} type="text/plain" data-consent="${needed}"${tag.slice(name.length + 1).replace(ADDRESS, ' data-src$1')}`;
  });

const hold = (owner: object, methods: string[], tags: RegExp) => {
  for (const method of methods) {
    before(owner, method, (_self, given) => {
      given.forEach((text, place) => {
        // Trusted Types are objects, and have to stay what they are.
        if (typeof text === 'string') given[place] = heldText(text, tags);
      });
    });
  }
};

/** Looks at what is written and set from now on. Scripts that are set as HTML never run. */
export function watchText(): void {
  hold(Document.prototype, ['write', 'writeln'], /<(script|iframe)\b[^>]*>/gi);
  hold(Element.prototype, ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'], /<(iframe)\b[^>]*>/gi);
}
