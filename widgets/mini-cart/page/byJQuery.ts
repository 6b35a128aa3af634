/** Sends the call for the cart by the page's jQuery, on a page that sleeps. It is a file of its own to save bytes. */
export { createSend } from '../../../src/bridge/jquery/sender';
