/** Two address services: one for the demo's provider, and a shop's own for the built-in adapter. */
import type { Hono } from 'hono';
import { addresses, findAddresses, labelOf, matchesIn } from '../data/addresses';
import { type Env, type Page, withFault } from '../respond';

const found = (query: string, country: string) =>
  findAddresses(query, country).map((one) => ({
    id: one.id,
    label: labelOf(one),
    matchedSubstrings: matchesIn(labelOf(one), query),
  }));

function detail(id: string | undefined) {
  const address = addresses.find((one) => one.id === id);
  if (!address) return undefined;
  const { id: _, ...rest } = address;
  return rest;
}

function answerDetail(context: Page): Response {
  const address = detail(context.req.query('id'));
  return address ? context.json(address) : context.json({ error: 'No such address' }, 404);
}

/** Adds both services. They neither use nor keep anything about the visitor. */
export function addressRoutes(app: Hono<Env>): void {
  // The provider's service: `?q=&country=` searches, `?id=` returns an address.
  app.get('/_demo/addresses', (context) =>
    withFault(context, () => {
      const { q, country, id } = context.req.query();
      return id === undefined ? context.json(found(q ?? '', country ?? '')) : answerDetail(context);
    }),
  );
  app.get('/_demo/places/search', (context) =>
    withFault(context, () => context.json(found(context.req.query('query') ?? '', context.req.query('country') ?? ''))),
  );
  app.get('/_demo/places/select', (context) => withFault(context, () => answerDetail(context)));
}
