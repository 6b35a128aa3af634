/** The fields of a login form, in the account and in the checkout. */
import { html } from 'hono/html';
import { nonce, type Visitor } from '../shop/visitor';
import type { Html } from './parts';

const star = html`<span class="required" aria-hidden="true">*</span>`;

/** Fields and button, without the form around them; the hint names the demo's two accounts. */
export const loginFields = (
  visitor: Visitor,
): Html => html`<p class="woocommerce-form-row form-row form-row-first"><label for="username">Username or email address ${star}</label><input type="text" class="woocommerce-Input woocommerce-Input--text input-text" name="username" id="username" autocomplete="username" required aria-required="true" /></p>
<p class="woocommerce-form-row form-row form-row-last"><label for="password">Password ${star}</label><input class="woocommerce-Input woocommerce-Input--text input-text" type="password" name="password" id="password" autocomplete="current-password" required aria-required="true" /></p>
<div class="clear"></div>
<p class="form-row"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox woocommerce-form-login__rememberme"><input class="woocommerce-form__input woocommerce-form__input-checkbox" name="rememberme" type="checkbox" id="rememberme" value="forever" /> <span>Remember me</span></label>
<input type="hidden" id="woocommerce-login-nonce" name="woocommerce-login-nonce" value="${nonce(visitor, 'woocommerce-login')}" /><button type="submit" class="woocommerce-button button woocommerce-form-login__submit" name="login" value="Log in">Log in</button></p>
<p class="hint">Customer: shopper / shopper. Staff: manager / manager.</p>`;
