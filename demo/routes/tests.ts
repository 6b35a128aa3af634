/** The list of the pages that are there for tests. */
import type { Hono } from 'hono';
import { type Env, show } from '../respond';
import { testsView } from '../views/tests';

/** Adds the page; the products among them are with all products. */
export function testsRoutes(app: Hono<Env>): void {
  app.get('/tests/', (context) => show(context, { title: 'Test pages', content: testsView }));
}
