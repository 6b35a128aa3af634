/** Examines a page: puts together what is found, what is wrong and what goes away. */
import type { Build } from './build';
import { checkCaches } from './checks/caches';
import { checkConfig } from './checks/config';
import { checkFiles } from './checks/files';
import { checkGlobals } from './checks/globals';
import { checkGuard } from './checks/guard';
import { checkMarkup } from './checks/markup';
import { checkNames } from './checks/names';
import { checkPolicy } from './checks/policy';
import { checkTags } from './checks/tags';
import { chunksOf, findIslands } from './findIslands';
import { findSite } from './findSite';
import { checkOwners, findOwners } from './owners';
import { ownTags } from './readScripts';
import type { FetchOptions, Finding, Level, Page, Report, ScriptReport } from './types';
import { weighScripts } from './weighScripts';

const LEVELS: readonly Level[] = ['error', 'warning', 'note'];

export interface Examination {
  asked: string;
  version: string;
  /** Bytes of the page's HTML. */
  bytes: number;
  page: Page;
  /** Sizes are left out without it. */
  build?: Build | undefined;
  /** How scripts are fetched for their size; without it they are not. */
  fetching?: FetchOptions | undefined;
}

const moved = (asked: string, address: string): Finding[] =>
  /^https?:/.test(asked) && new URL(asked).href !== address
    ? [{ level: 'note', what: `${asked} led to ${address}.`, why: 'That page was looked at.', fix: 'Name it itself.' }]
    : [];

/** Next to the islands' own tag: a page without it has no work done twice. */
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
  const found = [
    ...moved(asked, page.address),
    ...twice(page, replaced),
    ...(await checkFiles(page, fetching)),
    ...[checkTags, checkGuard, checkConfig, checkPolicy, checkCaches, checkMarkup].flatMap((check) => check(page)),
    ...[checkNames, checkGlobals].flatMap((check) => check(page, islands)),
    ...checkOwners(owners),
  ];
  const findings = LEVELS.flatMap((level) => found.filter((finding) => finding.level === level));
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
