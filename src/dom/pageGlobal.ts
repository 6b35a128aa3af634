/** Owns reading the globals that plugins print into the page, with what the page's config sets in their place. */
import type { Loader } from '../island/types';
import { ownGlobal } from './ownGlobal';

type Values = Record<string, unknown>;

/**
 * A page global, with the keys that the config sets in place of the page's; empty when there is none. Read anew each
 * time, because optimisers delay scripts.
 */
export const pageGlobal = (name: string): Values => ({
  ...ownGlobal<Values>(name),
  ...ownGlobal<Partial<Loader>>('shopIslands')?.config?.globals?.[name],
});
