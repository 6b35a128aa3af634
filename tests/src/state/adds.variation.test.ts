import { describe, expect, it, vi } from 'vitest';
import { createAdds } from '../../../src/state/adds';
import { clock, emptyCart, freshShop, type Some, shop, surroundings, VARIATION } from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('a variation’s button on a card, which has the variation’s id as product_id alone', () => {
  const addCard = (page: ReturnType<typeof createAdds>) => page.add({ product_id: VARIATION, quantity: '1' }, () => {});
  const adds = (more: Some = {}) => createAdds({ ...shop, ...emptyCart(), ...surroundings(), ...more });

  it('is added once when its page is left at once', async () => {
    void addCard(adds({ addToCart: () => new Promise(() => {}) }));
    await clock.advance(0);
    shop.cart.set(VARIATION, 1);
    const done = adds().resume(() => {});
    await clock.advance(10_000);
    await done;
    expect(shop.cart.get(VARIATION)).toBe(1);
  });

  it('is added once when its answer is lost', async () => {
    shop.fate('lost', 'ok');
    const done = addCard(adds());
    await clock.advance(60_000);
    await done;
    expect(shop.cart.get(VARIATION)).toBe(1);
  });
});
