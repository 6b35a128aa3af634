/** Shows a page builder's countdown: its numbers, or its finish when it is over. */
import { type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { ViewProps } from '../../src/island/types';
import { Countdown as Parts } from '../../src/ui/views/Countdown';
import { useSignalOf } from '../../src/ui/views/useSignalOf';
import { useTimer } from '../../src/ui/views/useTimer';
import { Words } from '../../src/ui/views/Words';
import { type Countdown, UNITS } from './contract';
import { digitsOf } from './rules';
import { Part } from './skins';
import type { CountdownStore } from './store';

interface RunningProps {
  props: Countdown;
  store: CountdownStore;
  left: ReadonlySignal<number>;
  /** The server's element. */
  host: HTMLElement;
}

function Running({ props: { layout, labels }, store, left, host }: RunningProps) {
  const hasWeeks = layout === 'flip';
  const digits = useComputed(() => digitsOf(left.value, hasWeeks));
  const turnedAt = useSignalOf(store.$turned);
  const turned = useComputed(() => digitsOf(turnedAt.value, hasWeeks));
  useTimer(host, left);
  return (
    <Parts
      units={UNITS.filter((unit) => hasWeeks || unit !== 'week')}
      digits={digits}
      labels={labels}
      renderPart={(part) => <Part {...part} layout={layout} turned={turned} />}
    />
  );
}

/** Shows title and content of the finish as text, not as HTML (SPEC 4.9). */
const Finish = ({ finishTitle, finishContent }: Countdown) => (
  <>
    <Words>{finishTitle}</Words>
    <br />
    <Words>{finishContent}</Words>
  </>
);

/** Shows the running countdown, and the finish once no time is left. */
export function View({ props, store, host }: ViewProps<Countdown, CountdownStore>) {
  useSignals();
  const left = useSignalOf(store.$left);
  const isOver = useComputed(() => left.value === 0);
  return isOver.value ? <Finish {...props} /> : <Running props={props} store={store} left={left} host={host} />;
}
