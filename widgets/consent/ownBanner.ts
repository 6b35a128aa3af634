/**
 * Runs the island's own banner, which does not cover the page. Plain code draws it, and the view once the visitor opens
 * the preferences.
 */
import { isGranted } from '../../src/bridge/consent/answer';
import { shopIslands } from '../../src/bridge/page/islands';
import { moveFocus } from '../../src/dom/focus';
import { announce } from '../../src/ui/announcer';
import { keepScrollRoom } from '../../src/ui/scrollRoom';
import { createAgain } from './again';
import { type BannerStore, createBannerStore } from './bannerStore';
import type { Banner } from './contract';
import type { Keeper } from './keeper';

/** Keeps the room of the banner free when the page scrolls, unless the banner takes most of the screen. */
const keepRoom = (height: number) => keepScrollRoom('bottom', 'consent', height < innerHeight / 2 ? height : 0);

/**
 * Puts the banner first in the page, where the keyboard reaches it first; only the link that skips to the content
 * stands before it.
 */
export function insertFirst(banner: HTMLElement): void {
  const first = document.body.firstElementChild;
  if (first?.matches('a[href^="#"]')) first.after(banner);
  else document.body.prepend(banner);
}

const controlsOf = (banner: HTMLElement) => [...banner.querySelectorAll<HTMLElement>('a,button')];

/** The focus in a banner: the one that takes its place in the same task gets it at the same control. */
function createFocusKeeper() {
  let place = -1;
  return {
    give: (banner: HTMLElement) => moveFocus(controlsOf(banner)[place]),
    take(banner: HTMLElement) {
      place = controlsOf(banner).indexOf(document.activeElement as HTMLElement);
      queueMicrotask(() => {
        place = -1;
      });
    },
  };
}

/** The island's own banner. */
export interface OwnBanner extends Banner {
  store: BannerStore;
}

/** Creates the banner. */
export function ownBanner({ settings: { categories }, choose }: Keeper): OwnBanner {
  let settle = () => {};
  const shown = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const focus = createFocusKeeper();
  let isAnnounced = false;
  // If neither form of the banner loads, nothing waits for it.
  shopIslands().on('error', ({ detail }) => detail.island === 'consent' && settle());
  const store = createBannerStore({
    categories,
    choose,
    isGranted,
    onShown(banner) {
      keepRoom(banner.offsetHeight);
      focus.give(banner);
      if (!isAnnounced) announce(banner.getAttribute('aria-label') ?? '');
      isAnnounced = true;
      settle();
      return () => {
        focus.take(banner);
        keepRoom(0);
      };
    },
  });
  const leaveAgain = createAgain();
  return {
    store,
    open: store.open,
    show() {
      store.ask();
      return shown;
    },
    hide() {
      store.hide();
      settle();
      leaveAgain();
    },
  };
}
