/** Owns what the chat's settings mean, wherever they come from (SPEC 3.9, 9). Pure. */
import { scalarOf } from '../../src/rules/values';
import type { ChatSettings, Device, RawSettings } from './contract';

/** Milliseconds (SPEC 9). */
const BADGE_DELAY = 150;

/** The defaults for missing settings. */
export interface Missing {
  /** How long the button takes to fade in, in milliseconds. */
  speed: number;
  /** How a chat opens on each kind of device. */
  structure: Readonly<Record<Device, string>>;
}

/** The defaults for settings that Click to Chat prints. It leaves out what the shop has not chosen. */
export const PLUGIN: Missing = { speed: 0, structure: { mobile: 'wa_me', desktop: 'wa_me' } };
/** The defaults for settings that the shop writes itself, without the plugin (SPEC 3.9). */
export const OWN: Missing = { speed: 150, structure: { mobile: 'wa_colon', desktop: 'web' } };

const PHONES = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/** SPEC 9: `mobile` is a phone's browser, or a screen (not a window) of at most 1025 CSS pixels. */
export const deviceOf = (userAgent: string, screenWidth: number): Device =>
  PHONES.test(userAgent) || screenWidth <= 1025 ? 'mobile' : 'desktop';

const textOf = (value: unknown): string => scalarOf(value).trim();

/** The other kind of device. */
export const otherThan = (device: Device): Device => (device === 'mobile' ? 'desktop' : 'mobile');

/** Keeps only the digits, because a broken shortcode adds quotes and spaces to the number. */
export const numberOf = (value: unknown): string => textOf(value).replace(/\D/g, '');

/** Turns seconds into milliseconds. Zero seconds are a valid delay. */
function delayOf(seconds: unknown): number {
  const delay = Number(textOf(seconds) || Number.NaN) * 1000;
  return delay >= 0 && delay < Infinity ? delay : BADGE_DELAY;
}

/** Words and an empty text mean an effect without a duration. */
const speedOf = (value: unknown, missing: number): number =>
  Math.max(0, value === undefined || value === null ? missing : Number.parseInt(textOf(value), 10) || 0);

/**
 * Reads the settings as the page prints them.
 * @param missing the defaults for missing settings
 */
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

/** Values that make the browser fetch something, or run code in old browsers. */
const UNSAFE = /url\s*\(|image|expression|@import|binding|behavior|javascript|[<>\\{}]/i;

/**
 * The declarations of a style text that are safe to set: none that shows or hides the element, and none that makes the
 * browser fetch.
 */
export function declarationsOf(style: string): Declaration[] {
  return style.split(';').flatMap((part) => {
    const [, name = '', value = '', important] =
      /^\s*(-{0,2}[a-z][a-z-]*)\s*:\s*(.+?)\s*(!\s*important)?\s*$/is.exec(part) ?? [];
    if (!name || name.toLowerCase() === 'display' || UNSAFE.test(part)) return [];
    return { name: name.toLowerCase(), value, priority: important ? ('important' as const) : ('' as const) };
  });
}
