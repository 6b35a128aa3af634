/** What fills a counter bar, as the server prints it. */
import { useStore } from '../../src/ui/useStore';
import type { CounterBar } from './contract';
import type { BarStore } from './store';

export interface CounterBarFillProps {
  bar: Pick<CounterBar, 'attributes' | 'className' | 'style' | 'share'>;
  store: Pick<BarStore, 'name' | '$isFull'>;
}

/** The server's bar again; it begins empty and fills to the share sold. */
export function CounterBarFill({
  bar: { attributes, className, style, share },
  store: { name, $isFull },
}: CounterBarFillProps) {
  const isFull = useStore($isFull);
  const named = name ? { ...attributes, 'aria-label': name } : attributes;
  return <div {...named} className={className} style={isFull ? { ...style, width: `${share}%` } : style} />;
}
