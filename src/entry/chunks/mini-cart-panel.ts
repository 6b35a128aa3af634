/** The cart's panel, which decides whether there is something to show. */
import panel from '../../../widgets/mini-cart-drawer/panel.live';

export default panel;
