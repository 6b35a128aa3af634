/** Creates the store of one host: the page's banner, or an element that waits for the choice. */
import { atom, type ReadableAtom } from 'nanostores';
import { report } from '../../src/bridge/page/islands';
import { isManaged } from '../../src/consent/answer';
import type { Cleanup, Intent, Served } from '../../src/island/types';
import type { BannerStore } from './banner/store';
import { type ConsentProps, HOST, OPENER, OWN_OPENER, TEMPLATE } from './contract';
import { createFrame, type FrameStore } from './frame/page/frame';
import { askOnPage, bringsBanner, pageBanner, startPage } from './page/ask';
import { holdBack } from './page/gate';
import { openTheirs } from './page/globals';

/**
 * The kind of view that a host has: the banner, or a note for a frame. A script, a picture and CookieYes' template have
 * neither.
 */
export interface ConsentStore {
  banner?: BannerStore | undefined;
  frame?: FrameStore | undefined;
  /** Stops waiting. */
  end?: (() => void) | undefined;
}

const NEVER = atom(false);

/**
 * Starts the page's banner, or holds back the element.
 * @param own the settings of the island's own banner, if the host prints them
 */
export function createLive(own: ConsentProps, host: HTMLElement): ConsentStore {
  startPage();
  if (host.matches(`${HOST},${TEMPLATE}`)) {
    askOnPage(own);
    return bringsBanner(host) ? { banner: pageBanner()?.own } : {};
  }
  if (!isManaged())
    report({
      island: 'consent',
      what: 'Something waits for consent, and nothing on the page asks for it.',
      why: 'It does not start.',
      fix: 'Print <script type="application/json" data-island="consent">{}</script>.',
    });
  let frame: FrameStore | undefined;
  const end = holdBack(host, (element) => {
    const { store, reveal } = createFrame(element);
    frame = store;
    return reveal;
  });
  return { frame, end };
}

/**
 * Called with the code that shows things without React, once there is something to show. Returns how to end what that
 * code does.
 */
function withPlain(
  $is: ReadableAtom<boolean>,
  use: (code: typeof import('./banner/page/plain')) => Cleanup,
  fail: () => void = () => {},
): Cleanup {
  let isFetched = false;
  let isStopped = false;
  let end = () => {};
  const stop = $is.subscribe((is) => {
    if (!is || isFetched) return;
    isFetched = true;
    import('./banner/page/plain').then((code) => {
      if (!isStopped) end = use(code);
    }, fail);
  });
  return () => {
    isStopped = true;
    stop();
    end();
  };
}

/**
 * Shows a host's view without React: the banner, for a visitor who has not chosen, or a note in place of a frame.
 * @param isLost true if the view cannot be loaded
 */
export function serve(
  { props, store: { banner, frame }, host }: Served<ConsentProps, ConsentStore>,
  isLost?: true,
): Cleanup | undefined {
  // A frame whose note cannot be loaded stays as printed: it shows nothing, and waits.
  if (frame) return withPlain(frame.$isHeld, ({ serveFrame }) => serveFrame(frame, host));
  if (!banner || !props) return undefined;
  return withPlain(banner.$isAsking, ({ serveBanner }) => serveBanner(props.words, banner, isLost), banner.needView);
}

/** True as soon as the host's view has something to show. */
export const isWanted = ({ banner }: ConsentStore) => banner?.$isWanted ?? NEVER;

/** Opens the preferences. CookieYes' own script listens to its own elements itself. */
export function onIntent({ target }: Intent<ConsentStore>): false | Promise<void> | undefined {
  const stage = pageBanner();
  if (!target.matches(OPENER)) return false;
  if (stage) return stage.open();
  if (target.matches(OWN_OPENER)) openTheirs();
  else return false;
  return undefined;
}
