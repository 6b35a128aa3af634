/** The taps whose latency is compared: where each is made, and the mark that tells a shopper that it counted. */

export interface Tap {
  name: string;
  /** Two controls of a kind: the first warms the code, the second is measured. */
  targets: readonly [warming: string, measured: string];
  /** What is visible once the tap counted; the measured control carries `data-bench`. */
  mark: string;
  /** Closes what the tap has opened. */
  closing?: string;
}

const card = (place: number, control: string) => `.products li:nth-of-type(${place}) ${control}`;

/** On a listing. Cards that can be added, by place among those. */
export const listingTaps: readonly Tap[] = [
  { name: 'add to cart', targets: ['.products .ajax_add_to_cart >> nth=0', '.products .ajax_add_to_cart >> nth=1'], mark: '[data-bench]:is(.loading, .added)' },
  { name: 'heart', targets: [card(2, '.shopengine_add_to_list_action'), card(3, '.shopengine_add_to_list_action')], mark: '[data-bench].active' },
  {
    name: 'quick view',
    targets: [card(2, '.shopengine-quickview-trigger'), card(3, '.shopengine-quickview-trigger')],
    mark: 'dialog[open], .jquery-modal',
    closing: 'Escape',
  },
];

const swatch = (place: number) => `.variations_form .shopengine_swatches .swatch >> nth=${place}`;

/** On the page of a product with swatches. */
export const productTaps: readonly Tap[] = [{ name: 'swatch', targets: [swatch(0), swatch(1)], mark: '[data-bench].selected' }];
