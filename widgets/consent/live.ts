/** Makes the store of one host: the page's banner, or something that waits for the answer. */
import { atom } from 'nanostores';
import { isManaged } from '../../src/bridge/consent/answer';
import { report } from '../../src/bridge/page/islands';
import type { Intent } from '../../src/island/types';
import type { BannerStore } from './bannerStore';
import { type ConsentProps, HOST, OPENER, OWN_OPENER, TEMPLATE } from './contract';
import { createFrame, type FrameStore } from './frame';
import { holdBack } from './gate';
import { openTheirs } from './globals';
import { insertFirst } from './ownBanner';
import { askOnPage, bringsBanner, pageStage, startPage } from './page';

/** What a host's view shows; neither of the two for a script or a picture that waits, and for CookieYes' template. */
export interface ConsentStore {
  banner?: BannerStore | undefined;
  frame?: FrameStore | undefined;
  /** Stops waiting. */
  end?: (() => void) | undefined;
}

const NEVER = atom(false);

/** @param own settings of the island's own banner, where the host brings it */
export function createLive(own: ConsentProps, host: HTMLElement): ConsentStore {
  startPage();
  if (host.matches(`${HOST},${TEMPLATE}`)) {
    askOnPage(own);
    return bringsBanner(host) ? { banner: pageStage()?.own } : {};
  }
  if (!isManaged())
    report({
      island: 'consent',
      what: 'Something waits for consent, and nobody asks for it.',
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

export const isWanted = ({ banner, frame }: ConsentStore) => banner?.$isWanted ?? frame?.$isHeld ?? NEVER;

/** The banner stands first in the page, a note beside its frame. */
export function insert(container: HTMLElement, host: HTMLElement): void {
  if (host.matches(HOST)) insertFirst(container);
  else host.after(container);
}

/** The visitor wants to change the choice. CookieYes' own script hears of its own elements itself. */
export function onIntent({ target }: Intent<ConsentStore>): false | undefined {
  const stage = pageStage();
  if (!target.matches(OPENER)) return false;
  if (stage) void stage.open();
  else if (target.matches(OWN_OPENER)) openTheirs();
  else return false;
  return undefined;
}
