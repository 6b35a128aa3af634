/** Owns the popups of a page. Each is taken out of the page once, and shown as a fresh copy. */

import {
  elementorPostId,
  isElementorEditing,
  isElementorPreview,
  tellElementor,
  tellPopup,
} from '../../../src/bridge/elementor';
import { type Clock, clock } from '../../../src/bridge/page/clock';
import { emit, report } from '../../../src/bridge/page/islands';
import type { Cleanup } from '../../../src/island/types';
import { takeMoment, takeNow, takeTurn } from '../../../src/state/overlays';
import { HOST, type Popup, type Reason } from '../contract';
import { readPopup } from '../read';
import type { PopupSettings } from '../settings.rules';
import { createPopup, type PopupStore } from '../store';
import type { Visit } from '../timing.rules';
import { createMemory } from './memory';
import { type Modal, showModal } from './modal';
import { safeSelector } from './selector';
import { setTriggers } from './triggers';
import { visitOf } from './visit';

interface Kept extends PopupStore {
  openSelector: string;
  show(reason: Reason, pressed?: Element | null): Promise<boolean>;
}

const popups = new Map<string, Kept>();
/** Puts each popup back where it was taken out. */
const takenOut: Cleanup[] = [];
const page = { hasShownOne: false };

/**
 * Opens a popup by its id. Reports to developers where the page does not have it.
 * @param pressed what the visitor has pressed for it
 */
export function openPopup(id: string, reason: Reason, isToggle = false, pressed: Element | null = null): void {
  const popup = popups.get(id);
  if (!popup)
    return report({
      island: 'popup',
      what: `There is no popup "${id}".`,
      why: 'Its link does nothing.',
      fix: 'Print the popup on this page.',
    });
  if (isToggle && ['opening', 'open'].includes(popup.state())) popup.hide();
  else void popup.show(reason, pressed);
}

/** Closes a popup, if the page has it. @param isForGood true when the visitor does not want to see it again */
export const closePopup = (id: string, isForGood?: boolean): void => popups.get(id)?.hide(isForGood);

/** Opens the popups whose selector an element matches; false where there are none. */
export function openBySelector(target: Element): boolean {
  const wanted = [...popups].filter(([, { openSelector }]) => openSelector && target.closest(openSelector));
  for (const [id] of wanted) openPopup(id, 'selector', false, target);
  return wanted.length > 0;
}

/** The object through which other scripts read and close a popup. */
const instanceOf = (printed: Record<string, unknown>, element: () => HTMLElement | undefined, hide: () => void) => ({
  get element() {
    return element();
  },
  getDocumentSettings: (key?: string) => (key ? printed[key] : printed),
  getModal: () => ({ hide }),
});

function create({ id, settings, printed }: Popup, template: DocumentFragment, time: Clock): Omit<Kept, 'openSelector'> {
  const memory = createMemory(id, settings.timing.get('times'), time);
  const isShownAtOnce = isElementorPreview() && elementorPostId() === id;
  let modal: Modal | undefined;
  let isAsked = false;
  let pressed: Element | null = null;
  const instance = instanceOf(
    printed,
    () => modal?.element(),
    () => popup.hide(),
  );
  const popup = createPopup(settings, {
    ...memory,
    clock: time,
    isPreviewed: isElementorPreview(),
    page,
    takeTurn,
    takeMoment,
    takeNow,
    present(onShown) {
      modal = showModal({ id, settings, printed }, template, {
        clock: time,
        isAsked,
        pressed,
        close: () => popup.hide(),
        onShown,
      });
      return modal;
    },
    tell(what) {
      const element = what === 'show' ? modal?.element() : undefined;
      if (element) tellElementor(element.querySelectorAll(HOST));
      tellPopup(what, id, instance);
      emit(element ? 'popup:opened' : 'popup:closed', { id }, element ?? document.body);
    },
  });
  const show = (reason: Reason, by: Element | null = null) => {
    pressed = by;
    isAsked = reason !== 'trigger' && reason !== 'moment';
    return popup.show(reason);
  };
  let disarm: Cleanup | undefined;
  let isOver = false;
  const arm = () => {
    if (!isOver)
      disarm = setTriggers(
        settings.triggers,
        { inTurn: () => void show('trigger'), atOnce: () => show('moment') },
        time,
      );
  };
  const end = () => {
    isOver = true;
    disarm?.();
    popup.end();
  };
  if (isShownAtOnce) void show('preview');
  // Previews bypass the rules (SPEC 6).
  else if (isElementorPreview() && !isElementorEditing()) arm();
  else if (!isElementorEditing()) whenTimeIsRight(settings, () => visitOf(settings, memory, time), arm);
  return { ...popup, show, end };
}

/**
 * Calls back if the timing rules let the popup be shown: at once where there are none, else when their code is loaded.
 */
function whenTimeIsRight({ timing }: PopupSettings, visit: () => Visit, run: () => void): void {
  if (!timing.size) return run();
  import('../timing.rules').then(
    ({ passesTiming }) => passesTiming(timing, visit()) && run(),
    (cause) =>
      report({
        island: 'popup',
        what: 'Loading the timing rules failed.',
        why: 'The popup does not open by itself.',
        fix: 'See the cause.',
        cause,
      }),
  );
}

/** Takes an element out of the page; returns how to put it back. */
function takeOut(host: HTMLElement, template: DocumentFragment): Cleanup {
  const { parentNode, nextSibling } = host;
  template.append(host);
  return () => void parentNode?.insertBefore(host, nextSibling?.parentNode === parentNode ? nextSibling : null);
}

/**
 * Takes a popup out of the page and sets its triggers. A second popup with the same id is taken out, but does not run.
 */
export function addPopup(host: HTMLElement, time = clock): void {
  const popup = readPopup(host);
  if (!popup.id) return;
  const template = document.createDocumentFragment();
  takenOut.push(takeOut(host, template));
  if (popups.has(popup.id)) return;
  const openSelector = safeSelector(popup.settings.openSelector);
  popups.set(popup.id, { ...create(popup, template, time), openSelector });
}

/** Ends all popups, and puts the server's nodes back into the page. */
export function endPopups(): void {
  for (const { end } of popups.values()) end();
  popups.clear();
  // In reverse order, because each was put before the node that followed it at that time.
  for (const putBack of takenOut.splice(0).reverse()) putBack();
}
