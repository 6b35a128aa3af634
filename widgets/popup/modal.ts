/** Owns a popup that is shown: its nodes on the page, their animations, the scroll lock and the focus. */

import { elementorDevice, tellElementor } from '../../src/bridge/elementor';
import type { Clock } from '../../src/bridge/page/clock';
import { enterCovers } from '../../src/bridge/page/covers';
import { aliveNodes } from '../../src/bridge/page/html';
import { isSeen } from '../../src/dom/seen';
import { isolate } from '../../src/ui/isolate';
import { lockScroll } from '../../src/ui/scrollLock';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { listenForLeaving } from './closing';
import { FOCUS_DELAY, HOST, type Popup } from './contract';
import { holdFocus } from './focus';
import { makeShell, type Shell } from './shell';
import type { Shown } from './store';

export interface Modal extends Shown {
  element: HTMLElement;
}

interface Options {
  clock: Clock;
  /** True when the visitor asked for it. */
  isAsked: boolean;
  close(): void;
}

/** What the server printed is out of sight there. */
function copyOf(template: DocumentFragment): ChildNode[] {
  const nodes = aliveNodes(template);
  for (const node of nodes) {
    if (!(node instanceof HTMLElement)) continue;
    node.hidden = false;
    node.style.removeProperty('display');
  }
  return nodes;
}

/** Milliseconds that an animation takes; 0 without one, and where motion is to be reduced. */
function animate({ content }: Shell, names: string[], seconds: number): number {
  if (!names[0] || reducedMotion().matches) return 0;
  content.style.animationDuration = `${seconds}s`;
  content.classList.add(...names);
  return getComputedStyle(content).animationName === 'none' ? 0 : seconds * 1000;
}

/** Hides the button for a while. */
function delayButton({ button }: Shell, seconds: number, { after }: Clock): () => void {
  if (!seconds) return () => {};
  button.style.visibility = 'hidden';
  return after(seconds * 1000, () => button.style.removeProperty('visibility'));
}

function preventScroll(): () => void {
  const unlock = lockScroll();
  document.body.classList.add('dialog-prevent-scroll');
  return () => {
    document.body.classList.remove('dialog-prevent-scroll');
    unlock();
  };
}

/** Puts a fresh copy of a popup onto the page. */
export function showModal(popup: Popup, template: DocumentFragment, { clock, isAsked, close }: Options): Modal {
  const { settings } = popup;
  const shell = makeShell(popup, copyOf(template), close);
  const { widget, content } = shell;
  document.body.append(widget);

  // The shop's style sheet says whether there is an overlay.
  const covers = getComputedStyle(widget).pointerEvents !== 'none';
  const device = elementorDevice();
  const entrance = settings.entrance(device);
  const entering = animate(shell, [entrance], settings.animationDuration);
  const undo = [
    // Where a blocker hides it, the page would stand still for something that nobody can close.
    clock.after(0, () => isSeen(content) || close()),
    delayButton(shell, settings.closeButtonDelay, clock),
    clock.after(entering, () => entrance && content.classList.remove(entrance)),
    settings.preventsScroll ? preventScroll() : () => {},
    covers ? isolate(widget) : () => {},
    enterCovers(widget),
    listenForLeaving({ widget, content, closesOnEscape: settings.closesOnEscape, closesOnBackground: settings.closesOnBackground, close }),
    settings.keepsFocus && (covers || isAsked) ? holdFocus(widget, entering || FOCUS_DELAY, covers, clock) : () => {},
  ];
  tellElementor(widget.querySelectorAll(HOST));

  return {
    element: widget,
    leave() {
      for (const step of undo) step();
      widget.style.pointerEvents = 'none';
      if (entrance) content.classList.remove(entrance);
      const exit = settings.exit(device);
      return animate(shell, exit ? [exit, 'reverse'] : [''], settings.animationDuration);
    },
    remove: () => widget.remove(),
  };
}
