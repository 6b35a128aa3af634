/** A blog post, long enough to be read for a while. */
import type { Hono } from 'hono';
import { type Env, show, withFault } from '../respond';
import { blogView } from '../views/blog';

/** Adds the page. */
export function blogRoutes(app: Hono<Env>): void {
  app.get('/blog/post/', (context) =>
    withFault(context, () => show(context, { title: 'Winter is a level', bodyClass: 'single-post elementor-default', content: blogView })),
  );
}
