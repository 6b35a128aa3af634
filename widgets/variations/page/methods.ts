/** Owns the work of WooCommerce's methods on a variation's form, its picture and its texts. */
import { type Method, methods } from '../../../src/bridge/jquery/methods';
import { pictureMethods } from '../picture/page/images';
import { resetAttribute, setAttributes, setText } from './originals';

const textMethods: Record<string, Method> = {
  wc_set_variation_attr: (elements, attribute: string, value: unknown) => {
    for (const element of elements) setAttributes(element, { [attribute]: value });
  },
  wc_reset_variation_attr: (elements, attribute: string) => {
    for (const element of elements) resetAttribute(element, attribute);
  },
  wc_set_content: (elements, text: string) => {
    for (const element of elements) setText(element, text);
  },
  wc_reset_content: (elements) => {
    for (const element of elements) setText(element);
  },
};

/** Offers the methods to the page. */
export const offerMethods = (): void => void Object.assign(methods(), pictureMethods, textMethods);
