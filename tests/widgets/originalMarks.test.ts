/**
 * Checks that islands recognise an original script by something that only the running script makes, not by anything
 * that a page or an optimiser prints.
 */
import { afterEach, describe, expect, it } from 'vitest';
import type { IslandRow, OriginalMark } from '../../src/island/types';
import { isYielding } from '../../src/loader/original';
import { allIslands } from '../../widgets/allIslands';
import { row as campaign } from '../../widgets/campaign/row';
import { find } from '../helpers/fixture';

const page = window as unknown as { jQuery?: unknown };

/** Marks that prove a script by themselves: the mark, and the script that makes it while it runs. */
const MADE_BY_A_SCRIPT: Record<string, string> = {
  '.swatches-support': 'ShopEngine sets the class on a form whose swatches it takes',
  '.woocommerce-input-wrapper:has(>.woocommerce-address-suggestions:not([data-shop-islands]))':
    'WooCommerce puts its list beside a field',
};

const marksOf = ({ yieldsTo = [] }: IslandRow): OriginalMark[] => [yieldsTo].flat() as OriginalMark[];
const marked = allIslands.flatMap((row) => marksOf(row).map((mark): [string, OriginalMark] => [row.name, mark]));

afterEach(() => {
  page.jQuery = undefined;
});

describe('the marks of originals', () => {
  it.each(marked)('of %s: %j is made by a running script', (_name, mark) => {
    if (!('within' in mark)) return expect(Object.keys(mark).filter((key) => key !== 'on')).not.toHaveLength(0);
    expect(Object.keys(MADE_BY_A_SCRIPT)).toContain(mark.within);
    // Styles and states are no marks, because servers, caches and optimisers print them.
    expect(mark.within).not.toMatch(/\[(style|hidden|class|aria-)/);
  });
});

describe('a campaign', () => {
  const BAR = '<div class="wcct_counter_bar"STYLE><div class="wcct_progress_aria"></div></div>';

  it.each(['', ' style="display:none"', ' style="display: block"'])(
    'is run by the island where the page prints%s on its bar',
    (style) => {
      document.body.innerHTML = BAR.replace('STYLE', style);
      expect(isYielding({ row: campaign }, find('.wcct_counter_bar'))).toBe(false);
    },
  );

  it('is left to Finale’s script while that is at work', () => {
    document.body.innerHTML = BAR.replace('STYLE', '');
    page.jQuery = Object.assign(() => {}, { fn: { wcctCountdown() {} } });
    expect(isYielding({ row: campaign }, find('.wcct_counter_bar'))).toBe(true);
  });
});
