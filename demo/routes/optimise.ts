/** Prints whole pages as an optimiser does, where the address or the visit's cookie names one. */
import type { Hono } from 'hono';
import { OPTIMISERS } from '../optimisers/optimisers';
import type { Env } from '../respond';

/** Add it after the visit's middleware, and before all routes that print pages. */
export function optimiseRoutes(app: Hono<Env>): void {
  app.use(async (context, next) => {
    await next();
    const { optimiser } = context.get('mode');
    const optimise = Object.hasOwn(OPTIMISERS, optimiser) ? OPTIMISERS[optimiser] : undefined;
    if (!optimise || !context.res.headers.get('Content-Type')?.startsWith('text/html')) return;
    const html = await context.res.text();
    context.res = new Response(html.includes('</body>') ? await optimise(html) : html, context.res);
  });
}
