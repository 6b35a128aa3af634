/** Apart for bytes: how the page's jQuery sends the call for the cart, on a page that sleeps. */
export { createSend } from '../../src/bridge/jquery/sender';
