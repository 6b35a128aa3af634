/** The product edit screen. `?stored=`, `?earliest=` and `?zone=` set the shop's values. */
import type { Hono } from 'hono';
import { type Env, withFault } from '../respond';
import { editPage, variationBoxes } from '../views/admin';

/** Adds the screen, and the call that brings its variations. */
export function adminRoutes(app: Hono<Env>): void {
  app.get('/wp-admin/post.php', (context) => {
    const { stored = '2026-03-04', earliest = '2026-12-01', zone = 'Europe/London' } = context.req.query();
    return context.html(editPage({ stored, earliest, timeZone: zone }));
  });
  app.get('/wp-admin/variations', (context) => withFault(context, async () => context.html(variationBoxes())));
}
