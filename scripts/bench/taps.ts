/** The taps whose latency is compared: the control of each, and the mark that shows a shopper that the tap counted. */

export interface Tap {
  name: string;
  /** Two controls of a kind: the first warms the code, the second is measured. */
  targets: readonly [warming: string, measured: string];
  /**
   * Selector of an element that is visible once the tap on a target has counted. The tapped control carries
   * `data-bench`, unless a view has replaced it.
   */
  marks: readonly [warming: string, measured: string];
  /** Closes what the tap has opened. */
  closing?: string;
}

/** The same for both targets. */
const both = (mark: string): Tap['marks'] => [mark, mark];

const card = (place: number, control: string) => `.products li:nth-of-type(${place}) ${control}`;

/** Taps on the cards of a listing. */
export const listingTaps: readonly Tap[] = [
  {
    name: 'add to cart',
    targets: ['.products .ajax_add_to_cart >> nth=0', '.products .ajax_add_to_cart >> nth=1'],
    marks: both('[data-bench]:is(.loading, .added)'),
  },
  {
    name: 'heart',
    targets: [card(2, '.shopengine_add_to_list_action'), card(3, '.shopengine_add_to_list_action')],
    marks: both('[data-bench].active'),
  },
  {
    name: 'quick view',
    targets: [card(2, '.shopengine-quickview-trigger'), card(3, '.shopengine-quickview-trigger')],
    marks: both('dialog[open], .jquery-modal'),
    closing: 'Escape',
  },
];

const SWATCHES = '.variations_form .shopengine_swatches .swatch';
const swatch = (place: number) => `${SWATCHES}:visible >> nth=${place}`;
const chosen = (place: number) => `${SWATCHES}:nth-child(${place + 1}).selected`;

/** On the page of a product with swatches, none of which is chosen: the first group's first two. */
export const productTaps: readonly Tap[] = [
  { name: 'swatch', targets: [swatch(0), swatch(1)], marks: [chosen(0), chosen(1)] },
];
