/** Asks for consent, once, and starts what waited for it; where CookieYes' own script asks, only the latter. */
import { isManaged, readConsent } from '../../src/bridge/consent/answer';
import { pageGlobal } from '../../src/bridge/page/globals';
import { report } from '../../src/bridge/page/islands';
import { originalsSettled } from '../../src/bridge/page/settled';
import { scriptJson } from '../../src/dom/json';
import type { Cleanup, Intent } from '../../src/island/types';
import { HOST, OPENER, OWN_OPENER, TEMPLATE } from './contract';
import { completeGuard, holdBack } from './gate';
import { defineGlobals, isTheirsActive, openTheirs } from './globals';
import { createKeeper } from './keeper';
import { standInFor } from './placeholder';
import { readCookieYes, readOwn } from './read';
import { createStage, type Stage } from './stage';
import { $consent } from './store';

/** The page's banner, once the page has one of ours. */
let stage: Stage | undefined;

function readSettings() {
  if (document.querySelector(TEMPLATE)) return readCookieYes(pageGlobal('_ckyConfig'));
  const host = document.querySelector(`script${HOST}`) ?? document.querySelector(HOST);
  return readOwn(host && scriptJson(host));
}

/** CookieYes' way to see the banner once more. */
const isPreview = () => new URLSearchParams(location.search).get('cky_preview') === 'true';

async function begin(): Promise<void> {
  if (stage) return readConsent().isDecided ? undefined : stage.show();
  if (isTheirsActive() || !document.querySelector(`${HOST},${TEMPLATE}`)) return;
  const keeper = createKeeper(readSettings());
  stage = createStage(keeper);
  defineGlobals(keeper, stage.open);
  keeper.begin();
  await (readConsent().isDecided && !isPreview() ? stage.rest() : stage.show());
}

/**
 * Begins at once where the island has a banner of its own, else when CookieYes' own script has had its chance. The island is
 * ready when the banner is there.
 */
export async function start(): Promise<void> {
  completeGuard();
  if (!document.querySelector(HOST)) await originalsSettled();
  $consent();
  await begin();
  // Meanwhile the visitor may have chosen on another page.
  addEventListener('pageshow', ({ persisted }) => persisted && readConsent().isDecided && void stage?.rest());
  document.addEventListener('visibilitychange', () => document.hidden || stage?.lookAgain());
}

/** A host of the banner, or something that waits. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  if (host.matches(`${HOST},${TEMPLATE}`)) void begin();
  else if (!isManaged())
    report({
      island: 'consent',
      what: 'Something waits for consent, and nobody asks for it.',
      why: 'It does not start.',
      fix: 'Print <script type="application/json" data-island="consent">{}</script>.',
    });
  return holdBack(host, standInFor);
}

/** The visitor wants to change the choice. CookieYes' own script hears of its own elements itself. */
export function onIntent({ target }: Intent): false | undefined {
  if (!target.matches(OPENER)) return false;
  if (stage) void stage.open();
  else if (target.matches(OWN_OPENER)) openTheirs();
  else return false;
  return undefined;
}
