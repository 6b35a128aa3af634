/** Owns the comparison list's cookie (SPEC 3.7): its name, and how its ids are read. */
import { decoded } from './decoded';

/** Set by the server only; `101%2C102`. */
export const COMPARISON_COOKIE = 'shopengine_comparison_id_list';

/**
 * Product ids in the cookie's order: whole numbers above 0. One that was added again is there twice.
 * @param cookie the raw value; "" when there is none
 */
export const listedIds = (cookie: string): number[] =>
  decoded(cookie)
    .split(',')
    .map((id) => Number.parseInt(id, 10))
    .filter((id) => id > 0);

/** Product ids of the list, each once; as above. */
export const comparedIds = (cookie: string): number[] => [...new Set(listedIds(cookie))];
