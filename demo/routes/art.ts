/** Drawn pictures: products' covers, and the scenery of categories and posts. */
import type { Hono } from 'hono';
import { cover } from '../art/cover';
import { scenery } from '../art/scenery';
import { posts } from '../data/posts';
import { categories, findBySlug } from '../data/products';
import type { Env, Page } from '../respond';

const named = (context: Page): string => (context.req.param('file') ?? '').replace(/\.svg$/, '');

/** Answers with the picture; with 404 where nothing has that name. */
function send(context: Page, svg: string | undefined): Response {
  if (svg === undefined) return context.text('Not found', 404);
  context.header('Content-Type', 'image/svg+xml');
  context.header('Cache-Control', 'max-age=3600');
  return context.body(svg);
}

/** Adds the pictures' addresses. */
export function artRoutes(app: Hono<Env>): void {
  app.get('/cover/:file', (context) => {
    const product = findBySlug(named(context));
    return send(context, product && cover(product, context.req.query()));
  });
  app.get('/art/:file', (context) => {
    const title = posts.find(({ slug }) => slug === named(context))?.title ?? categories.find(({ slug }) => slug === named(context))?.name;
    return send(context, title && scenery(title));
  });
}
