/**
 * Owns reading the globals that plugins print into the page. Each call reads anew, because optimisers delay scripts.
 */
import { ownGlobal } from '../../dom/ownGlobal';
import { config } from './islands';

type Values = Record<string, unknown>;

/** A page global, with the keys that the config sets in place of the page's; empty when there is none. */
export function pageGlobal(name: string): Values {
  const printed = ownGlobal<Values>(name);
  return { ...printed, ...config().globals?.[name] };
}

/** One scalar of a page global as text, as WordPress prints it: `true` is "1"; `false` and a missing value are "". */
export function pageSetting(name: string, key: string): string {
  const value = pageGlobal(name)[key];
  if (value === true) return '1';
  return value === false || value === undefined || value === null ? '' : String(value);
}
