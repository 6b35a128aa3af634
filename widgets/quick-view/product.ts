/** Takes the product out of its quick view's page, to be shown in the page itself. */
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { fragmentOf } from '../../src/bridge/page/htmlParts';
import { adoptStyles } from '../../src/bridge/page/styles';
import tokens from '../../src/ui/tokens.css?inline';
import { FORM } from './contract';
import { takePageParams } from './pageParams';
import css from './product.css?inline';
import { findProduct } from './read';

/** Attributes that name other elements. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** The page may be another product's: where both have an id, and something in this one refers to it, this one's gets a new name. */
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
}

/** @param html of a whole page; none where it holds no product */
export function productNodes(html: string): ChildNode[] {
  const page = parseHtml(html);
  const part = findProduct(page);
  if (!part) return [];
  adoptStyles(tokens, css);
  takePageParams(page);
  const product = fragmentOf(part);
  for (const script of product.querySelectorAll('script')) script.remove();
  for (const form of product.querySelectorAll<HTMLElement>(FORM)) {
    form.dataset.ajax ??= '';
    // Islands look for a form's price and pictures in its product; without one they would look in the whole page.
    if (!form.closest('.product')) product.firstElementChild?.classList.add('product');
  }
  renameIds(product);
  return aliveNodes(product);
}
