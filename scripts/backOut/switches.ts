/**
 * Tries the ways to switch the plugin off on a shop, one after the other: how the pages are then, and whether the
 * islands come back.
 */
import type { Owner } from './shop';
import { differing, firstDifference, type Visit } from './visitor';

interface Scene {
  owner: Owner;
  look: (query?: string) => Promise<Visit>;
  /**
   * The shop without the plugin as a first guest sees it. `again` is a second guest's visit; `beforeAsked` is a visit
   * with `?islands=off`, which means nothing without the plugin.
   */
  before: Visit;
  again: Visit;
  beforeAsked: Visit;
}

/** One way to switch the plugin off, and what the visits found. */
export interface Row {
  what: string;
  off: string;
  on: string;
  problems: string[];
}

/** The plugin's one line on a page that a visitor asks for without islands. */
const VISIT = /<script id="shop-islands-visit"[^>]*>\n.*\n<\/script>\n/g;

/** Compares pages that should be the same. Gives in words how many are, and what is wrong. */
function same(
  what: string,
  one: Visit,
  other: Visit,
  paths = Object.keys(one.pages),
): [words: string, problems: string[]] {
  const wrong = differing(one, other).filter((path) => paths.includes(path));
  const isSame = one.cookies.join() === other.cookies.join();
  const problems = wrong.map(
    (path) => `${what}: ${path} differs: ${firstDifference(one.pages[path], other.pages[path])}`,
  );
  if (!isSame)
    problems.push(`${what}: the cookies are ${other.cookies.join(' and ')}, and were ${one.cookies.join(' and ')}.`);
  return [
    `${paths.length - wrong.length} of ${paths.length} pages, ${isSame ? 'the cookies' : 'not the cookies'}`,
    problems,
  ];
}

/** Handles of the scripts with a file. */
const scriptsOf = (html = '') =>
  [...html.matchAll(/<script\b[^>]*\ssrc=[^>]*\sid=["'](.+?)-js["']/g)].map(([, handle]) => handle);

/**
 * Switches everything in turn, on a shop where the plugin has just been activated. Ends with the plugin deactivated.
 */
export async function switches({ owner, look, before, again, beforeAsked }: Scene): Promise<Row[]> {
  const paths = Object.keys(before.pages);
  const set = (settings: object) => owner.act('settings', JSON.stringify(settings));
  // A shop begins with its managers, so a guest still gets the shop as it was.
  const begun = same('Just activated', before, await look());
  set({});
  const active = await look();
  const rows: Row[] = [];
  const note = (what: string, [off, found]: [string, string[]], [on, more]: [string, string[]]) => {
    rows.push({ what, off, on, problems: [...found, ...more] });
  };
  /** With these settings, and without them again. */
  const during = async (what: string, settings: object, compare: (seen: Visit) => [string, string[]]) => {
    set(settings);
    const seen = compare(await look());
    set({});
    note(what, seen, same(`${what}, and on again`, active, await look()));
  };

  // Pages that differ between two guests, and pages that the plugin does not change, prove nothing below, so they are
  // listed first.
  const restless = same('Two guests without the plugin', before, again)[1];
  const untouched = paths
    .filter((path) => !differing(before, active).includes(path))
    .map((path) => `With the plugin ${path} does not differ.`);
  note('all but managers, with whom a new shop begins', begun, ['–', []]);
  note('nothing', [`${untouched.length} of ${paths.length} pages`, untouched], ['–', restless]);

  await during('everything, for everybody', { audience: 'nobody' }, (seen) => same('All off', before, seen));
  await during('products, the cart', { off_kinds: ['product', 'cart'] }, (seen) => {
    const own = paths.filter((path) => /^\/(product|cart)\//.test(path));
    const others = paths.filter((path) => !own.includes(path));
    const [words, wrong] = same('Off on products and the cart', before, seen, own);
    return [words, [...wrong, ...same('The other pages', active, seen, others)[1]]];
  });
  await during('one page by its path', { off_paths: ['/product/con*/', '/nowhere/'] }, (seen) => {
    const [words, wrong] = same('Off by path', before, seen, ['/product/controller/', '/product/console/']);
    return [words, [...wrong, ...same('The other pages', active, seen, ['/', '/shop/', '/cart/', '/checkout/'])[1]]];
  });
  const hasScripts = (seen: Visit): [string, string[]] => {
    const [was, is] = [scriptsOf(active.pages['/shop/']), scriptsOf(seen.pages['/shop/'])];
    const handles = ['wc-add-to-cart', 'wc-cart-fragments'];
    const isBack = handles.every((handle) => is.includes(handle) && !was.includes(handle));
    return [
      `${handles.join(' and ')} have their files`,
      isBack ? [] : [`The island off: the scripts are ${is.join(', ')}.`],
    ];
  };
  await during('one island', { disable: ['mini-cart'] }, hasScripts);

  set({ receive: true });
  const receiving = await look();
  owner.act('fail', 'mini-cart');
  const failed = hasScripts(await look());
  owner.act('on', 'mini-cart');
  note('one island, by itself', failed, same('Switched on again by the notice', receiving, await look()));
  set({});

  const asked = await look('?islands=off');
  const lines = paths
    .filter((path) => asked.pages[path]?.match(VISIT)?.length !== 1)
    .map((path) => `For one visitor ${path} has not one line of the plugin’s.`);
  const without = {
    ...asked,
    pages: Object.fromEntries(Object.entries(asked.pages).map(([path, html]) => [path, html.replace(VISIT, '')])),
  };
  const [words, wrong] = same('For one visitor', beforeAsked, without);
  note(
    'everything, for one visitor',
    [`${words}, but for one line`, [...wrong, ...lines]],
    same('For the next visitor', active, await look()),
  );

  owner.act('deactivate');
  const off = same('Deactivated', before, await look());
  owner.act('activate');
  note('the plugin', off, same('Activated again', active, await look()));
  owner.act('deactivate');
  return rows;
}
