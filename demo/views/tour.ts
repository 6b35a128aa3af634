/**
 * The tour: every island on a page, what to try there, and the choice of how the demo prints pages and answers calls.
 */
import { html } from 'hono/html';
import { type Leg, type Stop, tour } from '../data/tour';
import { networkOf, networks } from '../shop/network';
import type { Html } from './parts';
import type { Mode, PageRequest } from './types';

/** The words of `?demo=`, each with its name, its meaning, and the test whether a mode has it. */
const prints: readonly [demo: string, title: string, meaning: string, isNow: (mode: Mode) => boolean][] = [
  [
    '',
    'One script, no jQuery',
    'The islands’ script is the only one.',
    ({ islands, jquery, isLean, csp }) => islands && !jquery && !isLean && csp === 'none',
  ],
  [
    'jquery',
    'With jQuery',
    'jQuery comes first, as most themes have it, and hears the same events as ever.',
    ({ islands, jquery }) => islands && jquery,
  ],
  ['lean', 'The lean build', 'The same islands with Preact in the place of React.', ({ isLean }) => isLean],
  [
    'strict',
    'The strictest policy',
    'No inline script or style, and Trusted Types.',
    ({ csp, islands }) => islands && csp === 'strict',
  ],
  ['off', 'No script', 'The server’s pages alone: each link and each form leads to a page.', ({ islands }) => !islands],
];

const current = (isNow: boolean) => (isNow ? html`aria-current="true"` : '');

const choices = ({ mode, visitor }: PageRequest): Html => html`<div class="tour-choices">
<nav aria-label="How pages are printed"><h2>Pages</h2>${prints.map(([demo, title, , isNow]) => html`<a class="tour-choice" href="/tour/?demo=${demo}" ${current(isNow(mode))}>${title}</a>`)}<p>${prints.find(([, , , isNow]) => isNow(mode))?.[2]}</p></nav>
<form method="post" action="/tour/" aria-label="How calls are answered"><h2>Calls</h2>${Object.entries(networks).map(([name, [title]]) => html`<button class="tour-choice" name="network" value="${name}" ${current(networkOf(visitor) === name)}>${title}</button>`)}<p>${networks[networkOf(visitor)][1]}</p></form>
</div>`;

const PASSWORDS = 'name and password alike';

const stop = ({
  title,
  path,
  tryThis,
  islands,
  as,
}: Stop): Html => html`<li class="tour-stop"><h3><a href="${path}">${title}</a></h3>
<p>${tryThis}${as ? html` <a href="/my-account/">Log in</a> as “${as}”, ${PASSWORDS}.` : ''}</p>
<p class="tour-islands">${islands.map((name) => html`<code>${name}</code> `)}</p></li>`;

const leg = ({ title, stops }: Leg): Html =>
  html`<section><h2>${title}</h2><ul class="tour-stops">${stops.map(stop)}</ul></section>`;

export const tourView = (request: PageRequest): Html => html`<link rel="stylesheet" href="/assets/tour.css" />
<h1 class="entry-title">The tour</h1>
<p>Every island, where a shop has it. Walk from stop to stop: what you choose here stays for your visit.</p>
${choices(request)}
${tour.map(leg)}`;
