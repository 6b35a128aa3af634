/** The digits of a campaign's timer, in the markup of its skin, and the fill of a counter bar. */
import { useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { ViewProps } from '../../src/island/types';
import type { Unit } from '../../src/rules/countdown';
import { say } from '../../src/texts/say';
import { Countdown } from '../../src/ui/views/Countdown';
import { InsteadOf } from '../../src/ui/views/InsteadOf';
import { useSignalOf } from '../../src/ui/views/useSignalOf';
import { useTimer } from '../../src/ui/views/useTimer';
import { CounterBarFill } from './CounterBarFill';
import type { CampaignProps, Timer } from './contract';
import { digitsOf, labelsOf, unitsShown } from './rules';
import { SkinnedPart } from './skins';
import type { CampaignPart } from './store';

/** One timer. */
export function CampaignTimer({ props, store, host }: ViewProps<Timer, CampaignPart>) {
  useSignals();
  const { skin, always } = props;
  const seconds = useSignalOf(store.$seconds);
  const digits = useComputed(() => digitsOf(seconds.value));
  // Joined into one text, so that the parts are rendered again only when the units change.
  const units = useComputed(() => unitsShown(seconds.value, always).join()).value.split(',') as Unit[];
  const isFullMinute = useComputed(() => digits.value.seconds === '00');
  const labels = useMemo(() => labelsOf(props.labels, say), [props.labels]);
  useTimer(
    host,
    useComputed(() => seconds.value * 1000),
  );
  return (
    <Countdown
      units={units}
      digits={digits}
      labels={labels}
      renderPart={(part) => <SkinnedPart {...part} skin={skin} isFullMinute={isFullMinute} />}
    />
  );
}

/** A timer's digits, or the fill of a bar. Renders nothing for an area, or for a timer whose campaign is over. */
export function View({ props: { timer, bar }, store, host }: ViewProps<CampaignProps, CampaignPart>) {
  if (timer) return <CampaignTimer props={timer} store={store} host={host} />;
  return (
    bar &&
    store.bar && (
      <InsteadOf element={bar.element}>
        <CounterBarFill bar={bar} store={store.bar} />
      </InsteadOf>
    )
  );
}
