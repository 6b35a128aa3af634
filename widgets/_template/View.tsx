/** The counter's button. Props and store in, actions out. */
import { useStore } from '../../src/ui/useStore';
import type { TemplateProps } from './contract';
import type { TemplateStore } from './store';

/** A button that counts; it is disabled at the limit. */
export function View({ props, store }: { props: TemplateProps; store: TemplateStore }) {
  const count = useStore(store.$count);
  return (
    <button type="button" className="button wp-element-button" data-part="button" disabled={count === props.max} onClick={store.count}>
      {props.name} <output>{count}</output>
    </button>
  );
}
