/** Takes the product out of its own page, so that this page can show it. */
import { aliveNodes, parseHtml } from '../../../src/bridge/page/html';
import { fragmentOf } from '../../../src/bridge/page/htmlParts';
import { shopIslands } from '../../../src/bridge/page/islands';
import { adoptStyles } from '../../../src/bridge/page/styles';
import { PRINTED_GALLERY } from '../../../src/rules/selectors';
import tokens from '../../../src/ui/tokens.css?inline';
import { FORM } from '../contract';
import css from '../product.css?inline';
import { findProduct } from '../read';
import { takePageParams } from './pageParams';

/** Attributes that name other elements. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * This page may have elements with the same ids. Where something in the product refers to such an id, the product's own
 * element gets a new one.
 */
function renameIds(part: ParentNode): void {
  const renamed = new Map<string, string>();
  const nameOf = (id: string) => {
    const target = document.getElementById(id) && part.querySelector(`#${CSS.escape(id)}`);
    if (target) {
      target.id = `${id}-quick-view`;
      renamed.set(id, target.id);
    }
    return renamed.get(id) ?? id;
  };
  for (const name of REFERENCES) {
    for (const element of part.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)?.split(/\s+/) ?? [];
      element.setAttribute(name, ids.map(nameOf).join(' '));
    }
  }
  for (const link of part.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `#${nameOf(link.getAttribute('href')?.slice(1) ?? '')}`);
}

/**
 * Returns the product's nodes, ready for this page; none where the HTML holds no product.
 * @param html of a whole page
 */
export function productNodes(html: string): ChildNode[] {
  const page = parseHtml(html);
  const part = findProduct(page);
  if (!part) return [];
  adoptStyles(tokens, css);
  takePageParams(page);
  const product = fragmentOf(part);
  for (const script of product.querySelectorAll(`script:not(${PRINTED_GALLERY})`)) script.remove();
  for (const form of product.querySelectorAll<HTMLElement>(FORM)) {
    form.dataset.ajax ??= '';
    // Islands look for a form's price and pictures in its `.product`. Without that class they would search the whole
    // page.
    if (!form.closest('.product')) product.firstElementChild?.classList.add('product');
  }
  renameIds(product);
  // A hand has asked for the product, so islands that would wait for a hand on its own page do not wait here.
  void shopIslands().wake('product-page');
  return aliveNodes(product);
}
