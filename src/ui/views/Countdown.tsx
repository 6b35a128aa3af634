/**
 * Shows the parts of a remaining time in any markup: a skin renders one part. It knows no clock: the owner of a clock
 * hands in the digits as a signal, and only changed text is written.
 */
import { effect, type ReadonlySignal, useComputed } from '@preact/signals-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { writeText } from '../digits';

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

export interface CountdownProps<Unit extends string> {
  /** The parts, from left to right. */
  units: readonly Unit[];
  /** What each part shows at this moment. */
  digits: ReadonlySignal<Readonly<Record<Unit, string>>>;
  /** What stands beside the digits of each part. */
  labels: Readonly<Record<Unit, string>>;
  /**
   * Renders one part, and calls no hooks itself. The part's outermost elements are `aria-hidden`, because the timer has
   * one name (useTimer).
   */
  renderPart(part: PartProps<Unit>): ReactNode;
}

/** For digits that another script, such as the plugin's own, may write too. */
export interface Contest {
  /** Changes at each tick. Each change checks whether another script has written. */
  tick: ReadonlySignal<unknown>;
  /** Runs when another script has written. From then on that script writes into an element that has left the page. */
  onWritten(): void;
}

export interface DigitsProps {
  digits: ReadonlySignal<string>;
  className?: string;
  /** Text after the digits in their element. Default: none. */
  after?: string;
  /** True when no element around the digits is hidden from screen readers. Default: false. */
  isHidden?: boolean;
  /** Left out when no other script writes. */
  contest?: Contest;
}

/** Writes a signal into the text of an element without a render, because hundreds of timers may change at once. */
function useTextOf(
  text: ReadonlySignal<string>,
  contest: Contest | undefined,
): { place: RefObject<HTMLSpanElement | null>; turn: number } {
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

/** Changing digits. They are not translated, because a translating browser would stop them. */
export function Digits({ digits, className, after = '', isHidden, contest }: DigitsProps) {
  const whole = useComputed(() => digits.value + after);
  // Hundreds of timers change together, so without a text behind it the signal itself is written.
  const text = after ? whole : digits;
  const { place, turn } = useTextOf(text, contest);
  return (
    <span key={turn} ref={place} className={className} translate="no" aria-hidden={isHidden}>
      {text.peek()}
    </span>
  );
}

function One<Unit extends string>({
  digits,
  renderPart,
  ...part
}: Omit<PartProps<Unit>, 'digits'> & Pick<CountdownProps<Unit>, 'digits' | 'renderPart'>) {
  const partDigits = useComputed(() => digits.value[part.unit]);
  return renderPart({ ...part, digits: partDigits });
}

/** The parts of a remaining time. */
export const Countdown = <Unit extends string>({ units, digits, labels, renderPart }: CountdownProps<Unit>) => (
  <>
    {units.map((unit, index) => (
      <One
        key={unit}
        unit={unit}
        digits={digits}
        label={labels[unit]}
        isLast={index === units.length - 1}
        renderPart={renderPart}
      />
    ))}
  </>
);
