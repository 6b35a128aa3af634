/**
 * Owns a countdown's numbers and its finish while the view is not there. It shows what View.tsx and skins.tsx show,
 * without React.
 */
import type { Cleanup, Served } from '../../../src/island/types';
import { makeDigits } from '../../../src/ui/digits';
import { make } from '../../../src/ui/make';
import { nameTimer } from '../../../src/ui/timer';
import { BOXES, type Countdown, FLIP, LEAVES, PARTS, UNITS, type Unit } from '../contract';
import { digitsOf } from '../rules';
import type { CountdownStore } from '../store';

/** One unit: its number and its label. */
interface Part {
  unit: Unit;
  element: HTMLElement;
  write(digits: string): void;
  /** Starts to turn the leaves to these digits. */
  turn(digits: string): void;
}

type Made = Omit<Part, 'unit'>;

const hidden = (className: string, ...children: (Node | string)[]) =>
  make('div', { className, ariaHidden: 'true' }, ...children);

function makeBox(unit: Unit, label: string, [outer, inner]: readonly [outer: string, inner: string]): Made {
  const { element, write } = makeDigits('', 'elementskit-timer-count');
  const words = make('span', { className: 'elementskit-timer-title' }, label);
  const content = make('div', { className: inner }, element, words);
  const box = hidden(`elementskit-timer-container elementskit-${unit}s`, make('div', { className: outer }, content));
  return { element: box, write: (digits) => void write(`${digits} `), turn() {} };
}

/** Four leaves, of which the upper one turns down when the number changes. */
function makeLeaves(unit: Unit, label: string): Made {
  const leaves = LEAVES.map(([which, half]) => ({
    which,
    ...makeDigits('', `elementskit-count elementskit-${which} elementskit-${half}`),
  }));
  const words = make('span', { className: 'elementskit-label' }, label);
  const box = hidden(
    `elementskit-time elementskit-${PARTS[unit]} ekit-countdown-inner`,
    ...leaves.map(({ element }) => element),
    words,
  );
  let shown: string | undefined;
  let before = '';
  return {
    element: box,
    write(digits) {
      if (digits === shown) return;
      before = shown ?? digits;
      shown = digits;
      for (const { which, write } of leaves) write(which === 'curr' ? before : digits);
      box.classList.remove(FLIP);
    },
    turn: (digits) => void box.classList.toggle(FLIP, digits === shown && before !== shown),
  };
}

/** Puts running numbers into the host. */
function run({ labels, layout }: Countdown, { $left, $turned }: CountdownStore, host: HTMLElement): Cleanup {
  const hasWeeks = layout === 'flip';
  const partOf = (unit: Unit): Part => ({
    unit,
    ...(layout === 'flip' ? makeLeaves(unit, labels[unit]) : makeBox(unit, labels[unit], BOXES[layout])),
  });
  const parts = UNITS.filter((unit) => hasWeeks || unit !== 'week').map(partOf);
  const tell = (what: 'write' | 'turn') => (left: number) => {
    const digits = digitsOf(left, hasWeeks);
    for (const part of parts) part[what](digits[part.unit]);
  };
  host.replaceChildren(...parts.map(({ element }) => element));
  const stops = [
    $left.subscribe(tell('write')),
    nameTimer(host, $left),
    hasWeeks ? $turned.listen(tell('turn')) : () => {},
  ];
  return () => stops.forEach((stop) => void stop());
}

/** Shows the words of the finish, as text and not as HTML (SPEC 4.9). */
function finish({ finishTitle, finishContent }: Countdown, host: HTMLElement): Cleanup {
  host.replaceChildren(make('span', {}, finishTitle), make('br'), make('span', {}, finishContent));
  return () => {};
}

/** Shows the running countdown, and the finish once no time is left. Shows nothing for a countdown without an end. */
export function serveCountdown({ props, store, host }: Served<Countdown, CountdownStore>): Cleanup | undefined {
  if (props.end === undefined) return undefined;
  const server = [...host.childNodes];
  let end = () => {};
  let isOver: boolean | undefined;
  const stop = store.$left.subscribe((left) => {
    if (isOver === !left) return;
    isOver = !left;
    end();
    end = isOver ? finish(props, host) : run(props, store, host);
  });
  return () => {
    stop();
    end();
    host.replaceChildren(...server);
  };
}
