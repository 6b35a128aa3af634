/** The list of the pages for tests. */
import type { Hono } from 'hono';
import { type Env, show } from '../respond';
import { testsView } from '../views/tests';

/** Adds the page. The pages of test products are added with those of all products. */
export function testsRoutes(app: Hono<Env>): void {
  app.get('/tests/', (context) => show(context, { title: 'Test pages', content: testsView }));
}
