/** A pie chart: the server's words or icon in the middle, and the ring around them, which fills. */
import { useEffect, useState } from 'react';
import { say } from '../../src/texts/say';
import { perCent } from '../../src/texts/table';
import { tweenWhenSeen } from '../../src/ui/motion/tween';
import { ServerSlot } from '../../src/ui/views/ServerSlot';
import { useServerAttributes } from '../../src/ui/views/useServerElement';
import { DURATION, type Pie } from './contract';
import { Ring } from './Ring';
import type { PieStore } from './store';

/**
 * How far the ring has filled, 0 to 1. It starts when the whole height of the element is visible. It jumps to its end
 * if the shopper has scrolled past the element, or wants reduced motion.
 */
function useShare(element: Element, time: PieStore['time']): number {
  const [share, setShare] = useState(0);
  useEffect(() => tweenWhenSeen(element, DURATION, setShare, time), [element, time]);
  return share;
}

/** The server's words stay in the middle, and the ring fills around them. */
export function View({ props, store, host }: { props: Pie; store: Pick<PieStore, 'time'>; host: HTMLElement }) {
  const { percent = 0, nodes, isNamed } = props;
  const share = useShare(host, store.time);
  // If the middle has an icon instead of words, the chart needs a name.
  useServerAttributes(host, isNamed ? {} : { role: 'img', 'aria-label': say(perCent, { value: percent }) });
  return (
    <>
      <ServerSlot nodes={nodes} />
      <Ring {...props} filled={percent * share} />
    </>
  );
}
