/**
 * The social-proof part of the campaign day's page: a newsletter form, and the settings of the notification service.
 */
import { html, raw } from 'hono/html';
import { scriptJson } from './globals';
import type { Html } from './parts';
import type { PageRequest } from './types';

const settings = {
  account: '10777',
  base: '/_demo/notifications/',
  delay: 2,
  displayTime: 6,
  geolocation: '/_demo/notifications/place',
};

/** `&base=` names another service, or none. */
const settingsOf = ({ url }: PageRequest) => ({ ...settings, base: url.searchParams.get('base') ?? settings.base });

/** Printed at the page's end. */
export const socialProofPart = (request: PageRequest): Html => html`<section aria-labelledby="letter-title">
<h2 id="letter-title">Our letter</h2>
${request.url.searchParams.get('subscribed') === 'yes' ? html`<p role="status">Thank you. The first letter is on its way.</p>` : ''}
<form class="letter-form" action="/_demo/letter" method="post">
  <input type="hidden" name="with" value="${request.url.searchParams.get('with') ?? ''}" />
  <p class="form-row"><label for="letter-name">First name</label> <input id="letter-name" name="first_name" autocomplete="given-name" class="input-text" /></p>
  <p class="form-row"><label for="letter-mail">E-mail</label> <input type="email" id="letter-mail" name="email" autocomplete="email" class="input-text" /></p>
  <p class="form-row"><label for="letter-note">A note to us</label> <input id="letter-note" name="note" data-private class="input-text" /></p>
  <p class="form-row"><button type="submit" class="button">Subscribe</button></p>
</form></section>
<script type="application/json" data-island="social-proof">${raw(scriptJson(settingsOf(request)))}</script>`;
