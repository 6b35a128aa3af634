import { describe, expect, it, vi } from 'vitest';
import type { Kind } from '../../../src/loader/types';
import { createLook } from '../../../src/runtime/look';
import { find } from '../../helpers/fixture';

const kindOf = (name: string, match: string): Kind =>
  ({ row: { name, match, when: 'load' }, selector: `[data-island~="${name}"],${match}`, state: 'armed' }) as never;

const kinds = [kindOf('stepper', '.quantity'), kindOf('heart', '.wishlist')];

/** Looks at a part of the page. Returns the hosts that were found, and how many searches the part took. */
function lookAt(html: string) {
  document.body.innerHTML = html;
  const root = find('body > *');
  const search = vi.spyOn(root, 'querySelectorAll');
  const found: string[] = [];
  createLook(kinds, ({ row }, host) => found.push(`${row.name} ${host.id}`))(root);
  return { found, searches: search.mock.calls.length };
}

describe('a part that comes into the page', () => {
  it('is searched for the hosts of each kind', () => {
    const { found } = lookAt(
      '<p data-island="heart" id="a"><i class="quantity" id="b"></i><i class="wishlist" id="c"></i></p>',
    );
    expect(found).toEqual(['stepper b', 'heart a', 'heart c']);
  });

  it('is not searched kind by kind if it holds no host', () => {
    expect(lookAt('<p><i class="price"></i></p>')).toEqual({ found: [], searches: 0 });
  });

  it('is searched kind by kind if it is large, because one search by all selectors would take longer there', () => {
    expect(lookAt(`<p>${'<i></i>'.repeat(101)}</p>`)).toEqual({ found: [], searches: 3 });
  });
});
