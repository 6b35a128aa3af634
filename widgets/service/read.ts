/** Reads a service's declaration. Whatever shape it has, something harmless comes out. */
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

/** SPEC 3.1: what shop analytics is handed. */
const ANALYTICS = { currency_minor_unit: 2, products: [] };

/** Only what tells a service who the shop is; nothing that could run. */
const isHarmless = (name: string) => /^(data-[\w-]+|id|crossorigin|integrity|referrerpolicy)$/i.test(name);
const attributesOf = (value: unknown) =>
  Object.fromEntries(Object.entries(recordOf(value)).flatMap(([name, text]) => (isHarmless(name) && typeof text !== 'object' ? [[name, String(text)]] : [])));

/** Names that a page's scripts would give their own globals. */
const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__';

function dataOf(value: unknown, kind: unknown): Values {
  const given = Object.entries(recordOf(value)).filter(([name, data]) => isName(name) && data instanceof Object);
  if (kind !== 'analytics') return Object.fromEntries(given);
  const all: [string, unknown][] = given.some(([, data]) => isRecord(data)) ? given : [...given, ['shopAnalytics', {}]];
  return Object.fromEntries(all.map(([name, data]) => [name, isRecord(data) ? { ...ANALYTICS, ...data } : data]));
}

/** Undefined where nothing is declared: only a JSON script is read, never what an editor may type. */
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
