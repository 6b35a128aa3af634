/** A social-proof service that is not there: it answers all calls of a notification service, and keeps nothing. */
import type { Hono } from 'hono';
import { coverUrl } from '../data/cover';
import { productPath } from '../data/productPath';
import { findBySlug } from '../data/products';
import type { Product } from '../data/types';
import { type Env, withFault } from '../respond';

function product(slug: string) {
  const found = findBySlug(slug) as Product;
  const { name, price } = found;
  return { name, price: `£${price.toFixed(2)}`, productImageUrl: coverUrl(slug), productUrl: productPath(found) };
}

const courier = product('nightcourier');
const opera = product('paper-moon-opera');

const notifications = [
  {
    id: 'n1',
    widgetId: 'recent',
    firstName: 'Mara',
    location: { city: 'Leeds', region: 'Yorkshire', country: 'United Kingdom' },
    cart: [courier],
  },
  { id: 'n2', widgetId: 'recent', firstName: '', location: { city: 'Cork', country: 'Ireland' }, cart: [opera] },
  { id: 'n3', widgetId: 'crowd', count: 14, cart: [courier] },
  // Content by which a service tries what it must not be able to do.
  {
    id: 'n4',
    widgetId: 'recent',
    firstName: '<img src=x onerror=alert(1)>',
    cart: [{ name: '<b>Opera</b>', price: '<i>0</i>', productUrl: 'javascript:alert(1)' }],
  },
];

const feed = {
  notifications,
  widgets: [
    { id: 'recent', type: 'recent-activity' },
    { id: 'crowd', type: 'on-fire', permanentClose: false },
  ],
  analytics: { limit: 20 },
  accountFeatures: { formCapture: true },
  formCaptureRules: [
    {
      widgetId: 'recent',
      widgetType: 'recent-activity',
      page: '/campaign-day/',
      form: '.letter-form',
      successPage: 'subscribed=yes',
    },
  ],
};

const BASE = '/_demo/notifications';

/** Adds the service, and the newsletter for its form. */
export function notificationRoutes(app: Hono<Env>): void {
  app.post('/_demo/letter', (context) =>
    context.redirect(`/campaign-day/?with=${context.get('form').get('with') || 'social'}&subscribed=yes`, 303),
  );
  app.get(`${BASE}/notifications`, (context) => withFault(context, () => context.json(feed)));
  app.get(`${BASE}/demo`, (context) => withFault(context, () => context.json({ ...notifications[0], id: 'example' })));
  app.get(`${BASE}/place`, (context) =>
    withFault(context, () => context.json({ city: 'Leeds', region: 'Yorkshire', country: 'United Kingdom' })),
  );
  app.post(`${BASE}/sessions`, (context) => withFault(context, () => context.json({ data: {} })));
  app.post(`${BASE}/analytics`, (context) => withFault(context, () => context.json({ data: {} })));
  app.post(`${BASE}/submissions`, (context) =>
    withFault(context, () => context.json({ data: { notification: { id: 'own1' } } })),
  );
}
