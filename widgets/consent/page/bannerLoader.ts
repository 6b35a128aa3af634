/**
 * Loads the banner when it is needed. A visitor who has chosen loads none of it on a page that has its own link to the
 * preferences.
 */
import { report } from '../../../src/bridge/page/islands';
import { readChoice } from '../../../src/consent/choice';
import { say } from '../../../src/texts/say';
import { consentSaved } from '../../../src/texts/table';
import { announce } from '../../../src/ui/messages/announcer';
import { ownBanner } from '../banner/page/ownBanner';
import type { BannerStore } from '../banner/store';
import { type Banner, OPENER } from '../contract';
import type { Keeper } from './keeper';

export interface BannerLoader {
  /** The store of the island's own banner; undefined if the banner is CookieYes'. */
  own: BannerStore | undefined;
  /** Resolves when the banner is shown. */
  show(): Promise<void>;
  open(): Promise<void>;
  /** Hides the banner because there is a choice, and leaves a button that opens the preferences again. */
  rest(): Promise<void>;
  /** Checks the cookie when the page is visible again, because the visitor may have chosen in another tab. */
  lookAgain(): void;
}

function tell(cause: unknown): void {
  report({
    island: 'consent',
    what: 'The consent banner could not be loaded.',
    why: 'Nobody is asked before the next press or page, and nothing starts that waits.',
    fix: 'See the cause.',
    cause,
  });
}

/** Creates the stage. @param isTheirs true if CookieYes' template is on the page */
export function createBannerLoader(keeper: Keeper, isTheirs: boolean): BannerLoader {
  let known: Promise<Banner | undefined> | undefined;
  /**
   * True while the visitor has not chosen. Preferences that the visitor opens later stay open while another tab is in
   * use.
   */
  let isAsking = false;
  /** Hides the banner after a choice, and tells screen readers that the browser has kept it, if it has. */
  const hide = () => {
    isAsking = false;
    void known?.then((banner) => banner?.hide());
    if (readChoice().isDecided) announce(say(consentSaved));
  };
  const closing: Keeper = {
    ...keeper,
    choose(choice) {
      keeper.choose(choice);
      hide();
    },
    keep(choice) {
      keeper.keep(choice);
      isAsking = false;
    },
    dismiss() {
      keeper.dismiss();
      hide();
    },
    finish() {
      keeper.finish();
      hide();
    },
  };
  const own = isTheirs ? undefined : ownBanner(closing);
  const make = async () => own ?? (await import('../cookieyes/page/banner')).cookieYesBanner(closing);
  /** Loads the banner's code once; again with the next call if that fails. It never rejects. */
  const banner = () =>
    (known ??= make().catch((cause) => {
      known = undefined;
      tell(cause);
      return undefined;
    }));
  const stage: BannerLoader = {
    own: own?.store,
    async show() {
      isAsking = !readChoice().isDecided;
      await (await banner())?.show();
    },
    open: async () => (await banner())?.open(),
    async rest() {
      isAsking = false;
      if (known || isTheirs || !document.querySelector(OPENER)) (await banner())?.hide();
    },
    lookAgain() {
      keeper.lookAgain();
      if (isAsking && readChoice().isDecided) void stage.rest();
    },
  };
  return stage;
}
