/** Owns the call that fills a tab of the filterable product list (SPEC 7.2). It takes no nonce. */
import { encodeForm, type FormFields } from '../../src/api/form';
import { readHtml } from '../../src/api/htmlAnswer';
import { type CallOptions, requestHtml } from '../../src/api/request';
import { pageRoot, restUrl } from '../../src/api/restUrl';

export interface ListQuestion {
  /** Product ids, as they are printed. */
  products: readonly string[];
  /** `ASC` or `DESC`. */
  order: string;
  /** `date`, `title` … */
  orderBy: string;
  /** The display settings of the shop's owner. */
  settings: FormFields;
}

/**
 * GET `filter_cat_products`: the HTML of a tab's products, or the server's text that it lists none; "" when the shop no
 * longer has any of them. Rejects with a `CallError`, also for any other answer.
 */
export function fetchProductList(
  { products, order, orderBy, settings }: ListQuestion,
  options?: CallOptions,
): Promise<string> {
  // An empty list must be sent too, and an empty array would vanish from the query.
  const query = encodeForm({ products: products.length ? products : '', order, order_by: orderBy, settings });
  const url = restUrl(pageRoot(), `shopengine-builder/v1/widgets_partials/filter_cat_products/?${query}`);
  return requestHtml(url, undefined, readHtml, options);
}
