/** Brings the banner when it is needed: a visitor who has chosen, on a page with a link back to the choice, fetches none of it. */
import { readConsent } from '../../src/bridge/consent/answer';
import { say } from '../../src/texts/say';
import { consentSaved } from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import type { BannerStore } from './bannerStore';
import { type Banner, OPENER } from './contract';
import type { Keeper } from './keeper';
import { ownBanner } from './ownBanner';

export interface Stage {
  /** What the island's own view shows; undefined where the banner is CookieYes'. */
  own: BannerStore | undefined;
  /** Settles when the banner is in sight. */
  show(): Promise<void>;
  open(): Promise<void>;
  /** There is a choice: a way back to it is enough. */
  rest(): Promise<void>;
  /** The page is looked at again: meanwhile the visitor may have chosen in another tab. */
  lookAgain(): void;
}

/** @param isTheirs CookieYes' template is on the page */
export function createStage(keeper: Keeper, isTheirs: boolean): Stage {
  let known: Promise<Banner> | undefined;
  /** Nobody has chosen yet. Who opens the choice later may look something up in another tab, and finds it open still. */
  let isAsking = false;
  /** The banner goes as soon as there is a choice; who cannot see that is told. */
  const hide = () => {
    isAsking = false;
    void known?.then((banner) => banner.hide());
    announce(say(consentSaved));
  };
  const closing: Keeper = {
    ...keeper,
    choose(choice) {
      keeper.choose(choice);
      hide();
    },
    dismiss() {
      keeper.dismiss();
      hide();
    },
  };
  const own = isTheirs ? undefined : ownBanner(closing);
  const make = async () => own ?? (await import('./cookieYes')).cookieYesBanner(closing);
  const banner = () => (known ??= make());
  const stage: Stage = {
    own: own?.store,
    async show() {
      isAsking = !readConsent().isDecided;
      await (await banner()).show();
    },
    open: async () => (await banner()).open(),
    async rest() {
      isAsking = false;
      if (known || isTheirs || !document.querySelector(OPENER)) (await banner()).hide();
    },
    lookAgain: () => isAsking && readConsent().isDecided && void stage.rest(),
  };
  return stage;
}
