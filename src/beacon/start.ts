/** Puts a page's report together when the shopper leaves or hides the page, and sends it. */
import { isDisabled } from '../dom/configScripts';
import { type BeaconReport, byAction, inpOf, type Mode, pageOf } from '../rules/beacon';
import { watchInteractions } from './interactions';
import { watchProblems } from './problems';
import { watchVitals } from './vitals';

export interface BeaconOptions {
  to: string;
  build: string;
}

/** True where the address or the config switches all islands off. */
const isOff = () => new URLSearchParams(location.search).get('islands') === 'off' || isDisabled();

function mode(): Mode {
  if (isOff()) return 'original';
  if (!Object.hasOwn(window, 'shopIslands'))
    return document.querySelector('script[src*="/shop-islands.js"]') ? 'missing' : 'original';
  return document.querySelector('[data-island-status=yielded]') ? 'both' : 'islands';
}

/** True when the visitor has asked not to be tracked. The beacon tracks nobody, but then it also sends nothing. */
const isDeclined = () =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** Sends a report that outlives the page. It carries no cookies and no page address; `sendBeacon` would send both. */
const send = (to: string, report: BeaconReport): unknown =>
  fetch(to, {
    method: 'POST',
    body: JSON.stringify(report),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});

/** Starts watching, unless the visitor has declined. */
export function startBeacon({ to, build }: BeaconOptions): void {
  if (isDeclined()) return;
  const takeInteractions = watchInteractions();
  const takeProblems = watchProblems();
  const vitals = watchVitals();
  let part = 0;

  const tell = () => {
    // Nobody has seen a page that was only prerendered.
    if ((document as { prerendering?: unknown }).prerendering === true) return;
    const { slow, count } = takeInteractions();
    const problems = takeProblems();
    const isNews =
      count ||
      problems.errors.length ||
      problems.scriptErrors ||
      Object.keys({ ...problems.islands, ...problems.adds }).length;
    if (part && !isNews) return;
    send(to, {
      v: 1,
      build,
      page: pageOf(document.body.className),
      part: part++,
      mode: mode(),
      pointer: matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine',
      ...problems,
      interactions: count,
      inp: inpOf(slow, count),
      ...vitals(),
      actions: byAction(slow),
    });
  };

  document.addEventListener('visibilitychange', () => document.hidden && tell());
  // Some browsers leave a page without a `visibilitychange` event.
  addEventListener('pagehide', tell);
}
