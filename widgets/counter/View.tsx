/** A number that counts up. While it does, screen readers have the number that is meant. */
import { useServerAttributes } from '../../src/ui/useServerElement';
import { useStore } from '../../src/ui/useStore';
import { useStyles } from '../../src/ui/useStyles';
import type { Counter } from './contract';
import { Roll } from './Roll';
import { between } from './rules';
import type { CounterStore } from './store';
import css from './styles.css?inline';

/** The number on its way from the printed one to its end; at the end it is the plain text again. */
export function View({
  props,
  store,
  host,
}: {
  props: Counter;
  store: Pick<CounterStore, '$share'>;
  host: HTMLElement;
}) {
  const { text, from, to = 0, isSliding } = props;
  useStyles(css);
  const share = useStore(store.$share);
  // A number is not translated: a browser that does would stop it.
  useServerAttributes(host, { translate: 'no', ...(share < 1 && { role: 'img', 'aria-label': text }) });
  if (share === 1) return text;
  return isSliding ? <Roll text={text} share={share} /> : between(from, to, share);
}
