/**
 * The blog: its grid of posts, and a post with a bar that shows how far the visitor has read, and with the theme's own
 * link back to the top.
 */
import { html } from 'hono/html';
import { coverUrl } from '../data/cover';
import { lastPage, PER_PAGE, type Post, postsOn } from '../data/posts';
import { type Part, story } from '../data/story';
import { nonce, type Visitor } from '../shop/visitor';
import type { Html } from './parts';

/** The action of the admin-ajax call for further posts, and of its nonce. */
export const POSTS_ACTION = 'shop_islands_posts';

/** @param level of the heading */
export function postCard({ slug, title, intro }: Post, level: 'h2' | 'h3' = 'h2'): Html {
  const heading = html`<a href="/blog/post/?${slug}">${title}</a>`;
  return html`<article class="post-card"><img src="${coverUrl(slug)}" width="640" height="400" alt="" loading="lazy" />${level === 'h2' ? html`<h2>${heading}</h2>` : html`<h3>${heading}</h3>`}<p>${intro}</p></article>`;
}

/** A page's posts, as the grid takes them. */
export const postCards = (page: number): Html => html`${postsOn(page).map((post) => postCard(post))}`;

const more = (page: number) =>
  page < lastPage ? html`<a class="button" href="/blog/page/${page + 1}/" data-more>Older posts</a>` : '';

export const blogView = (visitor: Visitor, page: number): Html => html`<h1 class="entry-title">Blog</h1>
<section data-island="posts-grid" data-action="${POSTS_ACTION}" data-nonce="${nonce(visitor, POSTS_ACTION)}" data-page="${page}" data-max-page="${lastPage}" data-per-page="${PER_PAGE}">
<div class="posts" data-posts>${postCards(page)}</div>
${more(page)}
</section>`;

const part = ({ title, paragraphs }: Part, index: number): Html =>
  html`<h2 id="part-${index + 1}">${title}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}`;

export const postView = ({
  slug,
  title,
  intro,
}: Post): Html => html`<link rel="stylesheet" href="/assets/content-page.css" />
<div data-island="reading-progress"></div>
<article class="story">
<h1 class="entry-title">${title}</h1>
<p class="story-intro">${intro}</p>
<img class="story-picture" src="${coverUrl(slug)}" width="640" height="400" alt="" />
${story.map(part)}
</article>
<p><a href="#content" data-island="scroll-to-top" data-preset="page">Back to the start</a></p>`;
