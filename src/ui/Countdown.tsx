/**
 * Shows the parts of a time that is left, in any markup: a skin says what one part looks like. It knows no clock; whoever
 * has one gives the digits as a signal, and only the text whose digits change is written.
 */
import { effect, type ReadonlySignal, useComputed } from '@preact/signals-react';
import { type ComponentType, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** One part, as its skin shows it. */
export interface PartProps<Unit extends string = string> {
  /** What the part counts: `days`, `hours` … */
  unit: Unit;
  /** The part's digits, "07". */
  digits: ReadonlySignal<string>;
  /** What stands beside the digits. */
  label: string;
  /** True for the last part: no separator follows it. */
  isLast: boolean;
}

/** A component that shows one part. Its outermost elements are `aria-hidden`, because the timer has one name (useTimer). */
export type Skin<Unit extends string = string> = ComponentType<PartProps<Unit>>;

export interface CountdownProps<Unit extends string> {
  /** The parts, from left to right. */
  units: readonly Unit[];
  /** What each part shows at this moment. */
  digits: ReadonlySignal<Readonly<Record<Unit, string>>>;
  /** What stands beside the digits of each part. */
  labels: Readonly<Record<Unit, string>>;
  /** How a part looks. */
  Part: Skin<Unit>;
}

/** For digits that another script may write too, such as a plugin's own. */
export interface Contest {
  /** Changes at each tick: then it is seen whether somebody else has written. */
  tick: ReadonlySignal<unknown>;
  /** Somebody else has. From now on that script writes into an element that is no longer in the page. */
  onWritten(): void;
}

export interface DigitsProps {
  digits: ReadonlySignal<string>;
  className?: string;
  /** What follows the digits in their element. Default: nothing. */
  after?: string;
  /** True where nothing around them is hidden from screen readers. Default: false. */
  isHidden?: boolean;
  /** Default: nobody else writes. */
  contest?: Contest;
}

/** Writes a text into an element; false where it has another one than the last that was written, by somebody else. */
function writeText({ firstChild }: Element, last: string, text: string): boolean {
  const node = firstChild as Text | null;
  if (node?.data === text) return true;
  if (node?.data !== last) return false;
  node.data = text;
  return true;
}

/** Writes a signal into the text of an element, without a render: hundreds of timers may change in one moment. */
function useTextOf(text: ReadonlySignal<string>, contest: Contest | undefined): { place: RefObject<HTMLSpanElement | null>; turn: number } {
  const place = useRef<HTMLSpanElement>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has an element of its own
  useLayoutEffect(() => {
    let last = text.peek();
    return effect(() => {
      void contest?.tick.value;
      const { value } = text;
      if (place.current && !writeText(place.current, last, value)) {
        contest?.onWritten();
        setTurn((before) => before + 1);
      }
      last = value;
    });
  }, [text, contest, turn]);
  return { place, turn };
}

/** Digits that change. A browser that translates the page leaves them alone; else the time would stand still. */
export function Digits({ digits, className, after = '', isHidden, contest }: DigitsProps) {
  const whole = useComputed(() => digits.value + after);
  // Hundreds of timers change together: what nothing follows is the text itself.
  const text = after ? whole : digits;
  const { place, turn } = useTextOf(text, contest);
  return (
    <span key={turn} ref={place} className={className} translate="no" aria-hidden={isHidden}>
      {text.peek()}
    </span>
  );
}

function One<Unit extends string>({ digits, Part, ...part }: Omit<PartProps<Unit>, 'digits'> & Pick<CountdownProps<Unit>, 'digits' | 'Part'>) {
  return <Part {...part} digits={useComputed(() => digits.value[part.unit])} />;
}

/** The parts of a time that is left. */
export const Countdown = <Unit extends string>({ units, digits, labels, Part }: CountdownProps<Unit>) => (
  <>
    {units.map((unit, index) => (
      <One key={unit} unit={unit} digits={digits} label={labels[unit]} isLast={index === units.length - 1} Part={Part} />
    ))}
  </>
);
