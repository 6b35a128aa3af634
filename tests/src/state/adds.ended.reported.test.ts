import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdds } from '../../../src/state/adds';
import { notify } from '../../../src/ui/messages/notify';
import { leavePage } from '../../helpers/leaving';
import {
  clock,
  emptyCart,
  freshShop,
  leave,
  leaves,
  openPage,
  shop,
  storage,
  surroundings,
  waiting,
} from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('adds of a page that ended', () => {
  it('are reported again by the next page where the shopper leaves before a message can be shown', async () => {
    storage.isFull = true;
    void openPage({ enqueue: () => new Promise(() => {}) }).add('1');
    for (const leave of leaves) leave();
    storage.isFull = false;
    await leave(['2', '3']);
    await clock.advance(60_001);
    vi.mocked(notify).mockReturnValue(new Promise(() => {}));
    await openPage().resume();
    vi.mocked(notify).mockReset().mockResolvedValue();
    await openPage().resume();
    expect(vi.mocked(notify).mock.calls.map(([{ text }]) => text)).toEqual([
      'Some of what you chose may not be in your cart.',
      '2 products were not added to your cart in time.',
    ]);
    await openPage().resume();
    expect(notify).toHaveBeenCalledTimes(2);
    expect(waiting()).toEqual([]);
  });

  it('are reported by the next page if the shopper left this one before it could report their failure', async () => {
    const adds = createAdds({ ...shop, ...emptyCart(), ...surroundings() });
    shop.fate('500');
    const done = adds.add({ product_id: '1' }, () => new Promise(() => {}));
    await vi.waitFor(() => expect(shop.log).toHaveLength(4));
    await done;
    const next = openPage();
    const resumed = next.resume();
    await clock.advance(10_000);
    await resumed;
    expect(next.outcomes).toEqual(['1 unknown']);
    expect(shop.log.filter((call) => call.startsWith('add'))).toHaveLength(2);
    expect(waiting()).toEqual([]);
  });

  it('are reported by the third page if two could not report their failure', async () => {
    await leave(['1'], { sent: 1 });
    const silent = createAdds({ ...shop, ...emptyCart(), ...surroundings() });
    const looked = silent.resume(() => new Promise(() => {}));
    await clock.advance(10_000);
    await looked;
    const again = createAdds({ ...shop, ...emptyCart(), ...surroundings() });
    const lookedAgain = again.resume(() => new Promise(() => {}));
    await clock.advance(10_000);
    await lookedAgain;
    const last = openPage();
    const resumed = last.resume();
    await clock.advance(10_000);
    await resumed;
    expect(last.outcomes).toEqual(['1 unknown']);
  });
});

describe('adds of a page that ended while the code that recovers them was being fetched', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('../../../src/actions/recovery', () => {
      throw new TypeError('Importing a module script failed.');
    });
  });
  afterEach(() => {
    vi.doUnmock('../../../src/actions/recovery');
    vi.unstubAllGlobals();
  });

  const fetchRecovery = async () => {
    const { createAdds: create } = await import('../../../src/state/adds');
    shop.fate('drop');
    const page = openPage({}, create);
    return { page, done: page.add('1') };
  };

  it('are kept for the next', async () => {
    leavePage();
    await fetchRecovery();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(expect.any(String), { keepalive: true }));
    expect(waiting()).toHaveLength(1);
  });

  it('are reported where the page stays', async () => {
    const { page, done } = await fetchRecovery();
    await done;
    expect([page.outcomes, waiting()]).toEqual([['1 unknown'], []]);
  });
});
