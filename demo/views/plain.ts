/** What makes a form work in a browser without scripts, which sends that form's own fields and nothing else. */
import { html } from 'hono/html';
import type { Html } from './parts';

/** The address's fields as hidden ones. `plain` says who has sent them, and so does what they mean. */
export const keptFields = (query: URLSearchParams, own: readonly string[]): Html =>
  html`<input type="hidden" name="plain" value="1" />${[...query].filter(([name]) => !own.includes(name)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;

/** The same, and a button where the form has none. With a script the page's address knows all that. */
export const plainFields = (query: URLSearchParams, own: readonly string[], label = ''): Html =>
  html`<noscript>${keptFields(query, own)}${label && html`<button type="submit" class="button">${label}</button>`}</noscript>`;
