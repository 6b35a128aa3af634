/** A key in the live search, and its results. */
import { find } from '../../tests/helpers/fixture';
import { comeNear, walk } from './walk';

const field = () => find<HTMLInputElement>('.shopengine-advanced-search-input');

walk('key', {
  path: '/games/',
  ready: [() => comeNear(field()), () => field().focus()],
  act() {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }));
    field().value = 'a';
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  },
  isDone: () => !!document.querySelector('.shopengine-search-result [role="row"]'),
});
