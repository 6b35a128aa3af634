/**
 * The counter's button. Props and store in, actions out. What may change is in `Words`, for browsers that translate the
 * page.
 */
import { useStore } from '../../src/ui/useStore';
import { Words } from '../../src/ui/Words';
import type { TemplateProps } from './contract';
import type { TemplateStore } from './store';

/** A button that counts; it is disabled at the limit. */
export function View({ props, store }: { props: TemplateProps; store: TemplateStore }) {
  const count = useStore(store.$count);
  return (
    <button
      type="button"
      className="button wp-element-button"
      data-part="button"
      disabled={count === props.max}
      onClick={store.count}
    >
      <Words>{props.name}</Words>{' '}
      <output>
        <Words>{count}</Words>
      </output>
    </button>
  );
}
