/**
 * Asks for consent once per page, for whichever host comes first. If CookieYes' own script asks, the island does not.
 */
import { promiseBanner } from '../../../src/bridge/page/bannerShown';
import { pageGlobal } from '../../../src/bridge/page/globals';
import { whenGlobal } from '../../../src/bridge/page/lateGlobals';
import { originalsSettled } from '../../../src/bridge/page/settled';
import { readChoice } from '../../../src/consent/choice';
import { type ConsentProps, HOST, TEMPLATE } from '../contract';
import { readCookieYes } from '../read';
import { $consent } from '../store';
import { type BannerLoader, createBannerLoader } from './bannerLoader';
import { completeGuard } from './gate';
import { defineGlobals, isTheirsActive } from './globals';
import { createKeeper } from './keeper';

/** The island's banner, if the page has one. */
let stage: BannerLoader | undefined;

/** The island's banner; undefined before there is one, or if CookieYes' own script asks. */
export const pageBanner = (): BannerLoader | undefined => stage;

/** True when the address asks for CookieYes' preview, which shows the banner even after a choice. */
const isPreview = () => new URLSearchParams(location.search).get('cky_preview') === 'true';

/** Whether the page has the settings of CookieYes' banner. */
const hasSettings = (): boolean => Object.keys(pageGlobal('_ckyConfig')).length > 0;

/** Begins at once with the island's own banner; else CookieYes' own script has time to start first. */
async function begin(own: ConsentProps): Promise<void> {
  if (!own) await originalsSettled();
  if (stage) return readChoice().isDecided ? undefined : stage.show();
  if (isTheirsActive()) return;
  const isTheirs = document.querySelector(TEMPLATE);
  // The template's settings may come after the template. Popups do not wait for them.
  if (isTheirs && !hasSettings()) return void whenGlobal(hasSettings, () => askOnPage(own));
  const settings = isTheirs ? readCookieYes(pageGlobal('_ckyConfig')) : own;
  if (!settings) return;
  const keeper = createKeeper(settings);
  stage = createBannerLoader(keeper, !!isTheirs);
  defineGlobals(keeper, stage.open);
  keeper.begin();
  await (readChoice().isDecided && !isPreview() ? stage.rest() : stage.show());
}

/** Asks, unless something on the page asks already. Popups wait until the banner is there. */
export const askOnPage = (own: ConsentProps): void => promiseBanner(begin(own));

let isWatching = false;

/**
 * Does once what every page needs: starts the complete guard and the shared store, and looks again when the visitor
 * comes back.
 */
export function startPage(): void {
  if (isWatching) return;
  isWatching = true;
  void completeGuard();
  $consent();
  // The visitor may have chosen on another page since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stage?.lookAgain();
    if (readChoice().isDecided) void stage?.rest();
  });
  document.addEventListener('visibilitychange', () => document.hidden || stage?.lookAgain());
}

/** The host whose view draws the banner: of several hosts, the first that is still on the page. */
let owner: HTMLElement | undefined;

/** True for the one host whose view draws the banner. */
export function bringsBanner(host: HTMLElement): boolean {
  if (!owner?.isConnected) owner = host;
  return owner === host && host.matches(HOST);
}
