/** A shop in memory that answers the cart's calls while a story is open. */
import fixture from '../widgets/mini-cart/fixture.html?raw';
import { withPictures } from './pictures';
import { answerInLanguage, htmlInLanguage } from './words/inLanguage';

const miniCart = withPictures(fixture);

const filled = miniCart.slice(
  miniCart.indexOf('<div class="widget_shopping_cart_content">'),
  miniCart.lastIndexOf('</div>'),
);
const empty =
  '<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products in the cart.</p></div>';

const cart = (html: string) => ({
  fragments: { 'div.widget_shopping_cart_content': htmlInLanguage(html) },
  cart_hash: html === filled ? 'a'.repeat(32) : '',
});

const answers: Record<string, () => unknown> = {
  add_to_cart: () => cart(filled),
  remove_from_cart: () => cart(empty),
  get_refreshed_fragments: () => cart(filled),
};

/**
 * A story's answer with pictures, in the page's language. An answer of the network has an address, and stays as it is.
 */
async function shown(answer: Response): Promise<Response> {
  if (answer.url || answer.type === 'error' || !answer.body) return answer;
  const { status, headers } = answer;
  return new Response(withPictures(answerInLanguage(await answer.text())), { status, headers });
}

/**
 * Answers the cart's calls. Calls that it does not know go to the `fetch` of the story.
 * @param delay milliseconds before an answer;
 * @param fails answers 500 instead. Returns how to close the shop.
 */
export function openFakeShop({ delay = 300, fails = false } = {}): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const endpoint = new URL(String(input instanceof Request ? input.url : input), location.href).searchParams.get(
      'wc-ajax',
    );
    const answer = endpoint && answers[endpoint];
    if (!answer) return shown(await fetch(input, init));
    await new Promise((resolve) => setTimeout(resolve, delay));
    return fails ? new Response('', { status: 500 }) : Response.json(answer());
  };
  sessionStorage.clear();
  return () => {
    window.fetch = fetch;
  };
}

export { empty as emptyMiniCart, filled as filledMiniCart };
