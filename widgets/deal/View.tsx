/** A deal's numbers and its bars, each in the place of the server's element. */
import { type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useMemo, useState } from 'react';
import type { ViewProps } from '../../src/island/types';
import { splitTime, type Unit } from '../../src/rules/countdown';
import { type Contest, Digits } from '../../src/ui/views/Countdown';
import { InsteadOf } from '../../src/ui/views/InsteadOf';
import { useServerAttributes } from '../../src/ui/views/useServerElement';
import { useSignalOf } from '../../src/ui/views/useSignalOf';
import { useTimer } from '../../src/ui/views/useTimer';
import { Bar } from './Bar';
import type { Deal, DealClock } from './contract';
import type { DealStore } from './store';

interface NumberProps {
  unit: Unit;
  /** The server's element. */
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

/** Hides a part from screen readers. The timer has one name, because a number and its label make no sense alone. */
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
  // Only the server's children: later, the view's own elements stand among them.
  const [parts] = useState(() => [...element.children]);
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

/** The clock, and the bars of sold products. A part that the server did not print is not rendered. */
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
