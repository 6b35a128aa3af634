/**
 * Owns a timer's digits and the fill of a bar while the view is not there. It shows the same as View.tsx and skins.tsx,
 * without React.
 */
import type { Cleanup, Served } from '../../../src/island/types';
import type { Unit } from '../../../src/rules/countdown';
import { say } from '../../../src/texts/say';
import { makeDigits, type PlainDigits } from '../../../src/ui/digits';
import { make } from '../../../src/ui/make';
import { nameTimer } from '../../../src/ui/timer';
import type { CampaignProps, Skin, Timer } from '../contract';
import { placeOf } from '../read';
import { digitsOf, labelsOf, unitsShown } from '../rules';
import type { CampaignPart } from '../store';

/** A part of a timer, in the markup of its skin. */
interface Part {
  element: HTMLElement;
  digits: PlainDigits;
  /** Starts or stops the part's pulse; only boxes have one. */
  pulse?(isPulsing: boolean): void;
}

const hidden = (tag: 'div' | 'span', className: string | undefined, ...children: (Node | string)[]) =>
  make(tag, { ...(className && { className }), ariaHidden: 'true' }, ...children);

function makeBox(skin: Skin, label: string): Part {
  const [shape, kind] = skin.split('_');
  const digits = makeDigits('');
  const border = make('div');
  const table = make(
    'div',
    { className: 'wcct_table' },
    make('div', { className: 'wcct_table_cell' }, digits.element, ` ${label}`),
  );
  const element = hidden('div', 'box', ...(kind === 'ghost' ? [border, table] : [table, border]));
  return {
    element,
    digits,
    pulse(isPulsing) {
      border.className = isPulsing ? 'wcct_wrap_border wcct_pulse wcct_animated' : 'wcct_wrap_border';
      element.className = isPulsing ? `wcct_${shape}_wrap wcct_border_none` : `wcct_${shape}_wrap`;
    },
  };
}

function makePart(skin: Skin, label: string, isLast: boolean): Part {
  if (skin === 'highlight_1') {
    const digits = makeDigits('', 'wcct_timer_label');
    const colon = isLast ? [] : [make('span', { className: 'wcct_colon_sep' }, ':')];
    return { element: hidden('div', 'wcct_highlight_1_wrap', digits.element, ` ${label}`, ...colon), digits };
  }
  if (skin !== 'default') return makeBox(skin, label);
  const digits = makeDigits('');
  return { element: hidden('span', undefined, digits.element, isLast ? label : `${label} `), digits };
}

/** Writes a timer's digits, and makes its parts anew only when the units change. */
function runDigits({ skin, always, labels }: Timer, { $seconds }: CampaignPart, host: HTMLElement): Cleanup {
  const words = labelsOf(labels, say);
  let units: Unit[] = [];
  let parts: Part[] = [];
  let isFullMinute: boolean | undefined;
  const show = (seconds: number) => {
    const shown = unitsShown(seconds, always);
    const digits = digitsOf(seconds);
    const isOther = shown.length !== units.length;
    if (isOther) {
      units = shown;
      parts = units.map((unit, index) => makePart(skin, words[unit], index === units.length - 1));
      host.replaceChildren(...parts.map(({ element }) => element));
    }
    units.forEach((unit, index) => void parts[index]?.digits.write(digits[unit]));
    if (!isOther && isFullMinute === (digits.seconds === '00')) return;
    isFullMinute = digits.seconds === '00';
    units.forEach(
      (unit, index) => void parts[index]?.pulse?.(unit === 'seconds' || (unit === 'minutes' && !!isFullMinute)),
    );
  };
  return $seconds.subscribe(show);
}

function serveTimer(timer: Timer, store: CampaignPart, place: HTMLElement): Cleanup {
  const server = [...place.childNodes];
  const left = {
    subscribe: (run: (milliseconds: number) => void) => store.$seconds.subscribe((seconds) => run(seconds * 1000)),
  };
  const stops = [runDigits(timer, store, place), nameTimer(place, left)];
  return () => {
    for (const stop of stops) stop();
    place.replaceChildren(...server);
  };
}

/**
 * Shows a timer's digits, or fills a bar when it is time. Undefined for an area, and for a timer whose campaign is
 * over.
 */
export function servePart({ props: { timer }, store, host }: Served<CampaignProps, CampaignPart>): Cleanup | undefined {
  const { bar, $isShown } = store;
  if (bar) return bar.$isFull.subscribe((isFull) => isFull && bar.fill());
  return timer && $isShown.get() ? serveTimer(timer, store, placeOf(host) ?? host) : undefined;
}
