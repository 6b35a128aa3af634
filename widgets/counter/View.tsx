/** A number that counts up. Meanwhile, screen readers read the final number. */
import { useServerAttributes } from '../../src/ui/views/useServerElement';
import { useStore } from '../../src/ui/views/useStore';
import { useStyles } from '../../src/ui/views/useStyles';
import type { Counter } from './contract';
import { Roll } from './Roll';
import { between } from './rules';
import type { CounterStore } from './store';
import css from './styles.css?inline';

/** The number on its way from the printed one to the final one. In the end it is plain text again. */
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
  // Browsers must not translate the number, because a translation would stop it.
  useServerAttributes(host, { translate: 'no', ...(share < 1 && { role: 'img', 'aria-label': text }) });
  if (share === 1) return text;
  return isSliding ? <Roll text={text} share={share} /> : between(from, to, share);
}
