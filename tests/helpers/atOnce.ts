/** Lets a view come as soon as it has something to show: for tests that do not wait for an idle page or a hand. */
import type { Watched } from '../../src/island/types';
import type { Need } from '../../src/ui/views/inTime';

/** Stands in for `inTime`. */
export const atOnce = ({ get, subscribe }: Watched<Need>): Watched<boolean> => ({
  get: () => !!get(),
  subscribe: (tell) => subscribe((is) => tell(!!is)),
});
