/** Routes for tests: they order faults, let calls go, expire nonces, empty a cart, and list the visitor’s calls. */
import type { Hono } from 'hono';
import type { Env } from '../respond';
import { createVisitor } from '../shop/visitor';
import { readable } from './visit';

/** Adds the routes, all below /_demo/. */
export function testingRoutes(app: Hono<Env>): void {
  app.post('/_demo/faults', async (context) => {
    context.get('visitor').faults.push(...(await readable(context.req.json())));
    return context.json({});
  });
  app.post('/_demo/release', (context) => {
    for (const release of context.get('visitor').held.splice(0)) release();
    return context.json({});
  });
  app.post('/_demo/expire-nonces', (context) => {
    context.get('visitor').nonceAge++;
    return context.json({});
  });
  app.post('/_demo/start-over', (context) => {
    const visitor = context.get('visitor');
    Object.assign(visitor, createVisitor(), { id: visitor.id, nonceAge: visitor.nonceAge, user: visitor.user });
    return context.json({});
  });
  app.get('/_demo/visitor', (context) => {
    const { lines, coupons, log, shippingMethod, destination, wishlist, orders, customer, user } =
      context.get('visitor');
    return context.json({ lines, coupons, log, shippingMethod, destination, wishlist, orders, customer, user });
  });
}
