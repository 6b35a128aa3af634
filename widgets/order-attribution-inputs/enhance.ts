/**
 * Gives the checkout the data of order-attribution: forms get hidden inputs, the block checkout gets it with its order.
 */
import { attributionGlobal } from '../../src/bridge/woocommerce/attributionGlobal';
import { ELEMENT, NAMESPACE, PREFIX } from './contract';
import { setExtensionData, whenBlockCheckout } from './page/blockCheckout';
import { fillForms } from './page/form';

/** The known data; undefined when WooCommerce's own script has come meanwhile, which then does both jobs. */
const known = () => (customElements.get(ELEMENT) ? undefined : attributionGlobal().getAttributionData?.());

function tellForms(): void {
  const values = known();
  if (values) fillForms(values, attributionGlobal().params?.prefix ?? PREFIX);
}

/** Gives the data to the block checkout. @returns false while the page has no such checkout or no data yet */
function tellBlocks(): boolean {
  const values = known();
  return !!values && setExtensionData(NAMESPACE, values);
}

/** Starts giving the data to the block checkout. */
export function start(): void {
  document.addEventListener('island:attribution:changed', () => {
    tellForms();
    tellBlocks();
  });
  if (!tellBlocks()) whenBlockCheckout(tellBlocks);
}

/** Fills a form, which may come with the page or later. */
export function adopt(): undefined {
  tellForms();
}
