/** Who can log in: a customer and one of the staff, with their names as passwords. */
import { isNonce, type User, type Visitor } from './visitor';

const users: readonly User[] = [
  { id: 1, name: 'manager', email: 'manager@example.com', isManager: true },
  { id: 2, name: 'shopper', email: 'shopper@example.com', isManager: false },
];

/** The address of the customer's account; text that the visitor has typed before counts more. */
const savedAddress = {
  billing_first_name: 'Sam',
  billing_last_name: 'Shopper',
  billing_address_1: '9 Checkpoint Row',
  billing_city: 'Leeds',
  billing_postcode: 'LS1 5AB',
};

/** Logs in by name or e-mail address. True when the password is right. */
export function logIn(visitor: Visitor, login: string, password: string): boolean {
  const user = users.find(({ name, email }) => name === login || email === login);
  if (!user || user.name !== password) return false;
  visitor.user = { ...user };
  if (!user.isManager && !visitor.customer.billing_address_1) Object.assign(visitor.customer, savedAddress);
  return true;
}

const MISMATCH = '<strong>Error:</strong> That name and password do not match.';

/** Handles a login form, in the account or in the checkout; a refusal leaves a notice. */
export function logInByForm(visitor: Visitor, form: URLSearchParams): void {
  const isKnown = isNonce(visitor, 'woocommerce-login', form.get('woocommerce-login-nonce'));
  if (!isKnown || !logIn(visitor, form.get('username') ?? '', form.get('password') ?? ''))
    visitor.notices.push({ kind: 'error', html: MISMATCH });
}

/** Creates an account during a purchase or a registration, and logs the visitor in. */
export function register(visitor: Visitor, email: string): void {
  visitor.user = { id: 3, name: email.split('@')[0] ?? email, email, isManager: false };
}
