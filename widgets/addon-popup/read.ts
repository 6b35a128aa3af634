/** Reads an add-on popup and its buttons. It never throws: a missing or broken setting has the plugin's default. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { type AddonPopup, ID_PREFIX, type PopupTrigger, TRIGGER_BUTTON, type TriggerButton } from './contract';
import { amount, isFilled, isOn, parseLocalTime } from './rules';

const SECOND = 1000;
const TRIGGERS: readonly PopupTrigger[] = ['load', 'scroll', 'element-scroll', 'date', 'inactivity', 'exit', 'custom'];

const words = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
/** A number that an editor has emptied is 0. */
const typed = (value: unknown, otherwise: number) => (value === '' ? 0 : amount(value, otherwise));
const seconds = (value: unknown, otherwise: number) => amount(value, otherwise) * SECOND;

/**
 * The free version saves the triggers of the paid one as words that its script does not know: they never open a popup.
 */
function readTrigger(value: unknown): PopupTrigger {
  const trigger = value === undefined ? 'load' : words(value);
  return TRIGGERS.find((one) => one === trigger) ?? 'never';
}

/** Milliseconds; the free version saves the delays of the paid one as words, and a popup then stays away for good. */
const readAway = (value: unknown) => amount(value, value === undefined ? 1 : Number.POSITIVE_INFINITY);

/** Reads a popup's settings from its host. */
export function readAddonPopup(host: Element): AddonPopup {
  const settings = json(host, 'data-settings') ?? {};
  return {
    id: host.id.replace(ID_PREFIX, ''),
    trigger: readTrigger(settings.popup_trigger),
    loadDelay: typed(settings.popup_load_delay, 1) * SECOND,
    scrollProgress: typed(settings.popup_scroll_progress, 10),
    scrollTo: words(settings.popup_element_scroll),
    date: parseLocalTime(settings.popup_specific_date),
    inactivityTime: typed(settings.popup_inactivity_time, 15) * SECOND,
    opener: words(settings.popup_custom_trigger),
    isNotification: settings.popup_display_as === 'notification',
    locksScroll: isFilled(settings.popup_disable_page_scroll),
    animation: words(settings.popup_animation).match(/[\w-]+/g) ?? [],
    animationTime: seconds(settings.popup_animation_duration, 1),
    closeButtonDelay: seconds(settings.popup_close_button_display_delay, 0),
    closesAfter: isOn(settings.popup_automatic_close_switch)
      ? seconds(settings.popup_automatic_close_delay, 10)
      : undefined,
    isOverlayDead: isOn(settings.popup_overlay_disable_close),
    isEscapeDead: isOn(settings.popup_disable_esc_key),
    showAgainDelay: readAway(settings.popup_show_again_delay),
    stopsAt: isOn(settings.popup_stop_after_date) ? parseLocalTime(settings.popup_stop_after_date_select) : undefined,
    keyword: isOn(settings.popup_show_via_referral) ? words(settings.popup_referral_keyword) : undefined,
    devices: {
      desktop: isFilled(settings.popup_show_on_device),
      tablet: isFilled(settings.popup_show_on_device_tablet),
      mobile: isFilled(settings.popup_show_on_device_mobile),
    },
    printed: settings,
  };
}

/** Reads the action of a button in a popup. */
export function readTriggerButton(button: Element): TriggerButton {
  const action = text(button, 'data-trigger');
  const showDelay = Math.floor(
    amount(text(button, 'data-show-delay'), action === 'close-permanently' ? Number.MAX_SAFE_INTEGER : Number.NaN),
  );
  return {
    action: action === 'back' || action === 'close-permanently' ? action : 'close',
    showDelay: Number.isNaN(showDelay) ? undefined : showDelay,
    redirect: text(button, 'data-redirect') === 'yes' ? text(button, 'data-redirect-url') : '',
  };
}

/** The times, in milliseconds, for which the popup's buttons keep it away. */
export const readDelays = (host: Element): number[] =>
  [...host.querySelectorAll(TRIGGER_BUTTON)].flatMap((button) => readTriggerButton(button).showDelay ?? []);
