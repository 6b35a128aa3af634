/** Owns a popup that is shown: the content of its view, its times, and its effects on the page. */
import { atom } from 'nanostores';
import { elementorDevice } from '../../../src/bridge/elementor';
import type { Clock } from '../../../src/bridge/page/clock';
import { enterCovers } from '../../../src/bridge/page/covers';
import { aliveNodes } from '../../../src/bridge/page/html';
import { isSeen } from '../../../src/dom/seen';
import { words } from '../../../src/dom/words';
import type { Cleanup } from '../../../src/island/types';
import { say } from '../../../src/texts/say';
import { popupName } from '../../../src/texts/table';
import { pauseIn } from '../../../src/ui/covers/coverPage';
import { isolate } from '../../../src/ui/covers/isolate';
import { lockScroll } from '../../../src/ui/covers/scrollLock';
import { announce } from '../../../src/ui/messages/announcer';
import { reducedMotion } from '../../../src/ui/scrolling/scrollSnap';
import { FOCUS_DELAY, type Popup, type PopupLook, type PopupParts } from '../contract';
import type { PopupSettings } from '../settings.rules';
import { show } from '../shown.store';
import type { Shown } from '../store';
import { listenForLeaving } from './closing';
import { holdFocus } from './focus';

export interface Modal extends Shown {
  /** Undefined until it is on the page. */
  element(): HTMLElement | undefined;
}

interface Options {
  clock: Clock;
  /** True when the visitor has asked for the popup. */
  isAsked: boolean;
  /** What the visitor has pressed for it; null where nothing was pressed. */
  pressed: Element | null;
  close(): void;
  onShown(): void;
}

/** Makes a visible copy of the popup's nodes, because the server prints them hidden. */
function copyOf(template: DocumentFragment): ChildNode[] {
  const nodes = aliveNodes(template);
  for (const node of nodes) {
    if (!(node instanceof HTMLElement)) continue;
    node.hidden = false;
    node.style.removeProperty('display');
    // While the loader keeps a press, it marks the pressed element in the template. The copy must not have the mark.
    for (const pressed of node.querySelectorAll<HTMLElement>('[data-island-status="loading"]')) {
      pressed.ariaBusy = null;
      delete pressed.dataset.islandStatus;
    }
  }
  return nodes;
}

/** The popup's name for screen readers: its first heading. */
const nameOf = (template: DocumentFragment): string =>
  words(template.querySelector('h1,h2,h3,h4,h5,h6')) || say(popupName);

/** Milliseconds that the animation takes whose classes are set; 0 where its style sheet is missing. */
const lasting = (content: Element, seconds: number): number =>
  getComputedStyle(content).animationName === 'none' ? 0 : seconds * 1000;

const nothing = () => {};

function preventScroll(): Cleanup {
  const unlock = lockScroll();
  document.body.classList.add('dialog-prevent-scroll');
  return () => {
    document.body.classList.remove('dialog-prevent-scroll');
    unlock();
  };
}

/** The animations that a popup has on this device; "" where there is none, or where the visitor wants less motion. */
function animationsOf({ entrance, exit }: PopupSettings): { entrance: string; exit: string } {
  const device = elementorDevice();
  return reducedMotion().matches ? { entrance: '', exit: '' } : { entrance: entrance(device), exit: exit(device) };
}

/** The times and the effects of a popup while it is on the page. */
interface Presence extends Pick<Options, 'clock' | 'isAsked' | 'pressed' | 'close'> {
  settings: PopupSettings;
  /** Milliseconds that the entrance takes; undefined where there is no entrance animation. */
  entering: number | undefined;
  look(change: PopupLook): void;
}

/** Starts the popup's times, and takes over the page behind it. Returns the steps that undo this. */
function takePage(
  { widget, content }: PopupParts,
  { settings, clock, isAsked, pressed, entering, look, close }: Presence,
): Cleanup[] {
  const { closeButtonDelay, closesOnEscape, closesOnBackground, preventsScroll, keepsFocus } = settings;
  // The shop's style sheet decides whether there is an overlay.
  const covers = getComputedStyle(widget).pointerEvents !== 'none';
  const movesFocus = keepsFocus && (covers || isAsked);
  const undo = [
    // A popup that a content blocker hides would keep the page from scrolling, and nobody could close it.
    clock.after(0, () => isSeen(content) || close()),
    closeButtonDelay ? clock.after(closeButtonDelay * 1000, () => look({ isButtonHidden: false })) : nothing,
    entering === undefined ? nothing : clock.after(entering, () => look({ animation: [] })),
    preventsScroll ? preventScroll() : nothing,
    covers ? isolate(widget) : nothing,
    enterCovers(widget),
    () => pauseIn(widget),
    listenForLeaving({ widget, content, closesOnEscape, closesOnBackground, close }),
    // An inert page loses the focus, so it comes back even where the shop does not want it moved into the popup.
    covers || movesFocus
      ? holdFocus(widget, { delay: movesFocus ? entering || FOCUS_DELAY : undefined, isKept: covers, pressed, clock })
      : nothing,
  ];
  // Where the focus does not move in, nothing else tells screen readers of the popup.
  if (!movesFocus) announce(widget.ariaLabel ?? '');
  return undo;
}

/** Shows a fresh copy of a popup. */
export function showModal(
  { id, settings }: Popup,
  template: DocumentFragment,
  { onShown, ...options }: Options,
): Modal {
  const { clock, close } = options;
  const { animationDuration, closeButtonDelay, classes, isButtonOutside } = settings;
  const { entrance, exit } = animationsOf(settings);
  const $look = atom<PopupLook>({ animation: entrance ? [entrance] : [], isButtonHidden: closeButtonDelay > 0 });
  const look = (change: PopupLook) => $look.set({ ...$look.get(), ...change });
  const undo: Cleanup[] = [];
  let element: HTMLElement | undefined;
  let onGone = () => {};

  const leavePage = () => {
    for (const step of undo.splice(0)) step();
  };
  const enter = (parts: PopupParts) => {
    element = parts.widget;
    const entering = entrance ? lasting(parts.content, animationDuration) : undefined;
    undo.push(...takePage(parts, { settings, entering, look, ...options }));
    // In a task of its own, because other scripts' listeners may throw, which must not break the view.
    queueMicrotask(onShown);
    return leavePage;
  };

  const remove = show({
    id,
    name: nameOf(template),
    classes,
    isButtonOutside,
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
      leavePage();
      if (!exit) return gone();
      onGone = gone;
      look({ animation: [exit, 'reverse'], isLeaving: true });
    },
    remove() {
      leavePage();
      remove();
    },
  };
}
