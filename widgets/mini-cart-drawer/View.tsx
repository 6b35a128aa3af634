/** Shows the cart as a drawer: a dialog at the inline end of the page. */
import { say } from '../../src/texts/say';
import { yourCart } from '../../src/texts/table';
import { Dialog } from '../../src/ui/views/Dialog';
import { useStore } from '../../src/ui/views/useStore';
import { CartContents } from './CartContents';
import type { DrawerProps } from './contract';
import type { DrawerStore } from './store';
import css from './styles.css?inline';

/** Shows the cart while the drawer is open. */
export function View({ props, store }: { props: DrawerProps; store: DrawerStore }) {
  const isOpen = useStore(store.$isOpen);
  return (
    <Dialog
      css={css}
      isOpen={isOpen}
      onClose={store.close}
      title={props.title || say(yourCart)}
      placement="end"
      returnFocusTo={store.opener}
    >
      <CartContents store={store} onContinue={store.close} />
    </Dialog>
  );
}
