/** Drawn pictures: products' covers, and the scenery of categories and posts. */
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { cover } from '../art/cover';
import { scenery } from '../art/scenery';
import type { Look } from '../data/cover';
import { posts } from '../data/posts';
import { categories, findBySlug } from '../data/products';
import type { Env, Page } from '../respond';
import { MODE_COOKIE } from './visit';

/** A drawing by its name in the address; undefined where nothing has that name. */
export function pictureOf(slug: string, look: Look): string | undefined {
  const product = findBySlug(slug);
  if (product) return cover(product, look);
  const title =
    posts.find((post) => post.slug === slug)?.title ?? categories.find((category) => category.slug === slug)?.name;
  return title && scenery(title);
}

/** One colour, as large as the drawing: cheap, for tests that do not look at pictures. */
const plainPicture = (picture: string): string =>
  `${/^<svg[^>]*>/.exec(picture)?.[0]}<rect width="100%" height="100%" fill="#8a94a6"/></svg>`;

/** `?demo=undrawn` asks for pictures of one colour. */
const isUndrawn = (context: Page): boolean => !!getCookie(context, MODE_COOKIE)?.split('.').includes('undrawn');

/** Adds the pictures' address. */
export function artRoutes(app: Hono<Env>): void {
  app.get('/cover/:file', (context) => {
    const picture = pictureOf(context.req.param('file').replace(/\.svg$/, ''), context.req.query());
    if (picture === undefined) return context.text('Not found', 404);
    context.header('Content-Type', 'image/svg+xml');
    context.header('Cache-Control', 'max-age=3600');
    return context.body(isUndrawn(context) ? plainPicture(picture) : picture);
  });
}
