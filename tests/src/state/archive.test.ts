import { beforeEach, describe, expect, it } from 'vitest';
import { type Archive, createArchive } from '../../../src/state/archive';
import { type Held, hold } from '../../helpers/held';

const SHOP = 'https://shop.example/shop/';
const GAMES = `${SHOP}?category=games`;
const CHEAP = `${SHOP}?orderby=price`;

interface Call extends Pick<Held<void>, 'fail'> {
  url: string;
  signal: AbortSignal;
  answer(): Promise<void>;
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

/** A fake browser, page and shop, with a log of their calls. */
function setUp() {
  const calls: Call[] = [];
  /** In order: the shown pages, the changes of the history, the changes of the page's look. */
  const log: string[] = [];
  const entries = [`${SHOP}#top`];
  const page = { hasBlock: true, canShow: true, isLoading: false };
  const pageOf = (url: string) => ({ url }) as unknown as DocumentFragment;
  const urlOf = (fragment: DocumentFragment) => (fragment as unknown as { url: string }).url;
  const put = (word: string) => (fragment: DocumentFragment) => {
    if (!page.canShow) throw new Error('The answer has no results.');
    log.push(`${word} ${urlOf(fragment)}`);
  };
  const archive: Archive = createArchive({
    readPage: (url, read, signal) => {
      const { promise, take, fail } = hold<void>(settle);
      calls.push({ url, signal, answer: () => take(() => read(pageOf(url))), fail });
      return promise;
    },
    history: {
      address: () => entries.at(-1) as string,
      push(url) {
        log.push(`push ${url}`);
        entries.push(url);
      },
      replace(url) {
        log.push(`replace ${url}`);
        entries.splice(-1, 1, url);
      },
    },
    results: {
      isThere: () => page.hasBlock,
      setLoading: (isLoading) => {
        page.isLoading = isLoading;
      },
      replace: put('show'),
      append: put('add'),
      prepend: put('add before'),
    },
    load: (url) => log.push(`load ${url}`),
  });
  const last = () => calls.at(-1) as Call;
  return { archive, calls, log, entries, page, last };
}

describe('another address of the archive', () => {
  let shop: ReturnType<typeof setUp>;
  beforeEach(() => {
    shop = setUp();
  });

  it('is fetched at once, and shown and put into the history once its answer has come', async () => {
    const { archive, log, page, last } = shop;
    const done = archive.go(GAMES);
    expect([archive.$address.get(), page.isLoading, log]).toEqual([GAMES, true, []]);
    await last().answer();
    expect([page.isLoading, log, await done]).toEqual([false, [`show ${GAMES}`, `push ${GAMES}`], true]);
  });

  it('that fails leaves everything as it was, and can be asked for again', async () => {
    const { archive, log, page, last, calls } = shop;
    const done = archive.go(GAMES).catch(() => 'failed');
    await last().fail();
    expect([await done, archive.$address.get(), page.isLoading, log]).toEqual(['failed', SHOP, false, []]);
    archive.go(GAMES);
    await last().answer();
    expect([calls.length, log]).toEqual([2, [`show ${GAMES}`, `push ${GAMES}`]]);
  });

  it('whose answer has no results fails like any other', async () => {
    const { archive, log, page, last } = shop;
    page.canShow = false;
    const done = archive.go(GAMES).catch(() => 'failed');
    await last().answer();
    expect([await done, archive.$address.get(), page.isLoading, log]).toEqual(['failed', SHOP, false, []]);
  });

  it('is overtaken by a newer one, which aborts it and keeps it from being shown however late it comes', async () => {
    const { archive, calls, log, page } = shop;
    const first = archive.go(GAMES);
    const second = archive.go(CHEAP);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await calls[1]?.answer();
    await calls[0]?.answer();
    expect([await first, await second, archive.$address.get(), page.isLoading]).toEqual([false, true, CHEAP, false]);
    expect(log).toEqual([`show ${CHEAP}`, `push ${CHEAP}`]);
  });

  it('that was overtaken and fails late changes nothing', async () => {
    const { archive, calls, page } = shop;
    const first = archive.go(GAMES);
    archive.go(CHEAP);
    await calls[0]?.fail();
    expect([await first, page.isLoading, archive.$address.get()]).toEqual([false, true, CHEAP]);
  });

  it('is asked for once, while it is on its way and while it is shown', async () => {
    const { archive, calls, last } = shop;
    archive.go(GAMES);
    archive.go(`${GAMES}#top`);
    await last().answer();
    await archive.go(GAMES);
    expect(calls).toHaveLength(1);
  });

  it('makes no further call and no history entry when the shopper returns to the shown address before the answer', async () => {
    const { archive, calls, log, page } = shop;
    archive.go(GAMES);
    await archive.go(SHOP);
    await calls[0]?.answer();
    expect([calls.length, calls[0]?.signal.aborted, page.isLoading, archive.$address.get(), log]).toEqual([
      1,
      true,
      false,
      SHOP,
      [],
    ]);
  });

  it('is left to the browser on a page without a place for results', async () => {
    const { archive, calls, log, page } = shop;
    page.hasBlock = false;
    expect(await archive.go(GAMES)).toBe(false);
    expect([log, calls]).toEqual([[`load ${GAMES}`], []]);
  });

  it('is announced with its page, after it is shown', async () => {
    const { archive, log, last } = shop;
    archive.onShown((page, where) => log.push(`told ${(page as unknown as { url: string }).url} ${where}`));
    archive.go(GAMES);
    await last().answer();
    expect(log.at(-1)).toBe(`told ${GAMES} instead`);
  });

  it('is given up when the page comes back from history', async () => {
    const { archive, log, page, last } = shop;
    archive.go(GAMES);
    archive.release();
    await last().answer();
    expect([page.isLoading, archive.$address.get(), log]).toEqual([false, SHOP, []]);
  });
});

describe('a further page', () => {
  const SECOND = `${SHOP}page/2/`;

  it('is added, and its address replaces the one in the history’s entry', async () => {
    const { archive, log, entries, last } = setUp();
    const told: string[] = [];
    archive.onShown((_page, where) => told.push(where));
    const done = archive.append(SECOND);
    await last().answer();
    expect([await done, log, entries, told]).toEqual([
      true,
      [`add ${SECOND}`, `replace ${SECOND}`],
      [SECOND],
      ['behind'],
    ]);
  });

  it('that comes before the shown one is added before it, and leaves address and history alone', async () => {
    const { archive, log, last } = setUp();
    const told: string[] = [];
    archive.onShown((_page, where) => told.push(where));
    const done = archive.prepend(SECOND);
    await last().answer();
    expect([await done, log, told, archive.$address.get()]).toEqual([true, [`add before ${SECOND}`], ['before'], SHOP]);
  });

  it('that comes before the shown one is given up when the shopper makes a choice', async () => {
    const { archive, calls, log } = setUp();
    const done = archive.prepend(SECOND);
    archive.go(GAMES);
    await calls[0]?.answer();
    expect([await done, calls[0]?.signal.aborted, log]).toEqual([false, true, []]);
  });

  it('is fetched once when it is asked for twice, and not while results are on their way', async () => {
    const { archive, calls } = setUp();
    archive.append(SECOND);
    expect(await archive.append(SECOND)).toBe(false);
    archive.go(GAMES);
    expect(await archive.append(SECOND)).toBe(false);
    expect(calls.map(({ url }) => url)).toEqual([SECOND, GAMES]);
  });

  it('is not added to other results that have come meanwhile', async () => {
    const { archive, calls, log } = setUp();
    archive.append(SECOND);
    archive.go(GAMES);
    await calls[1]?.answer();
    await calls[0]?.answer();
    expect(log).toEqual([`show ${GAMES}`, `push ${GAMES}`]);
  });

  it('that fails leaves the address, and can be asked for again', async () => {
    const { archive, log, entries, page, last } = setUp();
    const done = archive.append(SECOND).catch(() => 'failed');
    await last().fail();
    expect([await done, page.isLoading, entries, log]).toEqual(['failed', false, [`${SHOP}#top`], []]);
    archive.append(SECOND);
    await last().answer();
    expect(log).toEqual([`add ${SECOND}`, `replace ${SECOND}`]);
  });
});

describe('Back and Forward', () => {
  /** Starts at the address `CHEAP`, to which the visitor came from the shop. */
  async function visit() {
    const shop = setUp();
    shop.archive.go(CHEAP);
    await shop.last().answer();
    shop.log.length = 0;
    const back = () => {
      shop.entries.pop();
      return shop.archive.moved();
    };
    return { ...shop, back };
  }

  it('show what their address says, and make no entry', async () => {
    const { archive, back, last, log } = await visit();
    back();
    expect(archive.$address.get()).toBe(SHOP);
    await last().answer();
    expect(log).toEqual([`show ${SHOP}`]);
  });

  it('load the page when its results do not load', async () => {
    const { back, last, log } = await visit();
    back();
    await last().fail();
    expect(log).toEqual([`load ${SHOP}`]);
  });

  it('give up the call that was under way', async () => {
    const { archive, back, calls, log } = await visit();
    archive.go(GAMES);
    back();
    await calls.at(-2)?.answer();
    await calls.at(-1)?.answer();
    expect(log).toEqual([`show ${SHOP}`]);
  });

  it('that cancel each other give up the call that was under way', async () => {
    const { archive, back, entries, calls, page } = await visit();
    back();
    entries.push(CHEAP);
    archive.moved();
    expect([calls.at(-1)?.signal.aborted, page.isLoading, archive.$address.get()]).toEqual([true, false, CHEAP]);
  });

  it('to an anchor on the shown page change nothing, and do not give up a choice that is loading', async () => {
    const { archive, entries, calls } = await visit();
    archive.go(GAMES);
    entries.push(`${CHEAP}#top`);
    archive.moved();
    expect([calls.length, calls.at(-1)?.signal.aborted, archive.$address.get()]).toEqual([2, false, GAMES]);
  });

  it('do nothing for an anchor when nothing is loading', async () => {
    const { archive, entries, calls, page } = await visit();
    entries.push(`${CHEAP}#top`);
    await archive.moved();
    expect([calls.length, page.isLoading]).toEqual([1, false]);
  });
});
