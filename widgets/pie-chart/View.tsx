/** A pie chart: the server's words or icon in the middle, and the ring around them, which fills. */
import { say } from '../../src/texts/say';
import { perCent } from '../../src/texts/table';
import { ServerSlot } from '../../src/ui/ServerSlot';
import { useServerAttributes } from '../../src/ui/useServerElement';
import { DURATION, type Pie } from './contract';
import { Ring } from './Ring';
import type { PieStore } from './store';
import { useTween } from './useTween';

/** The server's words stay in the middle, and the ring fills around them. */
export function View({ props, store, host }: { props: Pie; store: Pick<PieStore, 'time'>; host: HTMLElement }) {
  const { percent = 0, nodes, isNamed } = props;
  const share = useTween(host, DURATION, store.time);
  // Where the middle has an icon instead of words, the chart has to say what it shows.
  useServerAttributes(host, isNamed ? {} : { role: 'img', 'aria-label': say(perCent, { value: percent }) });
  return (
    <>
      <ServerSlot nodes={nodes} />
      <Ring {...props} filled={percent * share} />
    </>
  );
}
