/** The tour, and the choice of the network's quality. */
import type { Hono } from 'hono';
import { type Env, requestOf, show } from '../respond';
import { isNetwork, setNetwork } from '../shop/network';
import { tourView } from '../views/tour';

/** Adds the page. */
export function tourRoutes(app: Hono<Env>): void {
  app.get('/tour/', (context) => show(context, { title: 'The tour', content: tourView(requestOf(context)) }));
  app.post('/tour/', (context) => {
    const network = context.get('form').get('network');
    if (isNetwork(network)) setNetwork(context.get('visitor'), network);
    return context.redirect('/tour/', 303);
  });
}
