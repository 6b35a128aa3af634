/** Wishlist and comparison. */
import { shopIslands } from '../../../src/bridge/page/islands';
import type { ComparisonTable } from '../../../src/state/comparisonTable';
import { find } from '../../helpers/fixture';
import type { Endpoint } from '../endpoint';

const resturl = 'https://shop.example/wp-json/';
const comparison = { config: { globals: { shopEngineComparison: { resturl } } } };

const setCompared = (ids: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `shopengine_comparison_id_list=${ids}`;
};

const table = () => (shopIslands().stores as { comparisonTable?: ComparisonTable }).comparisonTable?.$table.get();

export const lists: readonly Endpoint[] = [
  {
    calls: 'toggleWishlist',
    island: 'wishlist',
    config: { globals: { shopEngineWishlist: { isLoggedIn: '1', resturl, rest_nonce: 'ab12' } } },
    on: /wishlist\/add_to_list/,
    good: '{"status":"success","todo":"add"}',
    act: ({ act }) => act('.shopengine_add_to_list_action[data-pid="101"]'),
    isDone: ({ said }) => said.some((text) => /added to wishlist/.test(text)),
    told: 'alert',
  },
  {
    calls: 'fetchComparisonTable',
    island: 'comparison',
    ...comparison,
    // The dialog's place in the page. Other tests check how the dialog shows the table.
    prepare: () => {
      setCompared('');
      find('.se-modal-inner').dataset.islandView = 'comparison-dialog';
    },
    on: /comparison_table/,
    good: JSON.stringify('<div class="comparison-table-wrap"><table></table></div>'),
    act: ({ act }) => (table()?.retry ?? (() => act('[data-payload*="101"]')))(),
    isDone: () => !!table()?.html,
    told: 'silent',
  },
  {
    calls: 'fetchComparisonTable',
    title: 'fetchComparisonTable, without a dialog',
    island: 'comparison',
    ...comparison,
    prepare: () => setCompared(''),
    on: /comparison_table/,
    good: JSON.stringify('<div class="comparison-table-wrap"><table></table></div>'),
    act: ({ act }) => act('[data-payload*="101"]'),
    isDone: () => !!table()?.html,
    told: 'notice',
  },
  {
    calls: 'removeFromComparison',
    island: 'comparison-table',
    ...comparison,
    prepare: () => setCompared('12,101,123'),
    on: /comparison\/remove/,
    good: '{"status":"Success","share_url":"https://shop.example/?comparison=yes&product_ids=12,123"}',
    takes: () => setCompared('12,123'),
    act: ({ act }) => act('.badge-comparison[data-pid="101"]'),
    isDone: () => !document.querySelector('.badge-comparison[data-pid="101"]'),
    told: 'notice',
  },
  {
    calls: 'fetchComparisonBar',
    island: 'comparison-bar',
    ...comparison,
    prepare: () => setCompared('12,101'),
    on: /comparison_bar_data/,
    good: JSON.stringify(
      '<div class="comparison-for-bottom-bar-item"><a class="badge-comparison" data-pid="12" title="Fresh"></a></div>',
    ),
    act: ({ act }) => act('.comparison-bottom-bar-toggle'),
    isDone: () => !!document.querySelector('[title="Fresh"]'),
    told: 'notice',
    // A second press takes the first one back.
    isNewest: true,
  },
];
