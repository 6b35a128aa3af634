import { describe, expect, it } from 'vitest';
import { readProductId } from '../../widgets/wishlist/read';
import { cornerOf, needsLogin } from '../../widgets/wishlist/rules';

describe('the rules', () => {
  it('know four corners', () => {
    expect(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center', ''].map(cornerOf)).toEqual([
      'top-left',
      'top-right',
      'bottom-left',
      'bottom-right',
      'bottom-right',
      'bottom-right',
    ]);
  });

  it('recognise refusals that a login would solve', () => {
    const refusals = [
      { status: 401 },
      { code: 'rest_forbidden', status: 403 },
      { code: 'rest_cookie_invalid_nonce', status: 403 },
    ];
    expect(refusals.map(needsLogin)).toEqual([true, true, true]);
    expect([{ status: 403 }, { status: 500 }, { code: 'fetch_error' }, {}].map(needsLogin)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('read a product’s id as it is printed', () => {
    const control = document.createElement('a');
    control.dataset.pid = ' 52 ';
    expect(readProductId(control)).toBe(52);
  });
});
