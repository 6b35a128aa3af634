/** Owns the stock line: that of the chosen variation, or the one that the server printed for the product. */

import { parseHtml } from '../../../src/bridge/page/html';
import { textOf } from '../../../src/bridge/page/htmlParts';
import { report } from '../../../src/bridge/page/islands';
import { json } from '../../../src/dom/json';
import { words } from '../../../src/dom/words';
import type { Variation } from '../../../src/rules/variation';
import { say } from '../../../src/texts/say';
import { inStock, onBackorder, outOfStock } from '../../../src/texts/table';
import { STOCK_BLOCK, STOCK_CLASSES, STOCK_LINE, type Stock } from '../contract';
import { iconNodes } from './icon';
import { placesOf } from './places';

interface Block {
  line: HTMLElement;
  /** The stock by variation id; undefined when the attribute is broken. */
  variations: Record<string, Stock | undefined> | undefined;
  initial: Stock;
  /** The line's printed content; undefined when another script may have changed it. */
  printed: readonly Node[] | undefined;
}

const blocks = new WeakMap<Element, Block>();

/** Reads an attribute's JSON. ShopEngine does not escape it, so an apostrophe in a text ends it early. */
function readJson(block: HTMLElement, name: string): object | undefined {
  const value = json(block, name);
  if (value) return value;
  report({
    island: 'variation-details',
    what: `The attribute ${name} of a stock block is no JSON.`,
    why: 'The stock text may be missing.',
    fix: 'Escape apostrophes in the attribute.',
  });
  return undefined;
}

function readBlock(block: HTMLElement, line: HTMLElement, isPristine: boolean): Block {
  const initial = readJson(block, 'data-default-stock') as Stock | undefined;
  const isPrinted = isPristine || !initial;
  return {
    line,
    variations: readJson(block, 'data-variations') as Block['variations'],
    initial: initial ?? { class: line.className, stock_status: line.dataset.stockStatus },
    printed: isPrinted ? [...line.childNodes] : undefined,
  };
}

/** Reads the stock from WooCommerce's own data, for a variation that the block does not know. */
function readAvailability({ availability_html }: Variation): Stock | undefined {
  const line = parseHtml(availability_html ?? '').querySelector(STOCK_LINE);
  return line ? { class: line.className, availability: words(line) } : undefined;
}

const defaults: Record<string, typeof inStock> = { onbackorder: onBackorder, outofstock: outOfStock };

function contentOf({ stock_status = '', availability, icon }: Stock): Node[] {
  const words = textOf(availability || '') || say(defaults[stock_status] ?? inStock);
  return [...iconNodes(icon || ''), new Text(` ${words}`)];
}

function show({ line, initial, printed }: Block, stock: Stock): void {
  line.classList.remove(...STOCK_CLASSES);
  line.classList.add(...(stock.class?.match(/\S+/g) ?? []));
  line.dataset.stockStatus = stock.stock_status ?? '';
  // If the state is the same, the printed line shows it in the server's own language.
  const isPrinted =
    printed && (stock === initial || (!stock.availability && stock.stock_status === initial.stock_status));
  line.replaceChildren(...(isPrinted ? printed : contentOf(stock)));
}

/** Remembers the printed stock. @param isPristine true while the shopper has not chosen a variation */
export function knowStock(form: Element, isPristine = false): Block[] {
  return placesOf(form, STOCK_BLOCK).flatMap((block) => {
    const line = block.querySelector<HTMLElement>(STOCK_LINE);
    const known = blocks.get(block) ?? (line && readBlock(block, line, isPristine));
    if (known) blocks.set(block, known);
    return known ?? [];
  });
}

/** Shows the stock. @param variation undefined restores the product's own stock */
export function showStock(form: Element, variation?: Variation): void {
  for (const block of knowStock(form)) {
    const stock = variation && (block.variations?.[variation.variation_id] ?? readAvailability(variation));
    show(block, stock ?? block.initial);
  }
}
