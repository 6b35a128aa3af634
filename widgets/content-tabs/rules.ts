/** Owns which tab an address means. Pure. */
import { decoded } from '../../src/rules/decoded';

/** The handler id that a hash names, up to a question mark (SPEC 2.2); '' for none. */
export const handlerOf = (hash: string): string => decoded(hash.replace(/^#/, '').split('?')[0] as string);
