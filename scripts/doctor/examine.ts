/** Examines a page: puts together its islands, the findings, and the scripts that can go. */
import type { Build } from './build';
import { byLevel, checkPage } from './checks/all';
import { checkFiles } from './checks/files';
import { chunksOf, findIslands } from './findIslands';
import { findSite } from './findSite';
import { findOwners } from './owners';
import { ownTags } from './readScripts';
import type { FetchOptions, Finding, Page, Report, ScriptReport } from './types';
import { weighScripts } from './weighScripts';

export interface Examination {
  asked: string;
  version: string;
  /** Bytes of the page's HTML. */
  bytes: number;
  page: Page;
  /** Without it, the report has no sizes. */
  build?: Build | undefined;
  /** Options for fetching scripts to learn their sizes; without it, no script is fetched. */
  fetching?: FetchOptions | undefined;
}

const moved = (asked: string, address: string): Finding[] =>
  /^https?:/.test(asked) && new URL(asked).href !== address
    ? [
        {
          level: 'note',
          what: `${asked} led to ${address}.`,
          why: 'The doctor looked at that page.',
          fix: 'Name it directly.',
        },
      ]
    : [];

/** Finds scripts that do the same work as the islands. On a page without the islands' tag no work is done twice. */
function twice({ scripts }: Page, replaced: readonly ScriptReport[]): Finding[] {
  if (!replaced.length || !ownTags(scripts).length) return [];
  const isOne = replaced.length === 1;
  return [
    {
      level: 'warning',
      what: `${isOne ? 'A script does' : `${replaced.length} scripts do`} the same work as the islands: ${replaced.map(({ handle }) => handle).join(', ')}.`,
      why: 'Shoppers load both. Most islands leave the work to the script that is there.',
      fix: `Take out ${isOne ? 'its file and keep its handle' : 'their files and keep their handles'} (docs/install.md, "Take out what is replaced").`,
    },
  ];
}

/** Examines a page that has been read, fetches the files that it names, and gives the report. */
export async function examine({ asked, version, bytes, page, build, fetching }: Examination): Promise<Report> {
  const islands = findIslands(page, build);
  const owners = findOwners(page, islands);
  const { page: all, goes, replaced, libraries } = await weighScripts(page, fetching);
  const findings = byLevel([
    ...moved(asked, page.address),
    ...twice(page, replaced),
    ...(await checkFiles(page, fetching)),
    ...checkPage(page, islands, [...replaced, ...libraries]),
  ]);
  const { atOnce, later } = chunksOf(page, islands);
  return {
    version,
    asked,
    address: page.address,
    bytes,
    site: findSite(page),
    islands,
    owners,
    replaced,
    libraries,
    weights: { page: all, goes, atOnce: build?.weigh(atOnce), later: build?.weigh([...atOnce, ...later], atOnce) },
    findings,
    verdict: findings.some(({ level }) => level !== 'note') ? 'problems' : 'fine',
  };
}
