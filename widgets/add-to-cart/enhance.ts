/** Runs add-to-cart buttons. */
import { addProduct } from '../../src/actions/addProduct';
import { readButton } from './read';

/** Adds the button's product. False leaves the press to the browser, because the button names no product and stays a link. */
export const press = (button: HTMLElement): void | false => (button.dataset.product_id ? addProduct(button, readButton(button)) : false);
