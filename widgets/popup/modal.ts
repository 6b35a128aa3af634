/** Owns a popup that is shown: what its view is told, its times, and what it does to the page. */
import { atom } from 'nanostores';
import { elementorDevice } from '../../src/bridge/elementor';
import type { Clock } from '../../src/bridge/page/clock';
import { enterCovers } from '../../src/bridge/page/covers';
import { aliveNodes } from '../../src/bridge/page/html';
import { isSeen } from '../../src/dom/seen';
import { words } from '../../src/dom/words';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { popupName } from '../../src/texts/table';
import { isolate } from '../../src/ui/isolate';
import { lockScroll } from '../../src/ui/scrollLock';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { listenForLeaving } from './closing';
import { FOCUS_DELAY, type Popup, type PopupLook, type PopupParts } from './contract';
import { holdFocus } from './focus';
import { show } from './shown';
import type { Shown } from './store';

export interface Modal extends Shown {
  /** Undefined until it is on the page. */
  element(): HTMLElement | undefined;
}

interface Options {
  clock: Clock;
  /** True when the visitor asked for it. */
  isAsked: boolean;
  close(): void;
  onShown(): void;
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

/** What screen readers call it: its first heading. */
const nameOf = (template: DocumentFragment): string => words(template.querySelector('h1,h2,h3,h4,h5,h6')) || say(popupName);

/** Milliseconds that an animation takes, whose classes are set; 0 where its style sheet is missing. */
const lasting = (content: Element, seconds: number): number => (getComputedStyle(content).animationName === 'none' ? 0 : seconds * 1000);

function preventScroll(): Cleanup {
  const unlock = lockScroll();
  document.body.classList.add('dialog-prevent-scroll');
  return () => {
    document.body.classList.remove('dialog-prevent-scroll');
    unlock();
  };
}

/** Shows a fresh copy of a popup. */
export function showModal({ id, settings }: Popup, template: DocumentFragment, { clock, isAsked, close, onShown }: Options): Modal {
  const device = elementorDevice();
  const isStill = reducedMotion().matches;
  const entrance = isStill ? '' : settings.entrance(device);
  const exit = isStill ? '' : settings.exit(device);
  const { animationDuration, closeButtonDelay, closesOnEscape, closesOnBackground } = settings;
  const $look = atom<PopupLook>({ animation: entrance ? [entrance] : [], isButtonHidden: closeButtonDelay > 0 });
  const look = (change: PopupLook) => $look.set({ ...$look.get(), ...change });
  let element: HTMLElement | undefined;
  let undo: Cleanup[] = [];
  let onGone = () => {};
  const end = () => {
    for (const step of undo.splice(0)) step();
  };

  const enter = ({ widget, content }: PopupParts) => {
    element = widget;
    // The shop's style sheet says whether there is an overlay.
    const covers = getComputedStyle(widget).pointerEvents !== 'none';
    const entering = entrance ? lasting(content, animationDuration) : 0;
    undo = [
      // Where a blocker hides it, the page would stand still for something that nobody can close.
      clock.after(0, () => isSeen(content) || close()),
      closeButtonDelay ? clock.after(closeButtonDelay * 1000, () => look({ isButtonHidden: false })) : () => {},
      entrance ? clock.after(entering, () => look({ animation: [] })) : () => {},
      settings.preventsScroll ? preventScroll() : () => {},
      covers ? isolate(widget) : () => {},
      enterCovers(widget),
      listenForLeaving({ widget, content, closesOnEscape, closesOnBackground, close }),
      settings.keepsFocus && (covers || isAsked) ? holdFocus(widget, entering || FOCUS_DELAY, covers, clock) : () => {},
    ];
    // Others' listeners may throw: not within the view.
    queueMicrotask(onShown);
    return end;
  };

  const remove = show({
    id,
    name: nameOf(template),
    classes: settings.classes,
    isButtonOutside: settings.isButtonOutside,
    nodes: copyOf(template),
    animationDuration,
    $look,
    onClose: close,
    onShown: enter,
    onLeaving: (content) => clock.after(lasting(content, animationDuration), () => onGone()),
  });

  return {
    element: () => element,
    leave(gone) {
      end();
      if (!exit) return gone();
      onGone = gone;
      look({ animation: [exit, 'reverse'], isLeaving: true });
    },
    remove() {
      end();
      remove();
    },
  };
}
