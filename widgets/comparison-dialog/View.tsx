/** Shows the comparison's dialog: loading, the server's table, an empty list, or a failure. */

import { useRef } from 'react';
import { say } from '../../src/texts/say';
import { sayCount } from '../../src/texts/sayCount';
import { comparedCount, compareProducts, couldNotCompare, loading, noComparison, tryAgain } from '../../src/texts/table';
import { Dialog } from '../../src/ui/Dialog';
import { moveFocus } from '../../src/ui/focus';
import { useServerNodes } from '../../src/ui/ServerSlot';
import { useStore } from '../../src/ui/useStore';
import { INNER, MODAL } from './contract';
import type { ComparisonDialogStore } from './store';
import css from './styles.css?inline';

/** Shows the server's nodes as they are. Another island enhances them. */
function ServerTable({ nodes }: { nodes: readonly Node[] }) {
  return (
    <div className={MODAL} data-part="table">
      <div className={INNER} ref={useServerNodes<HTMLDivElement>(nodes)} />
    </div>
  );
}

function Failure({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="shop-islands-comparison-state" data-part="failure">
      <p>{say(couldNotCompare)}</p>
      <button type="button" className="button wp-element-button" onClick={onRetry}>
        {say(tryAgain)}
      </button>
    </div>
  );
}

/** Shows the dialog while the comparison's table is open. */
export function View({ store }: { store: ComparisonDialogStore }) {
  const { isOpen, retry } = useStore(store.$table);
  const nodes = useStore(store.$nodes);
  const count = useStore(store.$count);
  const status = useRef<HTMLParagraphElement>(null);
  const isLoading = !nodes && !retry;
  const words = retry ? '' : isLoading ? say(loading) : nodes?.length ? sayCount(comparedCount, { count }) : say(noComparison);
  const onRetry = () => {
    // The pressed button disappears with the failure, so the focus moves to the status.
    moveFocus(status.current);
    retry?.();
  };
  return (
    <Dialog css={css} isOpen={isOpen} onClose={store.close} title={say(compareProducts)} returnFocusTo={store.opener}>
      <div className="shop-islands-comparison" data-part="comparison">
        <p
          role="status"
          tabIndex={-1}
          ref={status}
          className="shop-islands-comparison-state"
          data-part="status"
          data-loading={isLoading || undefined}
          data-unseen={!!nodes?.length || undefined}
        >
          {words}
        </p>
        {retry && <Failure onRetry={onRetry} />}
        {!!nodes?.length && <ServerTable nodes={nodes} />}
      </div>
    </Dialog>
  );
}
