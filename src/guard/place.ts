/** Owns where the page's one guard is: at the window, under a name that no element can have. */
import { GUARD } from '../rules/names';
import type { Guard } from './types';

/** The window, as far as it has the guard. */
export const place = (): { [GUARD]?: Guard } => window as { [GUARD]?: Guard };

/** The page's guard, if it has one. */
export const guardOfPage = (): Guard | undefined => place()[GUARD];
