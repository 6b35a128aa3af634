/**
 * Owns what a popup's settings mean (SPEC 3.10). A plugin prints what an editor has typed, so any shape is read. Pure.
 */
import { recordOf, scalarOf, type Values } from '../../src/rules/values';

/**
 * Reads the settings of one trigger or timing rule. All rules share one flat object, in which each key begins with the
 * rule's name.
 */
export interface Group {
  /** The number under a key; the default where it is missing, negative, or no number. */
  number(key: string, otherwise: number): number;
  text(key: string): string;
  /** The list under a key; undefined where nothing is printed. */
  list(key: string): string[] | undefined;
}

export interface PopupSettings {
  /** The triggers that are switched on, by name; none where only links open the popup. */
  triggers: ReadonlyMap<string, Group>;
  /** The timing rules that are switched on, by name. */
  timing: ReadonlyMap<string, Group>;
  openSelector: string;
  avoidsMultiple: boolean;
  /** Seconds until the close button appears; 0 for at once. */
  closeButtonDelay: number;
  /** Seconds until the popup closes by itself; 0 for never. */
  closesAfter: number;
  preventsScroll: boolean;
  closesOnBackground: boolean;
  closesOnEscape: boolean;
  isButtonOutside: boolean;
  /** False where the shop has switched it off: Elementor prints no switch that is off. */
  keepsFocus: boolean;
  classes: string[];
  /** The name of the entrance animation on a device; "" for none. */
  entrance(device: string): string;
  /** The name of the exit animation on a device; "" for none. */
  exit(device: string): string;
  /** Seconds that both animations take. */
  animationDuration: number;
}

/** Seconds that an animation takes where the settings do not say. */
const DURATION = 1.2;

/** The devices, from the narrowest up. A device without a setting of its own has that of the next wider one. */
const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop'];

const TRIGGERS = [
  'page_load',
  'scrolling',
  'scrolling_to',
  'click',
  'inactivity',
  'exit_intent',
  'adblock_detection',
] as const;
const TIMING = [
  'page_views',
  'sessions',
  'url',
  'sources',
  'logged_in',
  'devices',
  'browsers',
  'schedule',
  'times',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];
export type TimingName = (typeof TIMING)[number];

/** Text, or a number as text; "" for anything else. */
const scalar = (value: unknown): string => scalarOf(value).trim();

function amount(value: unknown, otherwise: number): number {
  const parsed = Number(scalar(value) || Number.NaN);
  return parsed >= 0 && Number.isFinite(parsed) ? parsed : otherwise;
}

const list = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.map(scalar).filter(Boolean) : scalar(value) ? [scalar(value)] : undefined;

const groupOf = (values: Values, name: string): Group => ({
  number: (key, otherwise) => amount(values[`${name}_${key}`], otherwise),
  text: (key) => scalar(values[`${name}_${key}`]),
  list: (key) => list(values[`${name}_${key}`]),
});

function groupsOf(printed: unknown, names: readonly string[]): Map<string, Group> {
  const values = recordOf(printed);
  return new Map(names.filter((name) => values[name] === 'yes').map((name) => [name, groupOf(values, name)]));
}

function animationOf(values: Values, name: string, device: string): string {
  const wider = device === 'widescreen' ? [device, 'desktop'] : DEVICES.slice(Math.max(DEVICES.indexOf(device), 0));
  const keys = wider.flatMap((one) => (one === 'desktop' ? [name] : [`${name}_${one}`]));
  const chosen = keys.map((key) => scalar(values[key])).find(Boolean) ?? '';
  return /^[\w-]+$/.test(chosen) && chosen !== 'none' ? chosen : '';
}

/** Reads a popup's settings. It never throws, whatever it is given. */
export function parsePopupSettings(printed: unknown): PopupSettings {
  const values = recordOf(printed);
  const isOn = (name: string) => values[name] === 'yes';
  return {
    triggers: groupsOf(values.triggers, TRIGGERS),
    timing: groupsOf(values.timing, TIMING),
    openSelector: scalar(values.open_selector),
    avoidsMultiple: isOn('avoid_multiple_popups'),
    closeButtonDelay: amount(values.close_button_delay, 0),
    closesAfter: amount(values.close_automatically, 0),
    preventsScroll: isOn('prevent_scroll'),
    closesOnBackground: !isOn('prevent_close_on_background_click'),
    closesOnEscape: !isOn('prevent_close_on_esc_key'),
    isButtonOutside: values.close_button_position === 'outside',
    keepsFocus: isOn('a11y_navigation'),
    classes: scalar(values.classes).split(/\s+/).filter(Boolean),
    entrance: (device) => animationOf(values, 'entrance_animation', device),
    exit: (device) => animationOf(values, 'exit_animation', device),
    animationDuration: amount(recordOf(values.entrance_animation_duration).size, DURATION),
  };
}
