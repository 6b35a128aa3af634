/**
 * The consent guard's script tag, before all other scripts and without `defer`:
 * `<script src="…/dist/shop-islands-guard.js"></script>`. It holds until the consent island takes over.
 */
import { keepTelling } from '../consent/google';
import { armGuard } from '../guard/arm';
import { waitForList } from '../guard/early';
import { watchRest } from '../guard/watchRest';

const guard = armGuard();
if (watchRest(guard)) {
  waitForList(guard);
  keepTelling();
}
