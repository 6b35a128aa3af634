/** Says who owns the markup that several scripts may drive: the islands, a script of the page, or nobody. */
import { SHARED_MARKUP } from '../../src/rules/sharedMarkup';
import { replacedScripts } from './knownScripts';
import type { Finding, IslandReport, Owner, Page } from './types';

/** The script on the page that does an island's work. */
const workerOf = ({ scripts }: Page, name: string): string | undefined => {
  const row = replacedScripts.find(({ islands }) => islands.includes(name));
  return scripts.find(({ handle }) => handle === row?.handle || row?.formerly?.includes(handle))?.handle;
};

/** Who does an island's work; "" for nobody. */
function workOf(page: Page, { name, standing, yieldsTo }: IslandReport): string {
  if (standing === 'adopted') return 'islands';
  return yieldsTo ?? workerOf(page, name) ?? '';
}

/**
 * How the shop's owner gives the work to the other side.
 * @param by who does the work now: `islands`, a script's handle, or "" for nobody
 */
export function switchOf(by: string, islands: readonly string[]): string {
  if (by === 'islands') return `To leave it to another script: "disable": ${JSON.stringify(islands)}`;
  return by
    ? `To leave it to the islands: take the file of ${by} out, and keep its handle`
    : 'Take it out of "disable", or print the script that does its work';
}

/** Every such markup of the page, and who does its work: one line for each owner. */
export function findOwners(page: Page, islands: readonly IslandReport[]): Owner[] {
  return Object.entries(SHARED_MARKUP).flatMap(([markup, names]) => {
    const here = islands.filter(({ name, standing }) => names.includes(name) && standing !== 'out of reach');
    const owners = [...new Set(here.map((island) => workOf(page, island)))];
    return owners.map((owner): Owner => {
      const own = here.filter((island) => workOf(page, island) === owner).map(({ name }) => name);
      return { markup, islands: own, owner, toSwitch: switchOf(owner, own) };
    });
  });
}

/** Finds markup that has no owner. */
export const checkOwners = (owners: readonly Owner[]): Finding[] =>
  owners
    .filter(({ owner }) => !owner)
    .map(({ markup, islands, toSwitch }) => ({
      level: 'warning',
      what: `Nobody drives ${islands.join(', ')} (${markup}).`,
      why: 'The island is switched off, and no known script of the page does its work. A script of the theme may.',
      fix: `${toSwitch}.`,
    }));
