/** Runs add-on popups: waits for a popup's trigger and its turn, and opens it. */

import { isElementorPreview } from '../../src/bridge/elementor';
import { type Clock, clock } from '../../src/bridge/page/clock';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { type GiveBack, takeMoment, takeNow, takeTurn } from '../../src/state/overlays';
import tokens from '../../src/ui/tokens.css?inline';
import { type AddonPopup, EDITING, MOMENTS } from './contract';
import { hearClosing } from './page/closing';
import { unframe } from './page/frame';
import { recall } from './page/memory';
import { createPopup } from './page/popup';
import { arm } from './page/triggers';
import { readAddonPopup, readDelays } from './read';
import { hasStopped, mayShow } from './rules';
import css from './styles.css?inline';

const running = new WeakSet<HTMLElement>();

/** Adds the popups' styles to the page. */
export function start(): void {
  adoptStyles(tokens, css);
}

/**
 * Whether a popup may be shown now. One that opens by a click knows only its stop date, and a preview knows no rules
 * (SPEC 6).
 */
function isWanted(host: HTMLElement, popup: AddonPopup, now: number): boolean {
  if (isElementorPreview()) return true;
  if (popup.trigger === 'custom') return !hasStopped(popup, now);
  return mayShow(popup, {
    delays: readDelays(host),
    stored: recall(popup.id),
    address: location.href,
    width: document.body.clientWidth,
    now,
  });
}

/**
 * Runs one popup. A click opens it at once; a moment opens it now or never; any other trigger waits until nothing
 * covers the page.
 */
function run(host: HTMLElement, settings: AddonPopup, time: Clock): Cleanup {
  const popup = createPopup(host, settings, time);
  const isAskedFor = settings.trigger === 'custom';
  const take = MOMENTS.includes(settings.trigger) ? takeMoment : takeTurn;
  let isWaiting = false;
  let isGone = false;
  let isOver = false;

  const present = (giveBack: GiveBack, pressed?: Element) => {
    // While the popup waited, the visitor may have closed it in another tab.
    if (isGone || !host.isConnected || !isWanted(host, settings, time.now())) return giveBack();
    popup.open(giveBack, pressed);
    // A notification covers nothing, so the next popup need not wait until it is closed.
    if (settings.isNotification) giveBack();
  };

  const open = async (pressed?: Element) => {
    if (isWaiting || isOver || popup.isOpen()) return;
    if (isAskedFor) return present(takeNow(), pressed);
    isWaiting = true;
    const giveBack = await take();
    isWaiting = false;
    if (!giveBack) return;
    // Other triggers open a popup once per page.
    isOver = true;
    disarm();
    present(giveBack);
  };

  const deafen = hearClosing(host, settings, popup, time);
  const disarm = arm(settings, open, time);
  return () => {
    isGone = true;
    disarm();
    deafen();
    popup.close(null);
    unframe(host);
  };
}

/**
 * Runs a popup that may be shown to this visitor; returns how to stop. Undefined for any other popup, and while the
 * page is edited.
 */
export function adopt(host: HTMLElement, time: Clock = clock): Cleanup | undefined {
  const settings = readAddonPopup(host);
  if (running.has(host) || document.body.classList.contains(EDITING) || !isWanted(host, settings, time.now()))
    return undefined;
  running.add(host);
  const stop = run(host, settings, time);
  return () => {
    running.delete(host);
    stop();
  };
}
