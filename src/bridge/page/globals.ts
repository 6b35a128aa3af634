/** Owns reading single settings of the globals that plugins print into the page. */
import { pageGlobal } from '../../dom/pageGlobal';

export { pageGlobal };

/** One scalar of a page global as text, as WordPress prints it: `true` is "1"; `false` and a missing value are "". */
export function pageSetting(name: string, key: string): string {
  const value = pageGlobal(name)[key];
  if (value === true) return '1';
  return value === false || value === undefined || value === null ? '' : String(value);
}
