/** Reads the look of CookieYes' banner. It never throws: what is missing or broken gets a default. */
import { lawOf } from '../../../src/consent/law.rules';
import { recordOf } from '../../../src/rules/values';
import type { Looks, Paint } from '../contract';

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (inside instanceof Object ? (inside as Record<string, unknown>)[key] : undefined),
    value,
  );

const word = (value: unknown): string => (typeof value === 'string' && /^[\w-]+$/.test(value) ? value : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const paint = (styles: unknown): Paint =>
  Object.fromEntries(
    Object.entries(styles instanceof Object ? styles : {}).flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    ),
  );

/** Reads CookieYes' `_ckyConfig`. */
export function readLooks(config: unknown): Looks {
  const banner = at(config, '_bannerConfig');
  const part = (...path: string[]) => at(banner, 'config', ...path);
  const type = word(at(banner, 'settings', 'type'));
  const shortCode = (key: string) => {
    const code = list(at(config, '_shortCodes')).find((one) => at(one, 'key') === key);
    const content = at(code, 'content');
    return at(code, 'status') === true && typeof content === 'string' ? content : '';
  };
  return {
    type,
    position: type === 'popup' ? 'center' : word(at(banner, 'settings', 'position')),
    preferences: word(at(banner, 'settings', 'preferenceCenterType')),
    again: part('revisitConsent', 'status') === true ? word(part('revisitConsent', 'position')) : '',
    tags: list(at(config, '_tags')).map((tag) => ({ tag: word(at(tag, 'tag')), paint: paint(at(tag, 'styles')) })),
    policy: shortCode('cky_readmore'),
    about: lawOf(recordOf(config)) === 'ccpa' ? 'optout-description' : 'detail-description',
    more: shortCode('cky_show_desc'),
    less: shortCode('cky_hide_desc'),
    on: paint(part('preferenceCenter', 'toggle', 'states', 'active', 'styles')),
    off: paint(part('preferenceCenter', 'toggle', 'states', 'inactive', 'styles')),
    optedOut: paint(part('optOption', 'toggle', 'states', 'active', 'styles')),
    optedIn: paint(part('optOption', 'toggle', 'states', 'inactive', 'styles')),
    links: paint(part('manualLinks', 'styles')),
    alwaysOn: paint(part('alwaysActive', 'styles')),
    hasTable: part('auditTable', 'status') !== false,
    isRightToLeft: !!at(config, '_rtl'),
  };
}
