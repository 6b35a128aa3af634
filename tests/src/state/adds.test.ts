import { describe, expect, it, vi } from 'vitest';
import { WAITING_ADDS } from '../../../src/rules/names';
import { createAdds } from '../../../src/state/adds';
import { notify } from '../../../src/ui/messages/notify';
import { createStorage } from '../../helpers/store';
import {
  clock,
  createGate,
  emptyCart,
  freshShop,
  leaves,
  openPage,
  shared,
  shop,
  storage,
  surroundings,
  waiting,
} from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('adding to the cart', () => {
  it('sends one after the other, in order, and leaves nothing behind', async () => {
    const page = openPage();
    const all = ['1', '2', '3'].map((id) => page.add(id));
    expect(waiting().map(({ fields }) => fields.product_id)).toEqual(['1', '2', '3']);
    await Promise.all(all);
    expect(shop.log).toEqual(['add 1', 'add 2', 'add 3']);
    expect(page.outcomes).toEqual(['1 added', '2 added', '3 added']);
    expect(storage.get(WAITING_ADDS)).toBeNull();
  });

  describe('where the storage is full', () => {
    it('makes room for an add: the cart’s cached fragments can be fetched again', async () => {
      storage.set('f', '{"div":"…"}');
      const { set } = storage;
      storage.set = (key, value) => !storage.get('f') && set(key, value);
      void openPage({ enqueue: () => new Promise(() => {}) }).add('1');
      expect(waiting()).toHaveLength(1);
      expect(storage.get('f')).toBeNull();
    });

    it('leaves a note, by which the next page tells the shopper, and sends nothing', async () => {
      storage.isFull = true;
      const { opened: frozen, open: letRun } = createGate();
      const page = openPage({ enqueue: (work) => frozen.then(work) });
      const done = page.add('1');
      for (const leave of leaves) leave();
      storage.isFull = false;
      // All tabs share the note. A tab in the background must not use it up, because nobody would read the message
      // there.
      await openPage({ isVisible: () => false }).resume();
      expect(notify).not.toHaveBeenCalled();
      await openPage().resume();
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ text: 'Some of what you chose may not be in your cart.' }),
      );
      // The page came back from the back/forward cache: the shopper may have added it again meanwhile.
      letRun();
      await done;
      expect([shop.log, page.outcomes]).toEqual([[], ['1 elsewhere']]);
      await openPage().resume();
      expect(notify).toHaveBeenCalledTimes(1);
    });

    it('does not send an add that was kept unsent when that add can no longer be marked as sent', async () => {
      const page = openPage({ addToCart: () => new Promise(() => {}) });
      void page.add('1');
      storage.isFull = true;
      await clock.advance(0);
      for (const leave of leaves) leave();
      const next = openPage();
      const done = next.resume();
      await clock.advance(10_000);
      await done;
      expect(shop.log).toEqual([]);
      expect(notify).toHaveBeenCalledTimes(1);
    });

    it('remembers in a cookie which adds are done when a tab was copied', async () => {
      const page = openPage();
      const done = page.add('1');
      const tabStorage = createStorage(Object.fromEntries(storage.values));
      shared.isFull = true;
      await done;
      await openPage({ tabStorage }).resume();
      expect(shop.log).toEqual(['add 1']);
    });
  });

  it('works without storage', async () => {
    storage.isFull = true;
    const page = openPage();
    await page.add('1');
    expect(page.outcomes).toEqual(['1 added']);
  });

  it('reports a refusal, and an add that was never sent', async () => {
    const page = openPage();
    shop.fate('refuse', 'cancel');
    await page.add('1');
    await page.add('2');
    expect(page.outcomes).toEqual(['1 refused', '2 unsent']);
    expect(waiting()).toEqual([]);
  });

  it('does not take a listener’s mistake for a failed call', async () => {
    const reported: unknown[] = [];
    globalThis.reportError = (error) => void reported.push(error);
    const adds = createAdds({ ...shop, ...emptyCart(), ...surroundings() });
    await adds.add({ product_id: '1' }, () => {
      throw new Error('a plugin broke');
    });
    expect(shop.log).toEqual(['add 1']);
    expect(reported).toHaveLength(1);
  });
});
