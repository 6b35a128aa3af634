/**
 * Makes the part of docs/performance.md about shops with the plugin off and on. The other figures of that page leave
 * this part alone.
 */
import { markdownTable } from '../../markdownTable';
import { show } from '../show';
import { type EarlyTap, heavierPages, type PageFigures, type Plugin, type ShopFigures, worseOf } from './figures';

const [BEGIN, END] = ['<!-- made by npm run bench -- --shops -->', '<!-- end of npm run bench -- --shops -->'];

const kilobytes = (bytes: number) => show(bytes, 'bytes').replace(' KB', '');

/** `60 → 36 KB, 25 → 10 files, 110 → 30 ms`, and what is worse. */
function cellOf(figures: PageFigures): string {
  const { off, on } = figures.loads;
  const shift = on.shift || off.shift ? `, shift ${show(off.shift, 'score')} → ${show(on.shift, 'score')}` : '';
  const text = `${kilobytes(off.bytes)} → ${kilobytes(on.bytes)} KB, ${off.requests} → ${on.requests} files, ${show(off.script, 'ms').replace(' ms', '')} → ${show(on.script, 'ms')}${shift}`;
  const worse = worseOf(figures);
  return worse.length ? `**${text}: more ${worse.join(', ')}**` : text;
}

/** The number of pages on which jQuery stays, and the owners of the scripts on them. */
function keepers({ pages }: ShopFigures): string {
  const keeping = pages.filter(({ loads }) => loads.on.hasJQuery);
  if (!keeping.length) return 'nobody';
  const names = new Set(keeping.flatMap(({ loads }) => loads.on.owners));
  return `${[...names].join(', ') || 'code in the page'} (${keeping.length} of ${pages.length} pages)`;
}

/** `96 → 40 ms`. */
const pairOf = (pair: Record<Plugin, number> | undefined, unit: 'ms' | 'score'): string =>
  pair ? `${show(pair.off, unit).replace(' ms', '')} → ${show(pair.on, unit)}` : '–';

function rowOf(shop: ShopFigures, pages: readonly string[]): string[] {
  const { name, firstAdd, choiceShift } = shop;
  const cells = pages.map((wanted) => {
    const found = shop.pages.find(({ page }) => page === wanted);
    return found ? cellOf(found) : '–';
  });
  return [name, ...cells, pairOf(firstAdd, 'ms'), pairOf(choiceShift, 'score'), keepers(shop)];
}

/** `38.2 KB; answered after 420 ms by another page, in the cart after 900 ms`. */
function tapOf({ bytes, answer, inCart, hasLeft, isLost }: EarlyTap): string {
  const answered = `answered after ${show(answer, 'ms')}${hasLeft ? ' by another page' : ''}, in the cart after ${show(inCart, 'ms')}`;
  return `${kilobytes(bytes)} KB; ${isLost ? 'lost' : answered}`;
}

/**
 * What happens to a tap that comes before the scripts, for each shop with a card whose product can be added; empty if
 * there is no such shop.
 */
function tapsPart(shops: readonly ShopFigures[]): string[] {
  const rows = shops.flatMap(({ name, earlyTap }) =>
    earlyTap ? [[name, tapOf(earlyTap.off), tapOf(earlyTap.on)]] : [],
  );
  if (!rows.length) return [];
  return [
    '### A tap before the scripts are there',
    'The listing’s first button, tapped as soon as it is seen, on a slow line (1.6 Mbit/s, 150 ms) at a quarter of the processor’s speed: script bytes until the tap, when the button answers, when the shop has the game in the cart. If a shop has an optimiser that delays scripts, the shop’s name says so. Its column “off” then shows the optimiser alone, and its column “on” the optimiser with the islands. The row of the same theme without an optimiser shows the plugins’ own scripts alone, and the islands alone.',
    markdownTable(['theme and plugins', 'off', 'on'], rows),
  ];
}

/** The part's text, between its marks. */
export function shopsPart(shops: readonly ShopFigures[]): string {
  const pages = [...new Set(shops.flatMap((shop) => shop.pages.map(({ page }) => page)))];
  const heavier = heavierPages(shops);
  return [
    BEGIN,
    '## Shops as an owner gets them',
    'Themes and plugins beside ours, which is off → on for the same visitor: JavaScript (gzip) and its files before any press, script time, the largest layout shift of a load. A page that moved more with the plugin on is loaded six more times off and on, because some themes move in some loads only. The pointer has come to the page, because optimisers that delay scripts, and some themes, fetch them with that. “First add” is the longest interaction while a listing’s first card is added to the cart, at a quarter of the processor’s speed; “shift of a choice” is the layout shift while a variation is chosen, before which nobody has touched the page. The last column names whose scripts are on the pages where jQuery stays.',
    heavier.length
      ? `With the plugin on, ${heavier.length} pages are worse; they are printed in bold.`
      : 'No page is worse with the plugin on.',
    markdownTable(
      ['theme and plugins', ...pages, 'first add', 'shift of a choice', 'jQuery stays for'],
      shops.map((shop) => rowOf(shop, pages)),
    ),
    ...tapsPart(shops),
    END,
  ].join('\n\n');
}

/** The part that a page has; "" where it has none. */
export const shopsPartIn = (page: string): string => {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  return start < 0 || end < start ? '' : page.slice(start, end + END.length);
};

/**
 * A page with this part before its first section; it replaces an older version of the part. A page without sections
 * gets it at the end.
 */
export function withShopsPart(page: string, part: string): string {
  const before = shopsPartIn(page);
  const [head = '', tail = ''] = before ? page.split(before) : [page];
  const bare = head + tail.trimStart();
  if (!part) return bare;
  return /^## /m.test(bare) ? bare.replace(/^## /m, `${part}\n\n## `) : `${bare}${part}\n`;
}
