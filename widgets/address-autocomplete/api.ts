/**
 * Owns a shop's own address service, the config's `addressEndpoint`: two calls by GET that answer JSON. It acts as a
 * provider. It may be on another site, so it gets no nonce, and cookies only where it is on this one.
 */

import { callTimeout } from '../../src/api/request';
import { type Clock, clock as pageClock } from '../../src/bridge/page/clock';
import { fetchText } from '../../src/bridge/page/fetchText';
import { parseStored } from '../../src/bridge/page/storedJson';
import { wait } from '../../src/bridge/page/wait';
import type { AddressProvider } from '../../src/rules/addressProvider';
import { CallError } from '../../src/rules/callError';

/** Milliseconds between the last key and the call, so that a word is one call and not one for each letter. */
const PAUSE = 200;

/** The address `{endpoint}/{action}?…`; a query of the endpoint's own stays in it. */
function addressOf(endpoint: string, action: string, fields: Record<string, string>): string {
  const url = new URL(endpoint);
  url.pathname = url.pathname.replace(/\/?$/, `/${action}`);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

async function getJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const headers = { Accept: 'application/json' };
  const { status, text } = await fetchText(url, { headers, credentials: 'same-origin' }, callTimeout(), signal);
  if (status < 200 || status > 299) throw new CallError('http', `HTTP ${status}`, status, true, text);
  const answer = parseStored(text);
  if (answer === undefined) throw new CallError('invalid_json', text.slice(0, 80), status);
  return answer;
}

/**
 * A provider that asks the shop's own service, in every country:
 * GET `{endpoint}/search?query&country&type` answers `[{id, label, matchedSubstrings?}]`,
 * GET `{endpoint}/select?id` answers `{address_1, address_2, city, postcode, state, country}`.
 * A newer search aborts the older one.
 * @param endpoint absolute address
 */
export function createEndpointProvider(
  endpoint: string,
  clock: Pick<Clock, 'after' | 'now'> = pageClock,
): AddressProvider {
  let current: AbortController | undefined;
  return {
    id: endpoint,
    canSearch: () => true,
    async search(query, country, type) {
      current?.abort();
      const { signal } = (current = new AbortController());
      await wait(clock, PAUSE);
      if (signal.aborted) throw new CallError('aborted', 'aborted', 0, false);
      return getJson(addressOf(endpoint, 'search', { query, country, type }), signal);
    },
    select: (id) => getJson(addressOf(endpoint, 'select', { id })),
  };
}
