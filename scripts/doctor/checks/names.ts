/** Looks at the names that a theme writes into `data-island`, and at hosts that no code will come for. */
import { nearest } from '../../../src/rules/nearest';
import { allIslands } from '../../../widgets/allIslands';
import { registry } from '../../../widgets/registry';
import type { Finding, IslandReport, Page } from '../types';

/** Words of `data-island` that are no island's name: another host of one, or a place that it looks for. */
const ALIASES = ['copy-link'];

const known = new Set([...allIslands.map(({ name }) => name), ...registry.map(({ name }) => name), ...ALIASES]);

function strangers({ document }: Page): Finding[] {
  const names = new Set([...document.querySelectorAll('[data-island]')].flatMap((host) => (host.getAttribute('data-island') ?? '').split(/\s+/)));
  return [...names]
    .filter((name) => name && !known.has(name))
    .map((name) => {
      const meant = nearest(name, known);
      return {
        level: meant ? 'error' : 'note',
        what: `data-island has the name "${name}".`,
        why: 'None of the shop’s islands has this name.',
        fix: meant ? `It may be "${meant}".` : 'It is fine where the theme brings an island of its own.',
      };
    });
}

const unreached = ({ name, hosts, family }: IslandReport): Finding => ({
  level: 'warning',
  island: name,
  what: `${hosts === 1 ? 'A host' : `${hosts} hosts`} of "${name}" will not be found on this page.`,
  why: 'Its row comes with a family of islands, and the page has none of that family’s own marks.',
  fix: `Wake the family from the theme: shopIslands.push((islands) => islands.wake("${family}")); or put it on a page that has the rest of the family.`,
});

/** Finds names in `data-island` that no island has, and islands whose code the page cannot reach. */
export const checkNames = (page: Page, islands: readonly IslandReport[]): Finding[] => [
  ...strangers(page),
  ...islands.filter(({ standing }) => standing === 'out of reach').map(unreached),
];
