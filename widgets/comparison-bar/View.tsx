/** What is in the comparison's bar: its toggle's icon, and the server's items with their remove links. */
import { useLayoutEffect } from 'react';
import type { ViewProps } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { compareProducts, removeName } from '../../src/texts/table';
import { InServer, ServerSlot } from '../../src/ui/ServerSlot';
import { useServerAttributes } from '../../src/ui/useServerElement';
import { useStore } from '../../src/ui/useStore';
import { type BarProps, LOADING_ICON, OPEN_ICON } from './contract';
import type { ComparisonBarStore, Phase, ShownPart } from './store';

const ICONS: Record<Phase, string> = { closed: '', loading: LOADING_ICON, open: OPEN_ICON };

/** Elementor's icon for what the toggle does; none while the bar is closed. */
export function ToggleIcon({ phase }: { phase: Phase }) {
  return ICONS[phase] && <i className={ICONS[phase]} aria-hidden="true" />;
}

/** The server's own nodes. A remove link works by keyboard and has a name; an item on its way out is busy. */
function Part({ nodes, element, link, name, isRemoving }: ShownPart) {
  useServerAttributes(element, { 'aria-busy': isRemoving ? 'true' : undefined });
  useServerAttributes(link, { role: 'button', tabindex: '0', 'aria-label': name ? say(removeName, { name }) : undefined });
  return <ServerSlot nodes={nodes} />;
}

export interface ItemsProps {
  /** What stands in the box, in its order. */
  parts: readonly ShownPart[];
}

/** The items, and what stands between them. */
export const Items = ({ parts }: ItemsProps) => parts.map((part) => <Part key={part.id} {...part} />);

export function View({ props: { box }, store, host }: ViewProps<BarProps, ComparisonBarStore>) {
  const phase = useStore(store.$phase);
  const parts = useStore(store.$parts);
  useServerAttributes(host, { role: 'region', 'aria-label': say(compareProducts) });
  useLayoutEffect(() => store.adopt(), [store]);
  // After the items: the bar opens on what is in it.
  useLayoutEffect(() => (phase === 'open' ? store.expand() : undefined), [store, phase]);
  return (
    <>
      <ToggleIcon phase={phase} />
      {box && (
        <InServer place={box}>
          <Items parts={parts} />
        </InServer>
      )}
    </>
  );
}
