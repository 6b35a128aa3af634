/** Looks at the names that a theme writes into `data-island`, and at hosts that no code will come for. */
import { nameProblems } from '../../../src/rules/configProblems';
import { islandNames } from '../../../widgets/allIslands';
import type { Finding, IslandReport, Page } from '../types';

const unreached = ({ name, hosts, family }: IslandReport): Finding => ({
  level: 'warning',
  island: name,
  what: `${hosts === 1 ? 'A host' : `${hosts} hosts`} of "${name}" will not be found on this page.`,
  why: 'Its row comes with a family of islands, and the page has none of that family’s own marks.',
  fix: `Wake the family from the theme: shopIslands.push((islands) => islands.wake("${family}")); or put the host on a page that has the rest of the family.`,
});

/** Finds names in `data-island` that no island has, and islands whose code the page cannot reach. */
export const checkNames = (page: Page, islands: readonly IslandReport[]): Finding[] => [
  ...nameProblems(
    [...page.document.querySelectorAll('[data-island]')].map((host) => host.getAttribute('data-island') ?? ''),
    islandNames,
  ),
  ...islands.filter(({ standing }) => standing === 'out of reach').map(unreached),
];
