import { describe, expect, it } from 'vitest';
import { compareStates } from '../../scripts/backOut/compareStates';
import { differing, firstDifference, masked } from '../../scripts/backOut/visitor';

const visit = (pages: Record<string, string>) => ({ pages, cookies: [] });
const state = (options: Record<string, string>, files: Record<string, string> = {}) => ({ options, tables: {}, files });

describe('pages of a shop', () => {
  it('are equal where only nonces, hashes and ids differ', () => {
    const page = (nonce: string, id: string) =>
      masked(
        `{"nonce":"${nonce}"} <b id="quantity_${id}"></b> <section class="related products"><ul>${id}</ul></section>`,
      );
    expect(page('0123456789', '6b07b18a231b2')).toBe(page('a1b2c3d4e5', '6b07b18dc10ea'));
  });

  it('are different where a script, an address or a word differs', () => {
    for (const [one, other] of [
      ['<script src="/a.js?ver=1.2"></script>', '<script src="/a.js?ver=1.3"></script>'],
      ['<p>ten</p>', '<p>tea</p>'],
      ['<i data-id="1234567"></i>', '<i data-id="7654321"></i>'],
    ] as const) {
      expect(masked(one)).not.toBe(masked(other));
    }
  });

  it('are reported by path and by the first line that differs', () => {
    expect(differing(visit({ '/': 'a', '/shop/': 'b' }), visit({ '/': 'a', '/shop/': 'c' }))).toEqual(['/shop/']);
    expect(firstDifference('a\nb\nc', 'a\nd\nc')).toBe('line 2 is d, and was b');
    expect(firstDifference('a\nb', 'a')).toBe('line 2 is missing, and was b');
  });
});

describe('what a plugin has left', () => {
  it('is what is new, gone or changed, apart from what guests’ visits change anyway', () => {
    const first = state({ siteurl: '1', counter: '1', old: '1' });
    const second = state({ siteurl: '1', counter: '2', old: '1' });
    const last = state(
      { siteurl: '1', counter: '3', cron: '9', shop_islands: '1' },
      { '/uploads/wc-logs/today.log': 'x', '/islands.txt': 'x' },
    );
    expect(compareStates(first, second, last)).toEqual([
      'Of the options, old is not as it was.',
      'Of the options, shop_islands is not as it was.',
      'Of the files, /islands.txt is not as it was.',
    ]);
  });
});
