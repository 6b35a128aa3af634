/** Creates the store of one host: the page's banner, or an element that waits for the choice. */
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

/** What a host's view shows: the banner or a frame. A script, a picture and CookieYes' template show neither. */
export interface ConsentStore {
  banner?: BannerStore | undefined;
  frame?: FrameStore | undefined;
  /** Stops waiting. */
  end?: (() => void) | undefined;
}

const NEVER = atom(false);

/** Starts the page's banner, or holds back the element. @param own the settings of the island's own banner, if the host prints them */
export function createLive(own: ConsentProps, host: HTMLElement): ConsentStore {
  startPage();
  if (host.matches(`${HOST},${TEMPLATE}`)) {
    askOnPage(own);
    return bringsBanner(host) ? { banner: pageStage()?.own } : {};
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

/** True while the host's view has something to show. */
export const isWanted = ({ banner, frame }: ConsentStore) => banner?.$isWanted ?? frame?.$isHeld ?? NEVER;

/** Puts the banner first in the page, and a note beside its frame. */
export function insert(container: HTMLElement, host: HTMLElement): void {
  if (host.matches(HOST)) insertFirst(container);
  else host.after(container);
}

/** Opens the preferences. CookieYes' own script listens to its own elements itself. */
export function onIntent({ target }: Intent<ConsentStore>): false | Promise<void> | undefined {
  const stage = pageStage();
  if (!target.matches(OPENER)) return false;
  if (stage) return stage.open();
  if (target.matches(OWN_OPENER)) openTheirs();
  else return false;
  return undefined;
}
