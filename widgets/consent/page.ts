/** Asks for consent, once per page, whichever host says so first; where CookieYes' own script asks, nobody else does. */
import { readConsent } from '../../src/bridge/consent/answer';
import { promiseBanner } from '../../src/bridge/consent/bannerShown';
import { pageGlobal } from '../../src/bridge/page/globals';
import { originalsSettled } from '../../src/bridge/page/settled';
import { type ConsentProps, HOST, TEMPLATE } from './contract';
import { completeGuard } from './gate';
import { defineGlobals, isTheirsActive } from './globals';
import { createKeeper } from './keeper';
import { readCookieYes } from './read';
import { createStage, type Stage } from './stage';
import { $consent } from './store';

/** The page's banner, once the page has one of ours. */
let stage: Stage | undefined;

export const pageStage = (): Stage | undefined => stage;

/** CookieYes' way to see the banner once more. */
const isPreview = () => new URLSearchParams(location.search).get('cky_preview') === 'true';

/** At once where the island has a banner of its own, else when CookieYes' own script has had its chance. */
async function begin(own: ConsentProps): Promise<void> {
  if (!own) await originalsSettled();
  if (stage) return readConsent().isDecided ? undefined : stage.show();
  if (isTheirsActive()) return;
  const isTheirs = document.querySelector(TEMPLATE);
  const settings = isTheirs ? readCookieYes(pageGlobal('_ckyConfig')) : own;
  if (!settings) return;
  const keeper = createKeeper(settings);
  stage = createStage(keeper, !!isTheirs);
  defineGlobals(keeper, stage.open);
  keeper.begin();
  await (readConsent().isDecided && !isPreview() ? stage.rest() : stage.show());
}

/** Asks, if nobody does yet. Popups wait until the banner is there. */
export const askOnPage = (own: ConsentProps): void => promiseBanner(begin(own));

let isWatching = false;

/** Once, when the code has come. */
export function startPage(): void {
  if (isWatching) return;
  isWatching = true;
  completeGuard();
  $consent();
  // Meanwhile the visitor may have chosen on another page.
  addEventListener('pageshow', ({ persisted }) => persisted && readConsent().isDecided && void stage?.rest());
  document.addEventListener('visibilitychange', () => document.hidden || stage?.lookAgain());
}

/** The host that brings the banner's view: of several the first one that is still there. */
let owner: HTMLElement | undefined;

/** True for that host alone. */
export function bringsBanner(host: HTMLElement): boolean {
  if (!owner?.isConnected) owner = host;
  return owner === host && host.matches(HOST);
}
