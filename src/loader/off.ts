/** Owns the switch for all islands at once, in the page's config. */
import { ALL } from '../rules/names';
import { lazyConfig } from './config';

/** True where no island may run on this page. */
export const isAllOff = (): boolean => !!lazyConfig()().disable?.includes?.(ALL);
