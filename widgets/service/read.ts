/** Reads a service's declaration. It never throws, and drops everything that could run code. */
import { scriptJson } from '../../src/dom/json';
import { webAddress } from '../../src/rules/link';
import { isRecord, recordOf, type Values } from '../../src/rules/values';
import type { Kind, Service } from './contract';

const CATEGORIES: Record<Kind, string> = {
  analytics: 'analytics',
  pixel: 'advertisement',
  chat: 'functional',
  review: 'functional',
  social: 'advertisement',
};
const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(CATEGORIES, kind);

/** The data that shop analytics gets (SPEC 3.1). */
const ANALYTICS = { currency_minor_unit: 2, products: [] };

/** True for an attribute that only tells a service about the shop, and cannot run code. */
const isHarmless = (name: string) => /^(data-[\w-]+|id|crossorigin|integrity|referrerpolicy)$/i.test(name);
const attributesOf = (value: unknown) =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([name, text]) =>
      isHarmless(name) && typeof text !== 'object' ? [[name, String(text)]] : [],
    ),
  );

/** True for a name that a script could give to a global. */
const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__';

function dataOf(value: unknown, kind: unknown): Values {
  const given = Object.entries(recordOf(value)).filter(([name, data]) => isName(name) && data instanceof Object);
  if (kind !== 'analytics') return Object.fromEntries(given);
  const all: [string, unknown][] = given.some(([, data]) => isRecord(data)) ? given : [...given, ['shopAnalytics', {}]];
  return Object.fromEntries(all.map(([name, data]) => [name, isRecord(data) ? { ...ANALYTICS, ...data } : data]));
}

/**
 * Reads a declaration; undefined for a host that declares nothing. Only a JSON script is read, because editors can type
 * other elements.
 */
export function readService(host: Element, base: string): Service | undefined {
  const printed = host.matches('[type="application/json"]') && scriptJson(host);
  if (!isRecord(printed)) return undefined;
  const { src, category, kind, attributes, data, clickIds } = printed;
  const named = typeof category === 'string' ? category.trim() : '';
  return {
    src: webAddress(src, base),
    category: named || (isKind(kind) ? CATEGORIES[kind] : 'necessary'),
    attributes: attributesOf(attributes),
    data: dataOf(data, kind),
    hasClickIds: clickIds === true,
  };
}
