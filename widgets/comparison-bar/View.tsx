/** Shows what is in the comparison's bar: the toggle's icon, and the server's items with their remove links. */
import { useLayoutEffect } from 'react';
import type { ViewProps } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { compareProducts, removeName } from '../../src/texts/table';
import { InServer, ServerSlot } from '../../src/ui/views/ServerSlot';
import { useServerAttributes } from '../../src/ui/views/useServerElement';
import { useStore } from '../../src/ui/views/useStore';
import { type BarProps, LOADING_ICON, OPEN_ICON } from './contract';
import type { ComparisonBarStore, Phase, ShownPart } from './store';

const ICONS: Record<Phase, string> = { closed: '', loading: LOADING_ICON, open: OPEN_ICON };

/** Shows Elementor's icon for the bar's phase; none while the bar is closed. */
export function ToggleIcon({ phase }: { phase: Phase }) {
  return ICONS[phase] && <i className={ICONS[phase]} data-part="icon" aria-hidden="true" />;
}

/**
 * Shows the server's own nodes. A remove link works by keyboard and has a name; an item that is being removed is busy.
 */
function Part({ nodes, element, link, name, isRemoving }: ShownPart) {
  useServerAttributes(element, { 'aria-busy': isRemoving ? 'true' : undefined });
  useServerAttributes(link, {
    role: 'button',
    tabindex: '0',
    'aria-label': name ? say(removeName, { name }) : undefined,
  });
  return <ServerSlot nodes={nodes} />;
}

export interface ItemsProps {
  /** The nodes in the box, in their order. */
  parts: readonly ShownPart[];
}

/** Shows the items, and the nodes between them. */
export const Items = ({ parts }: ItemsProps) => parts.map((part) => <Part key={part.id} {...part} />);

/** Shows the toggle's icon and the items, and opens the bar around them. */
export function View({ props: { box }, store, host }: ViewProps<BarProps, ComparisonBarStore>) {
  const phase = useStore(store.$phase);
  const parts = useStore(store.$parts);
  useServerAttributes(host, { role: 'region', 'aria-label': say(compareProducts) });
  useLayoutEffect(() => store.adopt(), [store]);
  // After the items are in the box, so that the bar does not open empty.
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
