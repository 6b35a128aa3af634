/** Brings the banner when it is needed: a visitor who has chosen, on a page with a link back to the choice, fetches none of it. */
import { say } from '../../src/bridge/texts';
import { consentSaved } from '../../src/rules/texts';
import { announce } from '../../src/ui/announcer';
import { type Banner, OPENER, TEMPLATE } from './contract';
import type { Keeper } from './keeper';

export interface Stage {
  show(): Promise<void>;
  open(): Promise<void>;
  /** There is a choice: a way back to it is enough. */
  rest(): Promise<void>;
}

async function make(keeper: Keeper): Promise<Banner> {
  if (document.querySelector(TEMPLATE)) return (await import('./cookieYes')).cookieYesBanner(keeper);
  return (await import('./banner')).ownBanner(keeper);
}

export function createStage(keeper: Keeper): Stage {
  let known: Promise<Banner> | undefined;
  /** The banner goes as soon as there is a choice; who cannot see that is told. */
  const hide = () => {
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
  return {
    show: async () => (await banner()).show(),
    open: async () => (await banner()).open(),
    async rest() {
      if (known || document.querySelector(TEMPLATE) || !document.querySelector(OPENER)) (await banner()).hide();
    },
  };
}
