/** Owns reading a hash that names something other than an element's id. Pure. */
import { decoded } from './decoded';

/** The handler id of the tab that a hash names, up to a question mark (SPEC 2.2); '' for none. */
export const handlerOf = (hash: string): string => decoded(hash.replace(/^#/, '').split('?')[0] as string);
