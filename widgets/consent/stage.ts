/** Brings the banner when it is needed: a visitor who has chosen, on a page with a link back to the choice, fetches none of it. */
import { readConsent } from '../../src/bridge/consent/answer';
import { say } from '../../src/texts/say';
import { consentSaved } from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import { type Banner, OPENER, TEMPLATE } from './contract';
import type { Keeper } from './keeper';

export interface Stage {
  show(): Promise<void>;
  open(): Promise<void>;
  /** There is a choice: a way back to it is enough. */
  rest(): Promise<void>;
  /** The page is looked at again: meanwhile the visitor may have chosen in another tab. */
  lookAgain(): void;
}

async function make(keeper: Keeper): Promise<Banner> {
  if (document.querySelector(TEMPLATE)) return (await import('./cookieYes')).cookieYesBanner(keeper);
  return (await import('./banner')).ownBanner(keeper);
}

export function createStage(keeper: Keeper): Stage {
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
  const banner = () => (known ??= make(closing));
  const stage: Stage = {
    async show() {
      isAsking = !readConsent().isDecided;
      (await banner()).show();
    },
    open: async () => (await banner()).open(),
    async rest() {
      isAsking = false;
      if (known || document.querySelector(TEMPLATE) || !document.querySelector(OPENER)) (await banner()).hide();
    },
    lookAgain: () => isAsking && readConsent().isDecided && void stage.rest(),
  };
  return stage;
}
