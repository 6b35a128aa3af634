/** Owns reading the comparison list's cookie (SPEC 3.7). */
import { decoded } from './decoded';

/** The cookie's name. Only the server sets it, to a value such as `101%2C102`. */
export const COMPARISON_COOKIE = 'shopengine_comparison_id_list';

/**
 * Product ids in the cookie's order: whole numbers above 0. A product that was added again appears twice.
 * @param cookie the raw value; "" when there is none
 */
export const listedIds = (cookie: string): number[] =>
  decoded(cookie)
    .split(',')
    .map((id) => Number.parseInt(id, 10))
    .filter((id) => id > 0);

/** Product ids of the list, each once. @param cookie the raw value; "" when there is none */
export const comparedIds = (cookie: string): number[] => [...new Set(listedIds(cookie))];
