/** Gives the checkout what order-attribution knows: forms as hidden inputs, the block checkout with its order. */
import { attributionGlobal } from '../../src/bridge/woocommerce/attributionGlobal';
import { setExtensionData, whenBlockCheckout } from './blockCheckout';
import { ELEMENT, NAMESPACE, PREFIX } from './contract';
import { fillForms } from './form';

/** WooCommerce's own script may have come meanwhile; then both are its. */
const known = () => (customElements.get(ELEMENT) ? undefined : attributionGlobal().getAttributionData?.());

function tellForms(): void {
  const values = known();
  if (values) fillForms(values, attributionGlobal().params?.prefix ?? PREFIX);
}

/** @returns false while the page has no such checkout, or nobody knows anything yet */
function tellBlocks(): boolean {
  const values = known();
  return !!values && setExtensionData(NAMESPACE, values);
}

export function start(): void {
  document.addEventListener('island:attribution:changed', () => {
    tellForms();
    tellBlocks();
  });
  if (!tellBlocks()) whenBlockCheckout(tellBlocks);
}

/** A form has come, with the page or later. */
export function adopt(): undefined {
  tellForms();
}
