/** The live search's route: HTML that is labelled as JSON, and nothing at all for a stale form. */
import { manyProducts, products } from '../data/products';
import { categoryTerms } from '../data/terms';
import { listIn } from '../shop/archive';
import { isNonce, type Visitor } from '../shop/visitor';
import { searchResults } from '../views/advancedSearch';
import type { Html } from '../views/parts';
import type { AjaxAnswer, RestCall } from './answers';

const MOST_PRODUCTS = 30;
const MOST_CATEGORIES = 5;

const html = async (body: Html | ''): Promise<AjaxAnswer> => ({ type: 'application/json', body: String(await body) });

/**
 * True if the form's nonce is valid. WordPress treats a customer's call without the header as a guest's, for whom the
 * customer's nonce is invalid.
 */
const isKnown = (visitor: Visitor, { nonce, query }: RestCall) =>
  (!visitor.user || nonce !== undefined) && isNonce(visitor, 'wp_rest', query.get('nonce'));

const has = (term: string) => {
  const wanted = term.toLowerCase();
  return ({ name }: { name: string }) => name.toLowerCase().includes(wanted);
};

/** Finds products, the newest first, and categories. The chosen category limits only the products. */
export function advancedSearch(visitor: Visitor, call: RestCall): Promise<AjaxAnswer> {
  const { query } = call;
  if (!isKnown(visitor, call)) return html('');
  const term = query.get('s')?.trim() ?? '';
  if (!term) return html(searchResults([], [], term));
  const ids = listIn(query, 'product_cat').map(Number);
  const slugs = categoryTerms.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug);
  const found = [...products, ...manyProducts]
    .filter(has(term))
    .filter(({ category }) => !ids.length || slugs.includes(category));
  const newest = found.sort((a, b) => b.id - a.id).slice(0, MOST_PRODUCTS);
  return html(searchResults(newest, categoryTerms.filter(has(term)).slice(0, MOST_CATEGORIES), term));
}
