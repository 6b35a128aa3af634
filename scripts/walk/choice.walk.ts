/** “Accept all” in the island's own banner, and the first script that waited has its address. */
import { find } from '../../tests/helpers/fixture';
import { walk } from './walk';

let script: HTMLScriptElement;

const acceptAll = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Accept all');

walk('choice', {
  path: '/campaign-day/?with=consent&banner=own',
  prepare() {
    script = find('script[data-consent]');
    // A script that is printed in this way has no address before the visitor agrees.
    script.dataset.src = script.src;
    script.removeAttribute('src');
  },
  act: () => acceptAll()?.click(),
  isDone: () => script.hasAttribute('src'),
});
