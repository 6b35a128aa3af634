/** Reads a quick view's trigger, the page in its frame, and the product's part of a page. */
import { text } from '../../src/dom/attributes';
import { productName } from '../../src/dom/productName';
import { ownLink } from '../../src/rules/link';
import { type FrameFacts, NATIVE, type Product, TEMPLATE } from './contract';

/**
 * The product that a trigger names: `data-source-url`, else `href`. Undefined where that is no web address of this shop:
 * a frame of another site cannot be seen into, nor be asked for.
 * @param base address of the page
 */
export function readTrigger(trigger: Element, base: string): Product | undefined {
  const source = text(trigger, 'data-source-url') || text(trigger, 'href');
  // An anchor on this page is no product.
  const address = source.startsWith('#') ? undefined : ownLink(source, base);
  return address ? { address, name: productName(trigger), isNative: !!trigger.closest(NATIVE) } : undefined;
}

/** The product's part of its page: the quick view's template, else what themes put around a product. Cards are none. */
export function findProduct(page: ParentNode): HTMLElement | undefined {
  const known = page.querySelector<HTMLElement>(TEMPLATE) ?? page.querySelector<HTMLElement>('.shopengine-product-page');
  return known ?? [...page.querySelectorAll<HTMLElement>('div.product,main .product')].find((part) => !part.closest('.products,li'));
}

/** Undefined for a page of another site, and for one that the browser refused to show. */
export function readFrame({ contentDocument, contentWindow }: HTMLIFrameElement): FrameFacts | undefined {
  if (!contentDocument || !contentWindow) return undefined;
  const [visit] = contentWindow.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { address: contentWindow.location.href, status: visit?.responseStatus ?? 0, hasProduct: !!findProduct(contentDocument) };
}
