/** Shows the cart as a plain panel, in its own place on the page. */
import { say } from '../../src/texts/say';
import { yourCart } from '../../src/texts/table';
import { useStyles } from '../../src/ui/views/useStyles';
import { CartContents } from './CartContents';
import type { DrawerProps } from './contract';
import panelCss from './panel.css?inline';
import type { DrawerStore } from './store';
import css from './styles.css?inline';

/** Shows the cart without a heading, because the theme prints one around it. Its name is for screen readers only. */
export function View({ props, store }: { props: DrawerProps; store: DrawerStore }) {
  useStyles(css, panelCss);
  return (
    <section
      className="shop-islands shop-islands-cart-panel"
      data-part="panel"
      aria-label={props.title || say(yourCart)}
      tabIndex={-1}
    >
      <CartContents store={store} />
    </section>
  );
}
