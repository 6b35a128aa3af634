/** Every check that needs nothing but the page itself. Runs in Node and in browsers. */
import { findIslands } from '../findIslands';
import { checkOwners, findOwners } from '../owners';
import type { Finding, IslandReport, Level, Page, ScriptReport } from '../types';
import { checkCaches } from './caches';
import { checkConfig } from './config';
import { checkGlobals } from './globals';
import { checkGuard } from './guard';
import { checkMarkup } from './markup';
import { checkNames } from './names';
import { checkPolicy } from './policy';
import { checkTags } from './tags';
import { checkUnlisted } from './unlisted';

const LEVELS: readonly Level[] = ['error', 'warning', 'note'];

/** Findings, the gravest first. */
export const byLevel = (found: readonly Finding[]): Finding[] =>
  LEVELS.flatMap((level) => found.filter((finding) => finding.level === level));

/**
 * The findings on a page.
 * @param islands as `findIslands` finds them
 * @param known the scripts of the page that can go, and who needs them; none where no file was fetched
 */
export const checkPage = (
  page: Page,
  islands: readonly IslandReport[] = findIslands(page),
  known: readonly ScriptReport[] = [],
): Finding[] =>
  byLevel([
    ...checkUnlisted(page, known),
    ...[checkTags, checkGuard, checkConfig, checkPolicy, checkCaches, checkMarkup].flatMap((check) => check(page)),
    ...[checkNames, checkGlobals].flatMap((check) => check(page, islands)),
    ...checkOwners(findOwners(page, islands)),
  ]);
