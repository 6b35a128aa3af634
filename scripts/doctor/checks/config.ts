/** Looks at the config script by the rules that hold at run time too. */
import { configProblems } from '../../../src/rules/configProblems';
import { islandNames } from '../../../widgets/allIslands';
import type { Finding, Page } from '../types';

/**
 * Finds config scripts that are no JSON, fields that have a wrong shape or that no island reads, and islands and texts
 * that do not exist.
 */
export const checkConfig = ({ printedConfig: { config, broken } }: Page): Finding[] =>
  configProblems(config, broken, islandNames);
