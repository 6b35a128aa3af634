/** Reads an add button, and the comparison page's address. */
import type { FormFields } from '../../src/api/form';
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { safeLink } from '../../src/rules/link';
import { PAGE_LINK, PAYLOAD } from './contract';

/** The fields that the call sends; undefined where the button has no JSON, or no product id in it. */
export function readPayload(button: Element): FormFields | undefined {
  const payload = json(button, PAYLOAD);
  const productId = Number.parseInt(String(payload?.pid), 10);
  return productId >= 0 ? (payload as FormFields) : undefined;
}

/** Address of the comparison page; undefined where the page names none. */
export function readPageAddress(page: ParentNode, base: string): string | undefined {
  const link = page.querySelector(PAGE_LINK);
  const address = link && text(link, 'data-comparison-url');
  return address ? safeLink(address, base) : undefined;
}
