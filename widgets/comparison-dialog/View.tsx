/** Shows the comparison's dialog: loading, the server's table, an empty list, or a failure. */
import { say } from '../../src/texts/say';
import { sayCount } from '../../src/texts/sayCount';
import {
  comparedCount,
  compareProducts,
  continueShopping,
  couldNotCompare,
  loading,
  noComparison,
} from '../../src/texts/table';
import { Dialog } from '../../src/ui/views/Dialog';
import { Failure } from '../../src/ui/views/Failure';
import { useServerNodes } from '../../src/ui/views/ServerSlot';
import { useStore } from '../../src/ui/views/useStore';
import { Waiting } from '../../src/ui/views/Waiting';
import { Words } from '../../src/ui/views/Words';
import { INNER, MODAL } from './contract';
import type { ComparisonDialogStore } from './store';
import css from './styles.css?inline';

/** Shows the server's nodes as they are. Another island enhances them. */
function ServerTable({ nodes }: { nodes: readonly Node[] }) {
  const place = useServerNodes<HTMLDivElement>(nodes);
  return (
    <div className={MODAL} data-part="table">
      <div className={INNER} ref={place} />
    </div>
  );
}

/** Two products side by side. */
const EmptyIcon = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path d="M6 10h15v28H6zM27 10h15v28H27zM6 26h15M27 26h15" />
  </svg>
);

/** Shows the dialog while the comparison's table is open. */
export function View({ store }: { store: ComparisonDialogStore }) {
  const { isOpen, retry } = useStore(store.$table);
  const nodes = useStore(store.$nodes);
  const count = useStore(store.$count);
  const isLoading = !nodes && !retry;
  const words = retry
    ? ''
    : isLoading
      ? say(loading)
      : nodes?.length
        ? sayCount(comparedCount, { count })
        : say(noComparison);
  const isEmpty = !!nodes && !nodes.length && !retry;
  return (
    <Dialog css={css} isOpen={isOpen} onClose={store.close} title={say(compareProducts)} returnFocusTo={store.opener}>
      <div
        className={isEmpty ? 'shop-islands-comparison shop-islands-state' : 'shop-islands-comparison'}
        data-part="comparison"
      >
        {isEmpty && <EmptyIcon />}
        <p role="status" data-part="status">
          <Words>{words}</Words>
        </p>
        {isEmpty && (
          <button type="button" className="button wp-element-button" onClick={store.close}>
            {say(continueShopping)}
          </button>
        )}
        {isLoading && <Waiting part="loading" text="" count={9} />}
        {retry && <Failure part="failure" text={say(couldNotCompare)} onRetry={retry} />}
        {!!nodes?.length && <ServerTable nodes={nodes} />}
      </div>
    </Dialog>
  );
}
