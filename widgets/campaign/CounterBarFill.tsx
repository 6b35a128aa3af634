/** The fill of a counter bar, in the markup that the server prints. */
import { useStore } from '../../src/ui/views/useStore';
import type { CounterBar } from './contract';
import type { BarStore } from './store';

export interface CounterBarFillProps {
  bar: Pick<CounterBar, 'attributes' | 'className' | 'style' | 'share'>;
  store: Pick<BarStore, 'name' | '$isFull'>;
}

/** Renders the server's fill again. It begins empty and grows to the share that is sold. */
export function CounterBarFill({
  bar: { attributes, className, style, share },
  store: { name, $isFull },
}: CounterBarFillProps) {
  const isFull = useStore($isFull);
  const named = name ? { ...attributes, 'aria-label': name } : attributes;
  return <div {...named} className={className} style={isFull ? { ...style, width: `${share}%` } : style} />;
}
