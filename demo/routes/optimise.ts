/** Prints whole pages as an optimiser does, where the address or the visit's cookie names one. */
import type { Hono } from 'hono';
import type { BuildFile } from '../files';
import { OPTIMISERS } from '../optimisers/optimisers';
import type { Env } from '../respond';

/**
 * Add it after the visit's middleware, and before all routes that print pages. @param build as in `fileRoutes`
 */
export function optimiseRoutes(app: Hono<Env>, build?: BuildFile): void {
  app.use(async (context, next) => {
    await next();
    const { optimiser } = context.get('mode');
    const optimise = Object.hasOwn(OPTIMISERS, optimiser) ? OPTIMISERS[optimiser] : undefined;
    if (!optimise || !context.res.headers.get('Content-Type')?.startsWith('text/html')) return;
    const html = await context.res.text();
    context.res = new Response(html.includes('</body>') ? await optimise(html, build) : html, context.res);
  });
}
