/** Reads a slider's settings and products. It never throws: a missing or broken value gets a default. */
import { PRODUCT, type SliderSettings } from './contract';

/** How long the original's slider shows a slide, in milliseconds. */
const DELAY = 3000;
const SLIDES = 3;
const GAP = 30;

/** A number of at least `least` (above 0 by default), also when it is printed as text. */
function amount(value: unknown, least = 1): number | undefined {
  const found = Number.parseInt(String(value), 10);
  return found >= least ? found : undefined;
}

const flag = (value: unknown): boolean => /^(1|true|yes|on)$/i.test(String(value));

/** Reads the settings. @returns the settings, and the fault of the attribute, if it has one */
export function readSettings(host: Element): { settings: SliderSettings; cause?: unknown } {
  let printed: Record<string, unknown> = {};
  let cause: unknown;
  try {
    printed = Object(JSON.parse(host.getAttribute('data-controls') ?? '{}'));
  } catch (error) {
    cause = error;
  }
  const settings: SliderSettings = {
    isEnabled: printed.slider_enabled === undefined || flag(printed.slider_enabled),
    slides: amount(printed.slides_to_show) ?? SLIDES,
    mobile: amount(printed.slides_to_show_mobile),
    tablet: amount(printed.slides_to_show_tablet),
    isLoop: flag(printed.slider_loop),
    isAutoplay: flag(printed.slider_autoplay),
    delay: amount(printed.slider_autoplay_delay) ?? DELAY,
    gap: amount(printed.slider_space_between, 0) ?? GAP,
  };
  return cause ? { settings, cause } : { settings };
}

/** The list of products; null when there is none. */
export const readTrack = (host: Element): HTMLElement | null => host.querySelector(PRODUCT)?.parentElement ?? null;

/** The slides of a list. */
export const readSlides = (track: Element): Element[] =>
  [...track.children].filter((child) => child.matches('.product'));
