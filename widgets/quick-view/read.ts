/** Reads a quick view's trigger, the page in its frame, and the product's part of a page. */
import { text } from '../../src/dom/attributes';
import { productName } from '../../src/dom/productName';
import { ownLink } from '../../src/rules/link';
import { type FrameFacts, NATIVE, type Product, TEMPLATE } from './contract';

/**
 * Reads the product that a trigger names: `data-source-url`, else `href`. Undefined where that is no address of this
 * shop, because this page can neither request another site's page nor look into its frame.
 * @param base address of the page
 */
export function readTrigger(trigger: Element, base: string): Product | undefined {
  const source = text(trigger, 'data-source-url') || text(trigger, 'href');
  // An anchor on this page is no product.
  const address = source.startsWith('#') ? undefined : ownLink(source, base);
  return address ? { address, name: productName(trigger), isNative: !!trigger.closest(NATIVE) } : undefined;
}

/**
 * Finds the product in its page: the quick view's template, else the element that themes put around a product. Cards do
 * not count.
 */
export function findProduct(page: ParentNode): HTMLElement | undefined {
  const known =
    page.querySelector<HTMLElement>(TEMPLATE) ?? page.querySelector<HTMLElement>('.shopengine-product-page');
  return (
    known ??
    [...page.querySelectorAll<HTMLElement>('div.product,main .product')].find((part) => !part.closest('.products,li'))
  );
}

/** Reads a loaded frame. Undefined for a page of another site, and for a page that the browser refused to show. */
export function readFrame({ contentDocument, contentWindow }: HTMLIFrameElement): FrameFacts | undefined {
  if (!contentDocument || !contentWindow) return undefined;
  const [visit] = contentWindow.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    address: contentWindow.location.href,
    status: visit?.responseStatus ?? 0,
    hasProduct: !!findProduct(contentDocument),
  };
}
