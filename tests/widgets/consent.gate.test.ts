/**
 * Tests the order in which waiting elements start: a script without `async` waits for the scripts before it, but not
 * for elements that run nothing.
 */
import { beforeEach, expect, it, vi } from 'vitest';
import { useCookieJar } from '../helpers/cookieJar';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

/** The visitor's cookies. */
let cookies: Map<string, string>;
/** The addresses that were set on scripts and frames, in order. */
let started: string[];
/** Ends the longest wait of each script. */
let waits: (() => unknown)[];

/** The visitor agrees to these categories, and to no others. */
function choose(...categories: string[]): void {
  const choices = ['functional', 'analytics', 'advertisement'].map(
    (slug) => `${slug}:${categories.includes(slug) ? 'yes' : 'no'}`,
  );
  cookies.set('cookieyes-consent', `consentid:a,consent:yes,action:yes,necessary:yes,${choices}`);
  document.dispatchEvent(new Event('island:consent:changed'));
}

beforeEach(() => {
  ({ cookies } = useCookieJar());
  choose('analytics');
  started = [];
  waits = [];
  // In happy-dom, an element that replaces itself leaves the page, so `replaceWith` does nothing here.
  vi.spyOn(Element.prototype, 'replaceWith').mockImplementation(() => {});
  for (const { prototype } of [HTMLScriptElement, HTMLIFrameElement])
    vi.spyOn(prototype, 'src', 'set').mockImplementation((address) => void started.push(address));
});

/** A page on which scripts a, b and c wait, with these attributes for b. Nothing has been given an address yet. */
async function load(attributes: string) {
  vi.resetModules();
  const { problems } = setPage();
  const [{ holdBack }, { clock }] = await Promise.all([
    import('../../widgets/consent/page/gate'),
    import('../../src/bridge/page/clock'),
  ]);
  clock.after = (_time, run) => {
    waits.push(run);
    return () => {};
  };
  const script = (name: string, more = '') =>
    `<script id="${name}" type="text/plain" data-consent="analytics" data-src="${name}" ${more}></script>`;
  document.body.innerHTML = script('a') + script('b', attributes) + script('c');
  return {
    problems,
    holdBack,
    async release() {
      for (const one of document.querySelectorAll('script')) holdBack(one, () => () => {});
      await settle();
    },
  };
}
const end = async (name: string, type = 'load') => {
  find(`#${name}`).dispatchEvent(new Event(type));
  await settle();
};

it('a released script waits until the one before it has run or failed', async () => {
  const { release } = await load('');
  await release();
  expect(started).toEqual(['a']);
  await end('a', 'error');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
});

it('a script that has left the page meanwhile does not keep the others from running', async () => {
  const { release } = await load('');
  await release();
  find('#b').remove();
  await end('a');
  expect(started).toEqual(['a', 'c']);
});

it.each(['data-type="application/ld+json"', 'data-type="text/template"', 'nomodule'])(
  'no script waits for an element that is no script: %s',
  async (attributes) => {
    const { release } = await load(attributes);
    await release();
    await end('a');
    expect(started).toEqual(['a', 'b', 'c']);
  },
);

it.each(['data-type="module" nomodule', 'data-type="Text/JavaScript"', 'data-type="application/x-ecmascript"'])(
  'scripts wait for every script that runs: %s',
  async (attributes) => {
    const { release } = await load(attributes);
    await release();
    await end('a');
    expect(started).toEqual(['a', 'b']);
  },
);

it('no script waits for ever', async () => {
  const { release } = await load('');
  await release();
  for (let turn = 0; turn < 2; turn++) {
    await settle();
    waits.shift()?.();
  }
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
});

it('a script that cannot be started does not keep the others from running, and is reported', async () => {
  const { release, problems } = await load('');
  find('#b').replaceWith = () => {
    throw new Error('It breaks.');
  };
  await release();
  await end('a');
  expect([started.at(-1), problems.map(({ what }) => what)]).toEqual([
    'c',
    ['A script that waited for consent could not be started.'],
  ]);
});

it('a script whose consent is withdrawn while it waits for its turn starts only when the visitor agrees again', async () => {
  const { release } = await load('');
  await release();
  choose();
  await end('a');
  expect(started).toEqual(['a']);
  choose('analytics');
  await settle();
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
});

it('a withdrawn script that has left the page starts no more', async () => {
  const { holdBack } = await load('');
  const [, stop] = ['#a', '#b'].map((one) => holdBack(find(one), () => () => {}));
  await settle();
  choose();
  stop?.();
  await end('a');
  choose('analytics');
  await settle();
  expect(started).toEqual(['a']);
});

/** A frame that is not on the page, where it would load. */
const frameWith = (data: Record<string, string>) => {
  const frame = document.createElement('iframe');
  Object.assign(frame.dataset, data);
  return frame;
};

it('an element that gets an address of another category needs both', async () => {
  choose();
  const { holdBack } = await load('');
  const frame = frameWith({ consent: 'analytics', src: 'a' });
  const reveal = vi.fn();
  holdBack(frame, () => reveal);
  // The guard holds each new address, and adds its categories.
  Object.assign(frame.dataset, { consent: 'analytics advertisement', src: 'b' });
  choose('analytics');
  expect([started, reveal.mock.calls]).toEqual([[], []]);
  choose('analytics', 'advertisement');
  expect([started, reveal.mock.calls]).toEqual([['b'], [[]]]);
});

it('an element that the guard holds only later starts with consent too', async () => {
  choose();
  const { holdBack } = await load('');
  const frame = frameWith({ consent: 'analytics' });
  holdBack(frame, () => () => {});
  frame.dataset.src = 'late';
  await settle();
  expect(started).toEqual([]);
  choose('analytics');
  expect(started).toEqual(['late']);
});
