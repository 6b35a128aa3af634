/** Reads what a page says about consent. Whatever shape it has, something usable comes out. */
import { CATEGORIES, NECESSARY } from '../../src/rules/consent';
import type { Category, Provider, Settings } from './contract';

type Values = Record<string, unknown>;

const values = (value: unknown): Values => (value instanceof Object ? (value as Values) : {});
const list = (value: unknown): Values[] => (Array.isArray(value) ? value : []).map(values);
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value : []).map(text).filter(Boolean);
/** What can stand in the cookie, and is none of its own keys. */
const isSlug = (slug: string) => /^[\w-]+$/.test(slug) && !['consentid', 'consent', 'action'].includes(slug);

const DAY = 86_400;
function seconds(given: unknown): number {
  // An object may hold anything under the names that a number is made by.
  const days = typeof given === 'object' ? 0 : Number(given);
  return (days > 0 ? Math.min(days, 3650) : 365) * DAY;
}

/** `necessary` is always there, first, and fixed. */
function complete(categories: Category[]): Category[] {
  const usable = categories.filter(({ slug }, place) => isSlug(slug) && categories.findIndex((one) => one.slug === slug) === place);
  if (usable.some(({ isNecessary }) => isNecessary)) return usable;
  return [{ slug: NECESSARY, name: '', text: '', isNecessary: true, isOn: true, cookies: [] }, ...usable.filter(({ slug }) => slug !== NECESSARY)];
}

function ownCategory(value: Values): Category {
  const slug = text(value.slug);
  const isNecessary = slug === NECESSARY;
  return { slug, name: text(value.name), text: text(value.text), isNecessary, isOn: isNecessary, cookies: texts(value.cookies) };
}

/** The island's own settings; without any, SPEC's five categories. */
export function readOwn(printed: unknown): Settings {
  const own = values(printed);
  const given = list(own.categories).map(ownCategory);
  const policy = values(own.policy);
  return {
    law: 'gdpr',
    categories: complete(given.length ? given : CATEGORIES.map((slug) => ownCategory({ slug }))),
    providers: list(own.block)
      .map(({ match, category }) => ({ match: text(match), categories: [text(category)] }))
      .filter(isProvider),
    seconds: seconds(own.days),
    domain: text(own.domain),
    isReloading: own.reload === true,
    isGoogle: own.google === true,
    words: { title: text(own.title), text: text(own.text), policy: text(policy.href) ? { href: text(policy.href), text: text(policy.text) } : undefined },
  };
}

const isProvider = ({ match, categories }: Provider) => !!match && categories.every(Boolean) && categories.length > 0;

function theirCategory(value: Values, law: string): Category {
  return {
    slug: text(value.slug),
    name: text(value.name),
    text: '',
    isNecessary: value.isNecessary === true,
    isOn: values(value.defaultConsent)[law] === true,
    cookies: list(value.cookies).map(({ cookieID }) => text(cookieID)),
  };
}

/** CookieYes' `_ckyConfig`. */
export function readCookieYes(config: unknown): Settings {
  const page = values(config);
  const banner = values(page._bannerConfig);
  const law = (text(values(banner.settings).applicableLaw) || text(page._activeLaw)) === 'ccpa' ? 'ccpa' : 'gdpr';
  return {
    ...readOwn({ days: page._expiry, domain: page._rootDomain, reload: values(banner.behaviours).reloadBannerOnAccept }),
    law,
    categories: complete(list(page._categories).map((category) => theirCategory(category, law))),
    providers: list(page._providersToBlock)
      .map(({ re, categories }) => ({ match: text(re), categories: texts(categories) }))
      .filter(isProvider),
  };
}

/** The settings in a host: `<script type="application/json" data-island="consent">`. Another element has none. */
export function readHost(host: Element): unknown {
  try {
    return host.matches('script') ? JSON.parse(host.textContent ?? '') : {};
  } catch {
    return {};
  }
}
