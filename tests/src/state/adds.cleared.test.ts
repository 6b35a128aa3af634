import { describe, expect, it, vi } from 'vitest';
import type { AddAnswer } from '../../../src/rules/cartAnswer';
import { WAITING_ADDS } from '../../../src/rules/names';
import { notify } from '../../../src/ui/messages/notify';
import type { FakeStore } from '../../helpers/store';
import {
  clock,
  createGate,
  freshShop,
  leave,
  leaves,
  notes,
  openPage,
  type Some,
  shared,
  shop,
  storage,
  waiting,
  wipe,
} from './addsPages';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: vi.fn(async () => {}) }));

freshShop();

describe('adds of a page whose storage another script clears', () => {
  /** A page whose first answer comes when the test says so. */
  const openBusy = () => {
    const { opened: turn, open: letRun } = createGate();
    const page = openPage({
      async addToCart<T>(fields: Record<string, unknown>, use: (answer: AddAnswer) => T) {
        await turn;
        return shop.addToCart(fields, use);
      },
    });
    return { page, done: Promise.all(['1', '2'].map((id) => page.add(id))), letRun };
  };

  it.each<[string, () => FakeStore[]]>([
    ['sessionStorage', () => [storage]],
    ['all of it, cookies too', () => [storage, shared, notes]],
  ])('are all done, once each (%s)', async (_which, stores) => {
    const { page, done, letRun } = openBusy();
    await clock.advance(0);
    wipe(...stores());
    letRun();
    await done;
    expect([shop.log, page.outcomes]).toEqual([
      ['add 1', 'add 2'],
      ['1 added', '2 added'],
    ]);
  });

  it('are kept again for the next page when the shopper leaves', async () => {
    openBusy();
    await clock.advance(0);
    wipe(storage);
    for (const leave of leaves) leave();
    expect(waiting().map(({ fields }) => fields.product_id)).toEqual(['1', '2']);
    const next = openPage();
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    expect([shop.log, next.outcomes]).toEqual([
      ['refresh', 'add 2'],
      ['1 unknown', '2 added'],
    ]);
  });

  it('are reported by the next page where the storage takes nothing any more', async () => {
    openBusy();
    await clock.advance(0);
    wipe(storage);
    storage.isFull = true;
    for (const leave of leaves) leave();
    storage.isFull = false;
    await openPage().resume();
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Some of what you chose may not be in your cart.' }),
    );
  });

  it('are not kept again once a later page has done them', async () => {
    const { opened: frozen, open: letRun } = createGate();
    const first = openPage({ enqueue: (work) => frozen.then(work) });
    const done = first.add('1');
    const next = openPage();
    const resumed = next.resume();
    await clock.advance(10_000);
    await resumed;
    for (const leave of leaves) leave();
    expect(waiting()).toEqual([]);
    letRun();
    await done;
    expect([shop.log, first.outcomes]).toEqual([['add 1'], ['1 elsewhere']]);
  });

  it('are not sent while a later page that has taken them over works on the first of them', async () => {
    const { opened: frozen, open: letRun } = createGate();
    const first = openPage({ enqueue: (work) => frozen.then(work) });
    const done = Promise.all([first.add('1'), first.add('2')]);
    void openPage({ addToCart: () => new Promise(() => {}) }).resume();
    await clock.advance(10_000);
    letRun();
    await done;
    expect([shop.log, first.outcomes]).toEqual([[], ['1 elsewhere', '2 elsewhere']]);
  });

  it('are not sent once a later page has told the shopper that they came too late', async () => {
    const { opened: frozen, open: letRun } = createGate();
    const first = openPage({ enqueue: (work) => frozen.then(work) });
    const done = first.add('1');
    await clock.advance(60_001);
    await openPage().resume();
    letRun();
    await done;
    expect([shop.log, first.outcomes, waiting()]).toEqual([[], ['1 elsewhere'], []]);
  });
});

describe('adds of a page that ended where another script empties the storage', () => {
  const resumed = async (more: Some) => {
    const next = openPage(more);
    const done = next.resume();
    await clock.advance(10_000);
    await done;
    return next.outcomes;
  };

  it('are resumed even if the script does so before the page’s code reads the list', async () => {
    await leave(['1', '2']);
    const leftAdds = storage.get(WAITING_ADDS) as string;
    wipe(storage);
    expect([await resumed({ leftAdds }), shop.log]).toEqual([
      ['1 added', '2 added'],
      ['add 1', 'add 2'],
    ]);
  });

  it('are resumed even if the script does so while the code that resumes adds is fetched', async () => {
    await leave(['1', '2']);
    const loadRecovery = () => {
      wipe(storage);
      return import('../../../src/actions/recovery');
    };
    expect(await resumed({ loadRecovery })).toEqual(['1 added', '2 added']);
  });

  it('are left alone where another page has done them since', async () => {
    await leave(['1']);
    const leftAdds = storage.get(WAITING_ADDS) as string;
    expect(await resumed({})).toEqual(['1 added']);
    wipe(storage);
    expect([await resumed({ leftAdds }), shop.log]).toEqual([[], ['add 1']]);
  });
});
