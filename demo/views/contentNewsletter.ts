/** Newsletter forms, as ElementsKit prints them: one that asks to confirm an address, and one that takes it at once. */
import { html } from 'hono/html';
import type { Html } from './parts';

interface Form {
  list: string;
  isDoubleOptIn: boolean;
  subscribed: string;
  pending: string;
  button: string;
}

const field = (
  name: string,
  type: string,
  placeholder: string,
  isRequired = false,
) => html`<div class="ekit-mail-chimp-${name} elementskit_input_wraper elementskit_input_container">
<div class="elementskit_form_group"><div class="elementskit_input_element_container">
<input type="${type}" aria-label="${placeholder}" name="${name}" class="ekit_mail_${name} ekit_form_control" placeholder="${placeholder}" ${isRequired ? 'required' : ''} />
</div></div></div>`;

const form = ({
  list,
  isDoubleOptIn,
  subscribed,
  pending,
  button,
}: Form) => html`<div class="ekit-wid-con"><div class="ekit-mail-chimp">
<form method="post" class="ekit-mailChimpForm" data-listed="${list}" data-success-message="${subscribed}" data-success-opt-in-message="${pending}">
<div class="ekit-mail-message"></div>
<input type="hidden" name="double_opt_in" value="${isDoubleOptIn ? 'yes' : 'no'}">
<div class="elementskit_form_wraper elementskit_inline_form">
${field('firstname', 'text', 'First name')}
${field('email', 'email', 'E-mail', true)}
<div class="ekit_submit_input_holder elementskit_input_wraper"><button type="submit" class="ekit-mail-submit" name="ekit_mail_chimp">${button}</button></div>
</div></form></div></div>`;

/** A form that asks to confirm by mail. */
export const newsletterForm = form({
  list: 'news01',
  isDoubleOptIn: true,
  subscribed: '',
  pending: 'Please look into your inbox and confirm your address.',
  button: 'Sign up',
});

/** That form, and a second one that does not ask to confirm the address. */
export const newsletterForms =
  (): Html => html`<section aria-labelledby="newsletter-title"><h2 id="newsletter-title">Newsletter</h2>
${newsletterForm}
${form({ list: 'deals1', isDoubleOptIn: false, subscribed: 'You will hear of our <b>deals</b>.', pending: '', button: 'Get deals' })}
</section>`;
