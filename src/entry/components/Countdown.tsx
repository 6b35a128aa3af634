/** A countdown for React themes: one clock for all of a page, which rests in hidden tabs. */
'use client';

import { effect, type ReadonlySignal, signal, useComputed } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import { clock } from '../../bridge/page/clock';
import { splitTime, twoDigits, UNITS, type Unit } from '../../rules/countdown';
import { ticks } from '../../state/ticks';
import { Digits, type PartProps, Countdown as Parts } from '../../ui/views/Countdown';
import { useLatest } from '../../ui/views/useLatest';
import { useStableMemo } from '../../ui/views/useStableMemo';
import { useTimer } from '../../ui/views/useTimer';
import { standIn } from './standIn';
import { useBegun } from './useBegun';

export type CountdownUnit = Unit;

export interface CountdownProps {
  /** The moment that is counted to: a date, or milliseconds since 1970. A date that is none shows zeros. */
  until: Date | number;
  /** The units of the countdown, the longest first. Default: days, hours, minutes, seconds. */
  units?: readonly CountdownUnit[];
  /** What stands beside the digits of each unit. Default: nothing. */
  labels?: Partial<Record<CountdownUnit, string>>;
  /** Class of the whole. Default: `shop-islands-countdown`. */
  className?: string;
  /** Called once for each moment that has come. */
  onEnd?(): void;
}

const SECOND = 1000;

function Part({ digits, label, unit }: PartProps<Unit>) {
  return (
    <span data-part={unit} aria-hidden="true">
      <Digits digits={digits} />
      {label && (
        <span key={label} data-part="label">
          {label}
        </span>
      )}
    </span>
  );
}

/** The milliseconds until a moment; 0 for a date that is none. */
const leftUntil = (end: number): number => Math.max(end - clock.now(), 0) || 0;

/** A signal of the milliseconds that are left, at the pace of the page's clock. */
function useLeft(end: number) {
  const left = useStableMemo(() => signal(leftUntil(end)), [end]);
  useEffect(
    () =>
      ticks().add(() => {
        left.value = leftUntil(end);
        return left.value ? left.value % SECOND || SECOND : Number.POSITIVE_INFINITY;
      }),
    [end, left],
  );
  return left;
}

/** Reports the end of each moment once, to the latest `onEnd`, because themes pass a new function at each render. */
function useEnd(left: ReadonlySignal<number>, onEnd: (() => void) | undefined): void {
  const latest = useLatest(onEnd);
  // In strict mode React runs the effect below twice.
  const told = useRef<ReadonlySignal<number>>(undefined);
  useEffect(
    () =>
      effect(() => {
        if (left.value || told.current === left) return;
        told.current = left;
        latest.current?.();
      }),
    [left, latest],
  );
}

function Running({ until, units = UNITS, labels, onEnd, host }: CountdownProps & { host: HTMLElement }) {
  const end = Number(until);
  const left = useLeft(end);
  const hasDays = units.includes('days');
  const digits = useComputed(() => {
    const time = splitTime(Math.ceil(left.value / SECOND) * SECOND, hasDays);
    return Object.fromEntries(UNITS.map((unit) => [unit, twoDigits(time[unit])])) as Record<Unit, string>;
  });
  useTimer(host, left, hasDays);
  useEnd(left, Number.isNaN(end) ? undefined : onEnd);
  return (
    <Parts
      units={units}
      digits={digits}
      labels={{ days: '', hours: '', minutes: '', seconds: '', ...labels }}
      renderPart={(part) => <Part {...part} />}
    />
  );
}

/**
 * Counts down to a moment, by the visitor's clock. All countdowns of a page share one timer, which rests while nobody
 * sees the page. Screen readers hear one name, such as "2 days, 3 hours left". At the end it shows zeros and calls
 * `onEnd`. Renders an empty `<span>` on the server, because the server cannot know the visitor's time.
 */
export function Countdown({ className = 'shop-islands-countdown', ...props }: CountdownProps) {
  const isThere = useBegun(standIn);
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <span ref={setHost} className={className}>
      {isThere && host && <Running {...props} host={host} />}
    </span>
  );
}
