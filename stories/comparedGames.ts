/** A shop in memory with three games to compare: its table, its bar, and its answers. */
import { comparedIds } from '../src/rules/comparison';
import barHtml from '../widgets/comparison-bar/fixture.html?raw';
import tableHtml from '../widgets/comparison-table/fixture.html?raw';
import { withPictures } from './pictures';

/** The table as the server prints it after a product was deleted: rows have a cell too many, or one too few. */
export const oddTable = withPictures(tableHtml);
export const table = oddTable
  .replace('<td class="first--row"></td>', '')
  .replace('<td class="first--row">16</td></tr>', '<td class="first--row">16</td><td class="first--row">12</td></tr>');
export const bar = withPictures(barHtml);
export const ITEM = /<div class="comparison-for-bottom-bar-item">.*<\/div>\s*/g;
/** The items of the bar. */
export const items = (bar.match(ITEM) ?? []).join('');

const COOKIE = 'shopengine_comparison_id_list';
/** Writes the ids into the comparison's cookie, as the server does. */
function compare(ids: readonly number[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${COOKIE}=${ids.join('%2C')}; path=/`;
}
/** The ids in the comparison's cookie. */
export const compared = () => comparedIds(document.cookie.split(`${COOKIE}=`)[1]?.split(';')[0] ?? '');

type Answer = (body: string) => string | number | 'never';
const routes: Record<string, Answer> = {
  comparison_table: () => table,
  comparison_bar_data: () => JSON.stringify(items),
  'comparison/remove': (body) => {
    compare(compared().filter((id) => id !== Number(new URLSearchParams(body).get('pid'))));
    return JSON.stringify({ status: 'Success', share_url: '' });
  },
};

/**
 * Opens the shop.
 * @param answers replace the usual answers, by route: a body, a status, or no answer while the story is open
 */
export function openShop(answers: Record<string, Answer> = {}): () => void {
  const { fetch } = window;
  const waiting: (() => void)[] = [];
  compare([12, 101, 123]);
  dispatchEvent(new CustomEvent('shopengineComparisonProductAdded', { detail: {} }));
  window.fetch = async (input, init) => {
    const all = { ...routes, ...answers };
    const name = Object.keys(all).find((route) => String(input).includes(route));
    const answer = name && all[name]?.(String(init?.body ?? ''));
    if (answer === undefined || name === undefined) return fetch(input, init);
    if (answer === 'never') await new Promise<void>((resolve) => waiting.push(resolve));
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  };
  return () => {
    window.fetch = fetch;
    for (const go of waiting) go();
    for (const dismiss of document.querySelectorAll<HTMLElement>('.shop-islands-notice [data-dismiss]'))
      dismiss.click();
  };
}
