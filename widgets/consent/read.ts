/**
 * Reads a page's settings for consent; the guard reads the list of providers. It never throws: what is missing or
 * broken gets a default.
 */
import { CATEGORIES, NECESSARY } from '../../src/consent/choice.rules';
import { lawOf } from '../../src/consent/law.rules';
import { scriptJson } from '../../src/dom/json';
import { safeLink } from '../../src/rules/link';
import { recordOf, recordsOf, scalarOf, type Values } from '../../src/rules/values';
import { type BannerWords, type Category, type ConsentProps, HOST, type Settings } from './contract';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value : []).map(text).filter(Boolean);
/** True for a name that the cookie can hold and that is not one of its own keys. */
const isSlug = (slug: string) => /^[\w-]+$/.test(slug) && !['consentid', 'consent', 'action'].includes(slug);

const DAY = 86_400;
function seconds(given: unknown): number {
  const days = Number(scalarOf(given));
  return (days > 0 ? Math.min(days, 3650) : 365) * DAY;
}

/** Drops unusable and repeated categories, and puts `necessary` first if no category is necessary. */
function complete(categories: Category[]): Category[] {
  const usable = categories.filter(
    ({ slug }, place) => isSlug(slug) && categories.findIndex((one) => one.slug === slug) === place,
  );
  if (usable.some(({ isNecessary }) => isNecessary)) return usable;
  return [
    { slug: NECESSARY, name: '', text: '', isNecessary: true, isOn: true, cookies: [] },
    ...usable.filter(({ slug }) => slug !== NECESSARY),
  ];
}

function ownCategory(value: Values): Category {
  const slug = text(value.slug);
  const isNecessary = slug === NECESSARY;
  return {
    slug,
    name: text(value.name),
    text: text(value.text),
    isNecessary,
    isOn: isNecessary,
    cookies: texts(value.cookies),
  };
}

function policyOf(value: unknown, base: string): BannerWords['policy'] {
  const policy = recordOf(value);
  const href = text(policy.href) && safeLink(text(policy.href), base);
  return href ? { href, text: text(policy.text) } : undefined;
}

/**
 * Reads the island's own settings. Without categories, SPEC's five are the default.
 * @param base the page's address, for a relative address of the policy
 */
export function readOwn(printed: unknown, base = ''): Settings {
  const own = recordOf(printed);
  const given = recordsOf(own.categories).map(ownCategory);
  return {
    law: 'gdpr',
    categories: complete(given.length ? given : CATEGORIES.map((slug) => ownCategory({ slug }))),
    seconds: seconds(own.days),
    domain: text(own.domain),
    isReloading: own.reload === true,
    isGoogle: own.google === true,
    words: { title: text(own.title), text: text(own.text), policy: policyOf(own.policy, base) },
  };
}

/** Reads the host of the island's own banner: a JSON script, which may stand anywhere in the page. */
export function readHost(host: Element): ConsentProps {
  if (!host.matches(HOST)) return null;
  return readOwn(scriptJson(host.ownerDocument.querySelector(`script${HOST}`) ?? host), host.baseURI);
}

function theirCategory(value: Values, law: string): Category {
  return {
    slug: text(value.slug),
    name: text(value.name),
    text: '',
    isNecessary: value.isNecessary === true,
    isOn: recordOf(value.defaultConsent)[law] === true,
    cookies: recordsOf(value.cookies).map(({ cookieID }) => text(cookieID)),
  };
}

/** Reads CookieYes' settings, `_ckyConfig`. */
export function readCookieYes(config: unknown): Settings {
  const page = recordOf(config);
  const banner = recordOf(page._bannerConfig);
  const law = lawOf(page);
  return {
    ...readOwn({
      days: page._expiry,
      domain: page._rootDomain,
      reload: recordOf(banner.behaviours).reloadBannerOnAccept,
    }),
    law,
    categories: complete(recordsOf(page._categories).map((category) => theirCategory(category, law))),
  };
}
