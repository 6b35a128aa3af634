/** The shop's promises: a row on the home page, a list beside the button for buying. */
import { html } from 'hono/html';
import { icon } from './icons';
import type { Html } from './parts';

const promises = [
  ['parcel', 'Posted today', 'if you order by four'],
  ['back', 'Thirty days', 'to send it back'],
  ['tried', 'Tried by players', 'and closed again'],
  ['person', 'A person answers', 'by mail and by phone'],
] as const;

/** @param count how many of the promises to show, from the first on */
export const trustList = (className: string, count: number = promises.length): Html =>
  html`<ul class="${className}">${promises.slice(0, count).map(([name, title, words]) => html`<li>${icon(name)}<span><strong>${title}</strong> ${words}</span></li>`)}</ul>`;
