/**
 * The language that a request is answered in, and how the shop's plugin for languages shows it in addresses and keys.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

type Code = 'en' | 'de' | 'ar';

export interface Language {
  code: Code;
  /** Whether addresses contain the language as a folder, `/de/`, or as a parameter, `?lang=de`. */
  place: 'folder' | 'parameter' | 'none';
  /**
   * Whether the cart's storage keys differ by language, are the same in all languages, or are not named by the page.
   */
  keys: 'own' | 'same' | 'none';
}

const usual: Language = { code: 'en', place: 'none', keys: 'own' };

const LOCALES: Record<Code, string> = { en: 'en-GB', de: 'de-DE', ar: 'ar' };

/** The languages in their own words, by code. */
export const LANGUAGES: Readonly<Record<Code, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

const isCode = (code: string | null | undefined): code is Code => !!code && Object.hasOwn(LOCALES, code);

/** Header of a request that came to a language's folder. */
export const FOLDER_HEADER = 'x-demo-folder';

/**
 * The language that a request asks for, by its parameter or else by its folder; `?keys=` says how the cart's keys are
 * named.
 */
export function languageOf(query: URLSearchParams, folder: string | undefined): Language {
  const lang = query.get('lang');
  const keys = query.get('keys');
  return {
    code: isCode(lang) ? lang : isCode(folder) ? folder : 'en',
    place: isCode(lang) ? 'parameter' : isCode(folder) ? 'folder' : 'none',
    keys: keys === 'same' || keys === 'none' ? keys : 'own',
  };
}

const current = new AsyncLocalStorage<Language>();

/** The language of the request that is being answered. */
export const language = (): Language => current.getStore() ?? usual;

/** Runs the function that answers a request, with everything that it calls, in a language. */
export const inLanguage = <T>(asked: Language, run: () => T): T => current.run(asked, run);

/** The attributes of the page's root element. */
export const rootAttributes = (): { lang: string; dir: 'ltr' | 'rtl' } => ({
  lang: LOCALES[language().code],
  dir: language().code === 'ar' ? 'rtl' : 'ltr',
});

/** An amount's digits with the decimal sign of the language. */
export const inDigits = (digits: string): string => (language().code === 'de' ? digits.replace('.', ',') : digits);

/** The endpoints of WooCommerce and WordPress, as a plugin for languages changes them. */
export function endpoints(): { ajax_url: string; wc_ajax_url: string } {
  const { code, place } = language();
  return {
    ajax_url: `/wp-admin/admin-ajax.php${place === 'none' ? '' : `?lang=${code}`}`,
    wc_ajax_url: `${place === 'folder' ? `/${code}` : ''}/?wc-ajax=%%endpoint%%${place === 'parameter' ? `&lang=${code}` : ''}`,
  };
}

/** The ending of the cart's storage keys. */
export const keyEnding = (): string =>
  language().keys === 'own' && language().place !== 'none' ? `demo_${language().code}` : 'demo';

/** Matches addresses of the shop's pages in a page's HTML, but not those of files, which have no language. */
const PAGES = /(\s(?:href|action|data-source-url)=")((?:https?:\/\/[^/"]+)?\/(?!\/|assets\/|dist\/)[^"#]*)/g;

/**
 * An address of the shop in the language of the request, in the form of a plugin for languages. An address of another
 * site stays as it is.
 */
export function localized(address: string, origin: string, and = '&'): string {
  const { code, place } = language();
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (place === 'none' || !/^\/(?!\/)/.test(path)) return address;
  const host = address.slice(0, address.length - path.length);
  if (place === 'folder') return path.startsWith(`/${code}/`) ? address : `${host}/${code}${path}`;
  const [page = '', ...fragment] = address.split(/(?=#)/);
  return path.includes('lang=') ? address : `${page}${page.includes('?') ? and : '?'}lang=${code}${fragment.join('')}`;
}

/** A page whose links lead to pages in its own language. */
export const linkedIn = (page: string, origin: string): string =>
  page.replace(PAGES, (_all, before: string, address: string) => before + localized(address, origin, '&amp;'));
