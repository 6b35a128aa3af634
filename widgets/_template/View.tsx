/**
 * The counter's button. It takes props and a store, and calls the store's actions. Texts that may change are in
 * `Words`, for browsers that translate the page.
 */
import { useStore } from '../../src/ui/views/useStore';
import { Words } from '../../src/ui/views/Words';
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
