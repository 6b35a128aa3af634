/** The comparison's routes. They ask for no nonce, and the list is the visitor's cookie. */
import { distinct } from '../shop/marks';
import type { Visitor } from '../shop/visitor';
import { comparisonAddress, comparisonTable } from '../views/comparison';
import { comparisonBarItems } from '../views/comparisonBar';
import { type AjaxAnswer, json, type RestCall } from './answers';

const pidIn = (fields: URLSearchParams) => Number.parseInt(fields.get('pid') ?? '', 10) || 0;

/**
 * Adds and answers with HTML that is labelled as JSON; with an empty body for an empty list. A product that is added
 * again is in the list twice.
 */
async function table(_visitor: Visitor, { query, compared, origin }: RestCall): Promise<AjaxAnswer> {
  const pid = pidIn(query);
  const list = pid ? [...compared, pid] : compared;
  const body = list.length ? String(await comparisonTable(distinct(list), origin)) : '';
  return { type: 'application/json', body, ...(pid && { compared: list }) };
}

function remove(_visitor: Visitor, { form, compared, origin }: RestCall): AjaxAnswer {
  const list = compared.filter((id) => id !== pidIn(form));
  return { ...json({ status: 'Success', share_url: comparisonAddress(origin, distinct(list)) }), compared: list };
}

/** Answers with HTML as a JSON string. */
const barData = async (_visitor: Visitor, { compared }: RestCall): Promise<AjaxAnswer> =>
  json(String(await comparisonBarItems(distinct(compared))));

export const comparison = { 'GET comparison_table': table, 'POST remove': remove, 'GET comparison_bar_data': barData };
