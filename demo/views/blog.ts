/** The blog post: a bar that shows how far it is read, and the theme's own link back to its start. */
import { html } from 'hono/html';

const paragraphs = [
  'Every game has a place that its players never forget, and it is seldom the one that its makers were proudest of.',
  'In this one it is a frozen lake. It takes four minutes to cross, nothing happens on the way, and nobody who has crossed it speaks of anything else.',
  'The lake began as a mistake. A door was to lead from the village to the castle, and the castle was late.',
  'So somebody put water between the two, and somebody else let it freeze, because boats were late as well.',
  'Then came the sound: a low crack, far away, once a minute. It was meant for a glacier that had been cut.',
];

export const blogView = html`<link rel="stylesheet" href="/assets/content-page.css" />
<div data-island="reading-progress"></div>
<article class="story">
<h1 class="entry-title">Winter is a level</h1>
${Array.from({ length: 8 }, (_, part) => html`<h2 id="part-${part + 1}">Part ${part + 1}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}`)}
</article>
<p><a href="#content" data-island="scroll-to-top" data-preset="page">Back to the start</a></p>`;
