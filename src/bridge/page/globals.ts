/** Owns the globals that plugins print into the page. Read at the moment of use: optimisers delay scripts. */
import { ownGlobal } from '../../dom/ownGlobal';
import { config } from './islands';

type Values = Record<string, unknown>;

/** A page global with the config's own keys over it; empty when there is none. */
export function pageGlobal(name: string): Values {
  const printed = ownGlobal<Values>(name);
  return { ...printed, ...config().globals?.[name] };
}

/**
 * One scalar of a page global as text, the way WordPress prints them: `true` is "1", `false` and missing are "".
 */
export function pageSetting(name: string, key: string): string {
  const value = pageGlobal(name)[key];
  if (value === true) return '1';
  return value === false || value === undefined || value === null ? '' : String(value);
}
