/**
 * Makes the frames of a docs page follow the toolbar, which informs only the page itself, and keeps frames from
 * scrolling the page.
 */
import { DOCS_RENDERED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Settings by their names, such as `theme` and `language`. */
type Settings = Readonly<Record<string, unknown>>;

/** Pairs such as "theme:astra", in the form of an address. */
const pairsOf = (address: URL) => (address.searchParams.get('globals') ?? '').split(';').filter(Boolean);
const keyOf = (pair: string) => pair.split(':')[0] ?? '';

/** The toolbar's settings, without defaults. */
let chosen = pairsOf(new URL(location.href));
/** The address that a frame was given here, and the pairs that it had before. */
const given = new WeakMap<HTMLIFrameElement, { address: string; own: string[] }>();

/** A setting in a frame's own address overrides the toolbar. */
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

/**
 * True once the reader has touched the page. Until then, a story that moves the focus must not scroll the page around
 * its frame.
 */
let isTouched = false;
const stay = () => {
  if (!isTouched && !location.hash && document.querySelector('#storybook-docs:not([hidden])')) scrollTo(0, 0);
};

/** The pairs after a change of some settings. A setting that is back at its default is left out. */
const changed = (pairs: readonly string[], change: Settings, defaults: Settings): string[] => [
  ...pairs.filter((pair) => !Object.hasOwn(change, keyOf(pair))),
  ...Object.entries(change).flatMap(([key, value]) =>
    typeof value === 'string' && value !== defaults[key] ? [`${key}:${value}`] : [],
  ),
];

/**
 * Begins to follow the toolbar, in the window that shows docs pages. It hears the toolbar's own event: frames report
 * the settings in their addresses as "updated", and those of one frame are not for the others.
 */
export function followToolbar(defaults: Settings): void {
  if (!document.querySelector('#storybook-docs')) return;
  const channel = addons.getChannel();
  channel.on(UPDATE_GLOBALS, ({ globals }: { globals: Settings }) => {
    chosen = changed(chosen, globals, defaults);
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
