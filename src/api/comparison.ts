/**
 * Owns the comparison's routes (SPEC 7.3). They take no nonce, change state by GET, and label HTML as JSON. Therefore
 * the answers are read as text, and no call is cached or sent again.
 */
import { parseStored } from '../bridge/page/storedJson';
import { CallError } from '../rules/callError';
import { encodeForm, type FormFields } from './form';
import { type CallOptions, requestHtml } from './request';
import { builderUrl } from './restUrl';

const routeUrl = (action: string) => builderUrl('shopEngineComparison', `comparison/${action}`);

/**
 * Makes a reader for an answer's HTML, which may be a JSON string. It throws when the answer is something else: `null`,
 * an error page.
 */
const htmlWith =
  (expected: RegExp) =>
  (text: string): string => {
    const json = parseStored(text);
    const html = typeof json === 'string' ? json : text.trim();
    // An answer that still begins with a quotation mark is JSON whose end is missing.
    if (/^"|<!doctype|<html/i.test(html) || !expected.test(html))
      throw new CallError('unknown_error', text.slice(0, 80));
    return html;
  };

const tableIn = htmlWith(/^$|comparison-table-wrap|shopengine-no-comparison-product/);
/** Reads the table of a list that cannot be empty, because a product was just added. */
const filledTableIn = htmlWith(/comparison-table-wrap|shopengine-no-comparison-product/);
const barIn = htmlWith(/comparison-for-bottom-bar-item|shopengine-no-comparison-product/);

/**
 * GET `comparison_table`: adds the payload's product to the list and returns the table's HTML, "" for an empty list.
 * Rejects with a `CallError`, also when the answer is no table.
 * @param payload the content of the button's `data-payload`; `pid` 0 adds nothing
 */
export const fetchComparisonTable = (payload: FormFields): Promise<string> =>
  requestHtml(
    routeUrl(`comparison_table/?${encodeForm(payload)}`),
    undefined,
    Number(payload.pid) ? filledTableIn : tableIn,
  );

/**
 * POST `remove`. Returns the list's new address for sharing; "" when the answer has none. Rejects with a `CallError`,
 * also when the answer does not confirm the removal.
 */
export const removeFromComparison = (productId: number): Promise<string> =>
  requestHtml(routeUrl('remove/'), encodeForm({ pid: productId }), (text) => {
    const { status, share_url } = (parseStored(text) ?? {}) as { status?: unknown; share_url?: unknown };
    // ShopEngine writes "Success" here, and "success" elsewhere.
    if (String(status).toLowerCase() !== 'success') throw new CallError('unknown_error', text.slice(0, 80));
    return typeof share_url === 'string' ? share_url : '';
  });

/**
 * GET `comparison_bar_data`: returns the bottom bar's HTML. Rejects with a `CallError`, also when the answer is no bar.
 */
export const fetchComparisonBar = (options?: CallOptions): Promise<string> =>
  requestHtml(routeUrl('comparison_bar_data'), undefined, barIn, options);
