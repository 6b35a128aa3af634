/**
 * Owns where the floating button stands, how it appears, and when the words beside it are in sight. The view owns its
 * name, its state and its badge.
 */
import { clock as pageClock } from '../../../../src/bridge/page/clock';
import { BUTTON, type ChatSettings, type Device, ENTRY, ENTRY_ANIMATED, HOVER_CALL, ONLINE } from '../../contract';
import { hide, show } from '../../page/show';
import { declarationsOf, otherThan } from '../../rules';
import { controlOf } from './control';

/** SPEC 3.9's place, used where neither the settings nor the server's markup set one. */
const PLACE = 'position: fixed; bottom: 15px; left: 15px;';

/** Removes the look for the other kind of device, where the server prints both, because it may contain a button too. */
export const removeOtherLook = (root: HTMLElement, device: Device): void =>
  root.querySelector(`.ht_ctc_${otherThan(device)}_chat`)?.remove();

/** The element that a visitor presses; undefined where the markup has none. */
export function buttonIn(root: HTMLElement): HTMLElement | undefined {
  const wrapper = root.querySelector<HTMLElement>(BUTTON);
  return wrapper ? controlOf(wrapper) : undefined;
}

/**
 * Puts the root where the settings say. It sets property by property, so that a setting cannot be more than a value.
 */
function place(root: HTMLElement, { position, css }: ChatSettings, device: Device): void {
  const style = position[device];
  if (style) root.style.cssText = 'display: none;';
  else if (!root.style.position) root.style.cssText += PLACE;
  for (const { name, value, priority } of declarationsOf(`${style};${css}`))
    root.style.setProperty(name, value, priority);
}

/** Shows the words beside the button while the pointer or the focus is on it. */
function showCallOnHover(root: HTMLElement): void {
  const calls = () => root.querySelectorAll<HTMLElement>(HOVER_CALL);
  const toggle = (run: typeof show, duration: number) => () => {
    for (const call of calls()) run(call, duration);
  };
  for (const type of ['mouseenter', 'focusin']) root.addEventListener(type, toggle(show, 120));
  for (const type of ['mouseleave', 'focusout']) root.addEventListener(type, toggle(hide, 100));
}

/** Marks every "online" dot of the button. */
export function showOnline(root: HTMLElement): void {
  for (const dot of root.querySelectorAll<HTMLElement>(ONLINE)) {
    dot.classList.add('g_header_badge_online');
    show(dot);
  }
}

/** Shows the root on this kind of device. Returns false where this kind of device has no button. */
export function showButton(root: HTMLElement, settings: ChatSettings, device: Device, clock = pageClock): boolean {
  if (!settings.isShown[device]) return false;
  place(root, settings, device);
  show(root, settings.speed);
  showCallOnHover(root);
  const delay = root.classList.contains('ht_ctc_entry_animation') ? ENTRY_ANIMATED : ENTRY;
  clock.after(delay, () => root.classList.add('ht_ctc_animation', ...settings.animation));
  return true;
}
