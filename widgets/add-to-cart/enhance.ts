/** Gives add-to-cart buttons life. */
import { addProduct } from '../../src/actions/addProduct';
import { readButton } from './read';

/** Adds the button's product. One without a product stays a link. */
export const press = (button: HTMLElement): void | false => (button.dataset.product_id ? addProduct(button, readButton(button)) : false);
