/** A deal's numbers and its bars, each in the place of the server's element. */
import { type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useMemo } from 'react';
import type { ViewProps } from '../../src/island/types';
import { splitTime, type Unit } from '../../src/rules/countdown';
import { type Contest, Digits } from '../../src/ui/Countdown';
import { InsteadOf } from '../../src/ui/InsteadOf';
import { useServerAttributes } from '../../src/ui/useServerElement';
import { useSignalOf } from '../../src/ui/useSignalOf';
import { useTimer } from '../../src/ui/useTimer';
import { Bar } from './Bar';
import type { Deal, DealClock } from './contract';
import type { DealStore } from './store';

interface NumberProps {
  unit: Unit;
  /** The server's. */
  element: HTMLElement;
  time: ReadonlySignal<Record<Unit, number>>;
  contest: Contest;
}

function NumberOf({ unit, element, time, contest }: NumberProps) {
  const digits = useComputed(() => `${time.value[unit]}`);
  return (
    <InsteadOf element={element}>
      <Digits className={element.className} digits={digits} contest={contest} />
    </InsteadOf>
  );
}

/** The timer has one name: a number and its label, read by themselves, are no time. */
function Hidden({ element }: { element: Element }) {
  useServerAttributes(element, { 'aria-hidden': 'true' });
  return null;
}

interface ClockProps {
  clock: DealClock;
  left: ReadonlySignal<number>;
  hasDays: boolean;
  store: DealStore;
}

function Clock({ clock: { element, numbers }, left, hasDays, store }: ClockProps) {
  const time = useComputed(() => splitTime(left.value, hasDays));
  const parts = useMemo(() => [...element.children], [element]);
  const contest = useMemo(() => ({ tick: left, onWritten: store.showAgain }), [left, store]);
  useTimer(element, left, hasDays);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the server's elements never change places
        <Hidden key={index} element={part} />
      ))}
      {numbers.map(([unit, number]) => (
        <NumberOf key={unit} unit={unit} element={number} time={time} contest={contest} />
      ))}
    </>
  );
}

/** The clock, and the bars of what is sold; a part that the server did not print is not drawn. */
export function View({ props: { end, clock, hasDays, bars }, store }: ViewProps<Deal, DealStore>) {
  const left = useSignalOf(store.$left);
  return (
    <>
      {clock && end !== undefined && <Clock clock={clock} left={left} hasDays={hasDays} store={store} />}
      {bars.map(
        ({ canvas, ...bar }, index) =>
          bar.share !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the server's elements never change places
            <InsteadOf key={index} element={canvas} isKept>
              <Bar {...bar} />
            </InsteadOf>
          ),
      )}
    </>
  );
}
