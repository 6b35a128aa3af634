/** Fields that make a form work in a browser without scripts, which sends only that form's own fields. */
import { html } from 'hono/html';
import type { Html } from './parts';

/**
 * The address's fields as hidden fields. `plain` marks a form that the browser has sent by itself, and so says how to
 * read its fields.
 */
export const keptFields = (query: URLSearchParams, own: readonly string[]): Html =>
  html`<input type="hidden" name="plain" value="1" />${[...query].filter(([name]) => !own.includes(name)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;

/** The same fields with a button, for a form that has none. With a script neither is needed. */
export const plainFields = (query: URLSearchParams, own: readonly string[], label = ''): Html =>
  html`<noscript>${keptFields(query, own)}${label && html`<button type="submit" class="button">${label}</button>`}</noscript>`;
