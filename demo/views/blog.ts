/** The blog: its grid of posts, and a post with a bar that shows how far it is read and the theme's own link back to its start. */
import { html } from 'hono/html';
import { lastPage, PER_PAGE, type Post, postsOn } from '../data/posts';
import { nonce, type Visitor } from '../shop/visitor';
import type { Html } from './parts';

const paragraphs = [
  'Every game has a place that its players never forget, and it is seldom the one that its makers were proudest of.',
  'In this one it is a frozen lake. It takes four minutes to cross, nothing happens on the way, and nobody who has crossed it speaks of anything else.',
  'The lake began as a mistake. A door was to lead from the village to the castle, and the castle was late.',
  'So somebody put water between the two, and somebody else let it freeze, because boats were late as well.',
  'Then came the sound: a low crack, far away, once a minute. It was meant for a glacier that had been cut.',
];

/** The action of admin-ajax that answers with further posts, and of its nonce. */
export const POSTS_ACTION = 'shop_islands_posts';

const postCard = ({ slug, title, intro }: Post): Html =>
  html`<article class="post-card"><h2><a href="/blog/post/?${slug}">${title}</a></h2><p>${intro}</p></article>`;

/** A page's posts, as the grid takes them. */
export const postCards = (page: number): Html => html`${postsOn(page).map(postCard)}`;

const more = (page: number) => (page < lastPage ? html`<a class="button" href="/blog/page/${page + 1}/" data-more>Older posts</a>` : '');

export const blogView = (visitor: Visitor, page: number): Html => html`<link rel="stylesheet" href="/assets/content-page.css" />
<h1 class="entry-title">Blog</h1>
<section data-island="posts-grid" data-action="${POSTS_ACTION}" data-nonce="${nonce(visitor, POSTS_ACTION)}" data-page="${page}" data-max-page="${lastPage}" data-per-page="${PER_PAGE}">
<div data-posts>${postCards(page)}</div>
${more(page)}
</section>`;

export const postView = html`<link rel="stylesheet" href="/assets/content-page.css" />
<div data-island="reading-progress"></div>
<article class="story">
<h1 class="entry-title">Winter is a level</h1>
${Array.from({ length: 8 }, (_, part) => html`<h2 id="part-${part + 1}">Part ${part + 1}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}`)}
</article>
<p><a href="#content" data-island="scroll-to-top" data-preset="page">Back to the start</a></p>`;
