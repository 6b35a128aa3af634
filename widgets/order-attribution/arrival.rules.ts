/** Owns finding the source of a visit: a marked link, a search engine, another site, or none (SPEC 3.8). Pure. */
import { type Arrival, bareHost, type FindSource, type Source, sourceWith } from '../../src/rules/attributionSource';

/** The greatest length of a value from an address: a cookie holds only 4,096 bytes in all. */
const LONGEST = 500;
/** The greatest length of all values together. A cookie may encode them twice, which makes them twice as long. */
const LONGEST_TOGETHER = 1700;

/** The parameter of an address for each of the cookie's keys. */
const PARAMETERS: Record<Exclude<keyof Source, 'typ'>, string> = {
  src: 'utm_source',
  mdm: 'utm_medium',
  cmp: 'utm_campaign',
  cnt: 'utm_content',
  trm: 'utm_term',
  id: 'utm_id',
  plt: 'utm_source_platform',
  fmt: 'utm_creative_format',
  tct: 'utm_marketing_tactic',
};

/** The click ids that ad networks add to links, with the network's name. */
const CLICKS: Record<string, string> = { gclid: 'google', yclid: 'yandex' };

/** Search engines with one host: the host, the parameter with the search, the name to remember. */
const ENGINES = [
  ['bing.com', 'q', 'bing'],
  ['yahoo.com', 'p', 'yahoo'],
  ['about.com', 'q', 'about'],
  ['aol.com', 'q', 'aol'],
  ['ask.com', 'q', 'ask'],
  ['globososo.com', 'q', 'globo'],
  ['go.mail.ru', 'q', 'go.mail.ru'],
  ['rambler.ru', 'query', 'rambler'],
  ['tut.by', 'query', 'tut.by'],
] as const;

/** Sites whose links come from another host, by that host. */
const SHORTENERS: Record<string, string> = { 't.co': 'twitter.com', 'plus.url.google.com': 'plus.google.com' };

const isWithin = (host: string, domain: string) => `.${host}`.endsWith(`.${domain}`);

/** An address's parameters without decoding, because the cookie's readers decode them. */
function parametersOf(url: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of new URL(url).search.slice(1).split('&')) {
    const [name = '', ...value] = pair.split('=');
    const text = value.join('=').slice(0, LONGEST);
    found.set(name, found.has(name) ? `${found.get(name)},${text}` : text);
  }
  return found;
}

/** The source in a marked link; undefined when the address has no mark. */
function fromLink(url: string): Source | undefined {
  const given = parametersOf(url);
  const network = Object.entries(CLICKS).find(([id]) => given.has(id))?.[1];
  if (!network && !Object.values(PARAMETERS).some((name) => given.has(name))) return undefined;
  const click: Partial<Source> = network ? { src: network, mdm: 'cpc', cmp: `${network}_cpc` } : {};
  const marks = Object.entries(PARAMETERS).filter(([, name]) => given.get(name));
  const values = marks.map(([key, name]): [string, string] => [key, given.get(name) ?? '']);
  const isLong = values.reduce((length, [, value]) => length + value.length, 0) > LONGEST_TOGETHER;
  const longest = isLong ? LONGEST_TOGETHER / values.length : LONGEST;
  return sourceWith('utm', {
    ...click,
    ...Object.fromEntries(values.map(([key, value]) => [key, value.slice(0, longest)])),
  });
}

/** The search engine of an address. Google and Yandex have many hosts, and Google does not send the search words. */
function engineOf({ hostname, search }: URL): string | undefined {
  const asked = new URLSearchParams(search);
  if (/^(www\.)?google\..{2,9}$/.test(hostname)) return 'google';
  if (/(^|\.)yandex\..{2,9}$/.test(hostname) && asked.has('text')) return 'yandex';
  return ENGINES.find(([host, parameter]) => asked.has(parameter) && isWithin(hostname, host))?.[2];
}

function parse(referrer: string): URL | undefined {
  try {
    return new URL(referrer);
  } catch {
    return undefined;
  }
}

/**
 * The source by the site that links here; undefined when the visitor comes from the shop itself or the site is unknown.
 */
function fromReferrer({ url, referrer }: Arrival, isNewSession: boolean): Source | undefined {
  const from = parse(referrer);
  if (!from?.hostname || isWithin(from.hostname, bareHost(new URL(url).hostname))) return undefined;
  const engine = engineOf(from);
  if (engine) return sourceWith('organic', { src: engine, mdm: 'organic' });
  if (!isNewSession) return undefined;
  const host = bareHost(from.hostname);
  return sourceWith('referral', {
    src: SHORTENERS[host] ?? host,
    mdm: 'referral',
    cnt: from.pathname.slice(0, LONGEST),
  });
}

/** Finds the source of a page view. */
export const findSource: FindSource = (arrival, isNewSession) =>
  fromLink(arrival.url) ?? fromReferrer(arrival, isNewSession);
