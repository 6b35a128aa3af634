/**
 * Has the frames of a docs page follow the toolbar, which speaks to the page alone, and keeps the page where its reader
 * has it.
 */
import { DOCS_RENDERED, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Globals {
  globals: Readonly<Record<string, unknown>>;
  initialGlobals: Readonly<Record<string, unknown>>;
}

/** Pairs such as "theme:astra", as they stand in an address. */
const pairsOf = (address: URL) => (address.searchParams.get('globals') ?? '').split(';').filter(Boolean);
const keyOf = (pair: string) => pair.split(':')[0];

/** What the toolbar has, where that is not the usual. */
let chosen = pairsOf(new URL(location.href));
/** The address that a frame was given here, and the pairs that it had before. */
const given = new WeakMap<HTMLIFrameElement, { address: string; own: string[] }>();

/** What a frame's own address says counts more than the toolbar. */
function follow(frame: HTMLIFrameElement): void {
  const address = new URL(frame.src);
  const last = given.get(frame);
  const own = last?.address === frame.src ? last.own : pairsOf(address);
  const pairs = [...chosen.filter((pair) => !own.some((one) => keyOf(one) === keyOf(pair))), ...own];
  if (pairs.length) address.searchParams.set('globals', pairs.join(';'));
  else address.searchParams.delete('globals');
  given.set(frame, { address: address.href, own });
  if (frame.src !== address.href) frame.src = address.href;
}

function followAll(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe[src*="iframe.html"]'))
    follow(frame);
}

/** A story that moves the focus scrolls the page around its frame, too. */
let isTouched = false;
const stay = () => {
  if (!isTouched && !location.hash && document.querySelector('#storybook-docs:not([hidden])')) scrollTo(0, 0);
};

/** Begins to follow, where pages are shown. */
export function followToolbar(): void {
  if (!document.querySelector('#storybook-docs')) return;
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, ({ globals, initialGlobals }: Globals) => {
    chosen = Object.entries(globals).flatMap(([key, value]) =>
      typeof value === 'string' && value !== initialGlobals[key] ? [`${key}:${value}`] : [],
    );
    followAll();
  });
  channel.on(DOCS_RENDERED, () => {
    isTouched = false;
  });
  new MutationObserver(followAll).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['src'],
  });
  addEventListener('scroll', stay);
  for (const type of ['wheel', 'pointerdown', 'touchstart', 'keydown'])
    addEventListener(type, () => {
      isTouched = true;
    });
}
