/** Runs the island's own banner, which does not cover the page. The view draws it. */
import { isGranted } from '../../src/bridge/consent/answer';
import { shopIslands } from '../../src/bridge/page/islands';
import { announce } from '../../src/ui/announcer';
import { keepScrollRoom } from '../../src/ui/scrollRoom';
import { createAgain } from './again';
import { type BannerStore, createBannerStore } from './bannerStore';
import type { Banner } from './contract';
import type { Keeper } from './keeper';

/** Keeps the room of the banner free when the page scrolls, unless the banner takes most of the screen. */
const keepRoom = (height: number) => keepScrollRoom('bottom', 'consent', height < innerHeight / 2 ? height : 0);

/** Puts the banner first in the page, where the keyboard reaches it first; only the link that skips to the content stands before it. */
export function insertFirst(banner: HTMLElement): void {
  const first = document.body.firstElementChild;
  if (first?.matches('a[href^="#"]')) first.after(banner);
  else document.body.prepend(banner);
}

/** A banner that a view draws. */
export interface OwnBanner extends Banner {
  store: BannerStore;
}

/** Creates the banner. */
export function ownBanner({ settings: { categories }, choose }: Keeper): OwnBanner {
  let settle = () => {};
  const shown = new Promise<void>((resolve) => {
    settle = resolve;
  });
  // If the view does not load, nothing waits for it.
  shopIslands().on('error', ({ detail }) => detail.island === 'consent' && settle());
  const store = createBannerStore({
    categories,
    choose,
    isGranted,
    onShown(banner) {
      keepRoom(banner.offsetHeight);
      announce(banner.getAttribute('aria-label') ?? '');
      settle();
      return () => keepRoom(0);
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
