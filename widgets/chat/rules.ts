/** Owns what the chat's settings mean, whatever they are made of (SPEC 3.9, 9). Pure. */
import { scalarOf } from '../../src/rules/values';
import type { ChatSettings, Device, RawSettings } from './contract';

/** Milliseconds (SPEC 9). */
const BADGE_DELAY = 150;

/** What stands for a setting that is left out. */
export interface Missing {
  /** Milliseconds that the button takes to come. */
  speed: number;
  /** How a chat opens on each kind of device. */
  structure: Readonly<Record<Device, string>>;
}

/** In what Click to Chat prints: it leaves out what the shop has not chosen. */
export const PLUGIN: Missing = { speed: 0, structure: { mobile: 'wa_me', desktop: 'wa_me' } };
/** In settings that the shop writes itself, without the plugin (SPEC 3.9). */
export const OWN: Missing = { speed: 150, structure: { mobile: 'wa_colon', desktop: 'web' } };

const PHONES = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/** SPEC 9: a phone's browser, or a screen (not a window) of at most 1025 CSS pixels. */
export const deviceOf = (userAgent: string, screenWidth: number): Device =>
  PHONES.test(userAgent) || screenWidth <= 1025 ? 'mobile' : 'desktop';

const textOf = (value: unknown): string => scalarOf(value).trim();

/** Digits alone: a number in a shortcode comes with quotes and spaces where the shortcode broke. */
export const numberOf = (value: unknown): string => textOf(value).replace(/\D/g, '');

/** Milliseconds; a wait of no time at all is one. */
function delayOf(seconds: unknown): number {
  const delay = Number(textOf(seconds) || Number.NaN) * 1000;
  return delay >= 0 && Number.isFinite(delay) ? delay : BADGE_DELAY;
}

/** Words and an empty text are an effect without a duration. */
const speedOf = (value: unknown, missing: number): number =>
  Math.max(0, value === undefined || value === null ? missing : Number.parseInt(textOf(value), 10) || 0);

/** Reads the settings as the page prints them. @param missing what stands for a setting that is left out */
export function settingsOf(raw: RawSettings, missing: Missing = PLUGIN): ChatSettings {
  const has = (key: string, value: string) => textOf(raw[key]) === value;
  const text = (key: string) => textOf(raw[key]);
  const isOn = !has('display', 'no') && !has('page_display', 'hide');
  const shows = (key: string) => isOn && (raw[key] === undefined || has(key, 'show'));
  return {
    number: numberOf(raw.number),
    text: scalarOf(raw.pre_filled),
    prefix: scalarOf(raw.prefix_pre_filled),
    isShown: { mobile: shows('dis_m'), desktop: shows('dis_d') },
    position: { mobile: text('pos_m'), desktop: text('pos_d') },
    css: text('css'),
    isScheduled: has('schedule', 'yes'),
    speed: speedOf(raw.se, missing.speed),
    animation: text('ani').split(/\s+/).filter(Boolean),
    target: text('url_target_d') || '_blank',
    isWeb: (text('url_structure_d') || missing.structure.desktop) === 'web',
    isApp: (text('url_structure_m') || missing.structure.mobile) === 'wa_colon',
    customUrl: { mobile: text('custom_url_m'), desktop: text('custom_url_d') },
    greeting: text('g_init'),
    greetingDevice: text('g_device'),
    badgeDelay: delayOf(raw.n_time),
    noNumber: text('no_number'),
  };
}

/** Whether a greeting opens by itself; `default` is for desktops only (SPEC 4.8). */
export const opensItself = (
  { greeting }: Pick<ChatSettings, 'greeting'>,
  device: Device,
  userAction: unknown,
): boolean => userAction !== 'user_closed' && (greeting === 'open' || (greeting === 'default' && device === 'desktop'));

export interface Declaration {
  name: string;
  value: string;
  priority: '' | 'important';
}

/** What fetches something, or runs it in old browsers. */
const UNSAFE = /url\s*\(|image|expression|@import|binding|behavior|javascript|[<>\\{}]/i;

/** The declarations of a style text that may be set; what shows and hides is ours, and nothing in them may fetch. */
export function declarationsOf(style: string): Declaration[] {
  return style.split(';').flatMap((part) => {
    const [, name = '', value = '', important] =
      /^\s*(-{0,2}[a-z][a-z-]*)\s*:\s*(.+?)\s*(!\s*important)?\s*$/is.exec(part) ?? [];
    if (!name || name.toLowerCase() === 'display' || UNSAFE.test(part)) return [];
    return { name: name.toLowerCase(), value, priority: important ? ('important' as const) : ('' as const) };
  });
}
