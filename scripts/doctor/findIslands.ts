/** Finds the islands of a page by the registry's own rows, as the loader does, and says where each would stand. */
import { isDisabled } from '../../src/dom/configScripts';
import { selectorOf } from '../../src/dom/hosts';
import { families } from '../../src/entry/families';
import { templateMembers } from '../../src/entry/families/extras';
import { strays } from '../../src/entry/families/strays';
import type { IslandRow, OriginalMark } from '../../src/island/types';
import { allIslands } from '../../widgets/allIslands';
import { row as orderAttribution } from '../../widgets/order-attribution/row';
import { registry } from '../../widgets/registry';
import type { Build } from './build';
import { replacedScripts } from './knownScripts';
import type { IslandReport, Page, Standing } from './types';

/**
 * Counts an island's hosts, elements that wake it, and the global that asks for it. If the page has none of these,
 * counts the elements whose click or submit is the island's action.
 */
function hostsOf({ document, globals }: Page, row: IslandRow): { count: number; isAction: boolean } {
  if (row.global) return { count: Number(!!globals[row.global]), isAction: false };
  const count = document.querySelectorAll([selectorOf(row), ...(row.wakes ?? [])].join()).length;
  const actions = [row.click, row.submit].filter(Boolean).join();
  return count || !actions
    ? { count, isAction: false }
    : { count: document.querySelectorAll(actions).length, isAction: true };
}

/** The family's row that brings an island's row; undefined for a row that the loader itself carries. */
const familyOf = (row: IslandRow) => registry.find(({ name, family }) => family && families[name]?.includes(row));

const isNamedBy = (page: Page, row: IslandRow) =>
  [selectorOf(row), row.click, row.submit, row.change].some(
    (selector) => selector && page.document.querySelector(selector),
  );

/**
 * True when the page has a host of the family, or an element for one of its actions. `extras` has further rows for
 * strays.
 */
const isReached = (page: Page, family: IslandRow) =>
  [family, ...strays.filter(({ chunk }) => chunk === (family.chunk ?? family.name))].some((row) =>
    isNamedBy(page, row),
  );

/** True for islands that run only in wp-admin. */
const isOfAdmin = (row: IslandRow) => !familyOf(row) && !registry.includes(row);

/** Two islands have hosts on every page, and run only if the page's settings or its address ask for them. */
function isAsked({ globals, address }: Page, row: IslandRow): boolean {
  if (row === orderAttribution) return !!globals.wc_order_attribution?.fields;
  return !templateMembers.includes(row) || !!address?.includes('theme_template_id=');
}

function isWithin(page: Page, row: IslandRow): boolean {
  if (!isAsked(page, row)) return false;
  const family = familyOf(row);
  return !family || !!isReached(page, family);
}

/** Handles of the scripts that would make a mark: the tag's own, or the first script that does the island's work. */
function makersOf({ document }: Page, row: IslandRow, mark: OriginalMark): readonly string[] {
  const [first] = replacedScripts.filter(({ islands }) => islands.includes(row.name));
  if (!('script' in mark)) return first ? [first.handle, ...(first.formerly ?? [])] : [];
  const hosts = [...document.querySelectorAll(selectorOf(row))];
  return hosts.some((host) => host.closest(mark.on ?? '*')) ? [mark.script.replace(/-js$/, '')] : [];
}

/**
 * The script on the page that an island leaves its hosts to. The page's scripts have not run, so they have bound no
 * handlers; the presence of a script counts instead.
 */
function yieldingTo(page: Page, row: IslandRow): string | undefined {
  const makers = [row.yieldsTo ?? []].flat().flatMap((mark) => makersOf(page, row, mark));
  return page.scripts.find(({ handle }) => makers.includes(handle))?.handle;
}

const disabledIn = ({ config, address }: Page, name: string): boolean => {
  const asked = address ? new URL(address).searchParams.get('islands') : null;
  return asked === 'off' || !!asked?.split(',').includes(`-${name}`) || isDisabled(config, name);
};

function standingOf(page: Page, row: IslandRow): Standing {
  if (disabledIn(page, row.name)) return 'switched off';
  if (!isWithin(page, row)) return 'out of reach';
  return yieldingTo(page, row) ? 'yields' : 'adopted';
}

/** Islands inside core or a family's chunk have no file of their own. */
const chunkOf = (row: IslandRow): string => {
  const family = familyOf(row);
  return row.chunk ?? family?.chunk ?? family?.name ?? row.name;
};

function islandReport(page: Page, row: IslandRow, build?: Build): IslandReport | undefined {
  const { count, isAction } = isAsked(page, row) ? hostsOf(page, row) : { count: 0, isAction: false };
  if (!count) return undefined;
  const standing = standingOf(page, row);
  const chunk = chunkOf(row);
  const trigger = isAction ? 'interaction' : (row.when ?? 'load');
  const handle = standing === 'yields' ? yieldingTo(page, row) : undefined;
  const family = familyOf(row)?.name;
  return {
    name: row.name,
    hosts: count,
    trigger,
    chunk,
    family,
    gzip: build?.gzipOf(chunk),
    standing,
    ...(handle && { yieldsTo: handle }),
  };
}

/** Every island with a host or an action on the page. Order attribution counts if its global is on the page. */
export const findIslands = (page: Page, build?: Build): IslandReport[] =>
  allIslands.filter((row) => !isOfAdmin(row)).flatMap((row) => islandReport(page, row, build) ?? []);

/** Chunks that the page fetches by itself, and those that come with an interaction. */
export function chunksOf(page: Page, islands: readonly IslandReport[]): { atOnce: string[]; later: string[] } {
  const reached = registry.filter((row) => row.family && isReached(page, row)).map(({ name, chunk = name }) => chunk);
  const working = islands.filter(({ standing }) => standing === 'adopted');
  const viewed = (of: readonly IslandReport[]) =>
    of.some(({ name }) => allIslands.some((row) => row.name === name && row.view)) ? ['react'] : [];
  const [now, then] = [
    working.filter(({ trigger }) => trigger !== 'interaction'),
    working.filter(({ trigger }) => trigger === 'interaction'),
  ];
  return {
    // A page sleeps without core while all its islands wait for a hand, or need no chunk but their own.
    atOnce: [
      ...(reached.length || now.some(({ chunk }) => chunk !== 'alone') ? ['core'] : []),
      ...reached,
      ...now.map(({ chunk }) => chunk),
      ...viewed(now),
    ],
    later: [...then.map(({ chunk }) => chunk), ...viewed(then)],
  };
}
