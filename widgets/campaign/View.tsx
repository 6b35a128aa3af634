/** The digits of a campaign's timer, in the markup of its skin, and what fills a counter bar. */
import { useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { ViewProps } from '../../src/island/types';
import type { Unit } from '../../src/rules/countdown';
import { say } from '../../src/texts/say';
import { Countdown } from '../../src/ui/Countdown';
import { InsteadOf } from '../../src/ui/InsteadOf';
import { useSignalOf } from '../../src/ui/useSignalOf';
import { useTimer } from '../../src/ui/useTimer';
import { CounterBarFill } from './CounterBarFill';
import type { CampaignProps, Timer } from './contract';
import { digitsOf, labelsOf, unitsShown } from './rules';
import { skinOf } from './skins';
import type { CampaignPart } from './store';

/** One timer. */
export function CampaignTimer({ props, store, host }: ViewProps<Timer, CampaignPart>) {
  useSignals();
  const { skin, always } = props;
  const seconds = useSignalOf(store.$seconds);
  const digits = useComputed(() => digitsOf(seconds.value));
  // Of one value each: the parts are made anew only when there are others.
  const units = useComputed(() => unitsShown(seconds.value, always).join()).value.split(',') as Unit[];
  const isFullMinute = useComputed(() => digits.value.seconds === '00');
  const labels = useMemo(() => labelsOf(props.labels, say), [props.labels]);
  const Part = useMemo(() => skinOf(skin, isFullMinute), [skin, isFullMinute]);
  useTimer(
    host,
    useComputed(() => seconds.value * 1000),
  );
  return <Countdown units={units} digits={digits} labels={labels} Part={Part} />;
}

/** A timer's digits, or what fills a bar. Nothing for an area, and for a timer whose campaign is over. */
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
