/** Makes an add-on popup work: waits for its moment and its turn, and opens it. */
import { type Clock, clock } from '../../src/bridge/clock';
import { adoptStyles } from '../../src/bridge/styles';
import type { Cleanup } from '../../src/island/types';
import { takeNow, takeTurn } from '../../src/state/overlays';
import tokens from '../../src/ui/tokens.css?inline';
import { hearClosing } from './closing';
import { type AddonPopup, EDITING } from './contract';
import { unframe } from './frame';
import { recall } from './memory';
import { createPopup } from './popup';
import { readAddonPopup, readDelays } from './read';
import { mayShow } from './rules';
import css from './styles.css?inline';
import { arm } from './triggers';

const running = new WeakSet<HTMLElement>();

export function start(): void {
  adoptStyles(tokens, css);
}

const isWanted = (host: HTMLElement, popup: AddonPopup, now: number) =>
  mayShow(popup, { delays: readDelays(host), stored: recall(popup.id), address: location.href, width: document.body.clientWidth, now });

/** What a visitor asks for by a click opens at once; everything else waits until nothing covers the page. */
function run(host: HTMLElement, settings: AddonPopup, time: Clock): Cleanup {
  const popup = createPopup(host, settings, time);
  const isAskedFor = settings.trigger === 'custom';
  let isWaiting = false;
  let isGone = false;
  let isOver = false;

  const open = async () => {
    if (isWaiting || isOver || popup.isOpen()) return;
    isWaiting = true;
    // Other triggers open a popup once per page; one may fire while it is being set.
    isOver = !isAskedFor;
    if (isOver) disarm();
    const giveBack = isAskedFor ? takeNow() : await takeTurn();
    isWaiting = false;
    // Meanwhile it may have been closed in another tab.
    if (isGone || !host.isConnected || !(isAskedFor || isWanted(host, settings, time.now()))) return giveBack();
    popup.open(giveBack);
    // It covers nothing: others need not wait until somebody closes it.
    if (settings.isNotification) giveBack();
  };

  const deafen = hearClosing(host, settings, popup, time);
  let disarm = () => {};
  disarm = arm(settings, open, time);
  return () => {
    isGone = true;
    disarm();
    deafen();
    popup.close(null);
    unframe(host);
  };
}

export function adopt(host: HTMLElement, time: Clock = clock): Cleanup | undefined {
  const settings = readAddonPopup(host);
  if (running.has(host) || document.body.classList.contains(EDITING) || !isWanted(host, settings, time.now())) return undefined;
  running.add(host);
  const stop = run(host, settings, time);
  return () => {
    running.delete(host);
    stop();
  };
}
