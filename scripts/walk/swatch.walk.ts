/** A press on the swatch that completes the choice of a variation, and that variation's price. */
import { find } from '../../tests/helpers/fixture';
import { comeNear, walk } from './walk';

const swatch = (value: string) => find(`.shopengine_swatches [data-value="${value}"]`);

walk('swatch', {
  path: '/product/wireless-controller/',
  ready: [() => comeNear(swatch('red')), () => swatch('red').click(), () => comeNear(swatch('ps5'))],
  act: () => swatch('ps5').click(),
  isDone: () => find('.single_variation').textContent.includes('£43.99'),
});
