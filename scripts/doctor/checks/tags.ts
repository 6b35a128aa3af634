/**
 * Checks our own script tag: whether it is there, only once, early enough, and in a place where it finds its chunks.
 */
import { ownTags } from '../readScripts';
import type { Finding, Page, PageScript } from '../types';

const LEAVE_ALONE =
  'Add data-no-optimize="1" data-no-defer="1" data-cfasync="false" nowprocket to the tag, or name shop-islands.js in the list of excluded scripts.';

/** The tag that the loader takes for its own if the browser does not name it, as in a module. */
const guessedTag = ({ document }: Page) => document.querySelector('script[src*=shop-islands]');

function tagFindings({ element, src, delayedBy }: PageScript, page: Page): Finding[] {
  const { address, config } = page;
  const found: Finding[] = [];
  const has = (name: string) => element.hasAttribute(name);
  if (delayedBy) {
    found.push({
      level: 'warning',
      what: `The islands’ script is delayed by ${delayedBy}.`,
      why: 'Nothing keeps the taps of shoppers before it has come.',
      fix: LEAVE_ALONE,
    });
  } else if (element.getAttribute('type') === 'module' && !config.base && guessedTag(page) !== element) {
    found.push({
      level: 'error',
      what: 'The islands’ script is printed with type="module", after another one of its name.',
      why: 'A module does not know its own tag: it looks for its chunks in the folder of the first script with "shop-islands" in its address.',
      fix: 'Print it as a classic script with defer, or give the config `base`.',
    });
  } else if (has('async')) {
    found.push({
      level: 'warning',
      what: 'The islands’ script is printed with async.',
      why: 'Address providers and other deferred scripts may run before it, and do not find its API.',
      fix: 'Print defer in the place of async.',
    });
  } else if (!has('defer') && element.getAttribute('type') !== 'module' && element.closest('head')) {
    found.push({
      level: 'warning',
      what: 'The islands’ script stands in the head without defer.',
      why: 'The page waits for it before it shows anything.',
      fix: 'Add defer to the tag.',
    });
  }
  if (address.startsWith('https:') && src.startsWith('http:')) {
    found.push({
      level: 'error',
      what: `The islands’ script has the address ${src}.`,
      why: 'A secure page does not load it.',
      fix: 'Print it with https.',
    });
  }
  return found;
}

const missing: Finding = {
  level: 'note',
  what: 'The page has no islands’ script yet.',
  why: 'The rest of this report says what would happen with it.',
  fix: 'Print <script defer src="…/dist/shop-islands.js"></script>.',
};

const doubled = (count: number): Finding => ({
  level: 'warning',
  what: `The islands’ script is on the page ${count} times.`,
  why: 'Only the first one runs; the others are fetched for nothing.',
  fix: 'Take out all tags but one; a plugin and a theme may both print it.',
});

/** Finds a page without our script tag or with more than one, and what is wrong with each tag. */
export function checkTags(page: Page): Finding[] {
  const tags = ownTags(page.scripts);
  if (!tags.length) return [missing];
  return [...(tags.length > 1 ? [doubled(tags.length)] : []), ...tags.flatMap((tag) => tagFindings(tag, page))];
}
