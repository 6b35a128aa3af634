/** Brings the island's own banner: it asks without covering the page, and refusing is as easy as agreeing. What is seen of it is the view's. */
import { isGranted } from '../../src/bridge/consent/answer';
import { shopIslands } from '../../src/bridge/page/islands';
import { announce } from '../../src/ui/announcer';
import { keepScrollRoom } from '../../src/ui/scrollRoom';
import { createAgain } from './again';
import { type BannerStore, createBannerStore } from './bannerStore';
import type { Banner } from './contract';
import type { Keeper } from './keeper';

/** Where the banner takes most of the screen, no room is left to be kept. */
const keepRoom = (height: number) => keepScrollRoom('bottom', 'consent', height < innerHeight / 2 ? height : 0);

/** First for a keyboard, but for the link that skips to the content. */
export function insertFirst(banner: HTMLElement): void {
  const first = document.body.firstElementChild;
  if (first?.matches('a[href^="#"]')) first.after(banner);
  else document.body.prepend(banner);
}

/** A banner that is shown by a view. */
export interface OwnBanner extends Banner {
  store: BannerStore;
}

export function ownBanner({ settings: { categories }, choose }: Keeper): OwnBanner {
  let settle = () => {};
  const shown = new Promise<void>((resolve) => {
    settle = resolve;
  });
  // A view that cannot be had keeps nobody waiting.
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
  const leaveAgain = createAgain(store.open);
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
