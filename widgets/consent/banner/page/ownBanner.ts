/**
 * Runs the island's own banner, which does not cover the page. Plain code draws it, and the view once the visitor opens
 * the preferences.
 */
import { shopIslands } from '../../../../src/bridge/page/islands';
import { isGranted } from '../../../../src/consent/answer';
import { moveFocus } from '../../../../src/dom/focus';
import { announce } from '../../../../src/ui/messages/announcer';
import { keepScrollRoom } from '../../../../src/ui/scrolling/scrollRoom';
import type { Banner } from '../../contract';
import { createCameFrom } from '../../page/cameFrom';
import type { Keeper } from '../../page/keeper';
import { type BannerStore, createBannerStore } from '../store';
import { createAgain } from './again';

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

/**
 * Hands the focus over: if one form of the banner replaces the other in the same task, the same control gets the focus.
 * If none does, what had the focus before the banner gets it.
 */
function createFocusKeeper() {
  const cameFrom = createCameFrom();
  let place = -1;
  return {
    before: cameFrom.find,
    give(banner: HTMLElement) {
      // The parent contains the preferences, too.
      cameFrom.watch(banner, banner.parentElement);
      moveFocus(controlsOf(banner)[place]);
    },
    take(banner: HTMLElement) {
      place = controlsOf(banner).indexOf(document.activeElement as HTMLElement);
      if (place < 0) return;
      queueMicrotask(() => {
        place = -1;
        cameFrom.giveBack();
      });
    },
  };
}

/** The functions of the island's own banner that the page uses. */
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
    before: focus.before,
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
