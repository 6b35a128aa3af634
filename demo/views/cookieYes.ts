/** CookieYes' banner as a shop with that plugin prints it: a template, its settings and its styles. */
import { html, raw } from 'hono/html';
import { scriptJson } from './globals';
import type { Html } from './parts';
import type { PageRequest } from './types';

interface Category {
  slug: string;
  name: string;
  about: string;
  cookies: string[];
}

const categories: readonly Category[] = [
  { slug: 'necessary', name: 'Necessary', about: 'What the shop cannot do without.', cookies: [] },
  { slug: 'functional', name: 'Functional', about: 'Chat and embedded content.', cookies: ['demo_live-chat'] },
  { slug: 'analytics', name: 'Analytics', about: 'Counting visits.', cookies: ['demo_analytics', 'demo_visits'] },
  { slug: 'performance', name: 'Performance', about: 'Measuring speed.', cookies: [] },
  { slug: 'advertisement', name: 'Advertisement', about: 'Ads that fit.', cookies: ['demo_pixel', 'demo_adverts'] },
];

const button = (tag: string, kind: string, text: string) =>
  html`<button class="cky-btn cky-btn-${kind}" aria-label="${text}" data-cky-tag="${tag}">${text}</button>`;

const accordion = ({ slug, name, about, cookies }: Category): Html =>
  html`<div class="cky-accordion" id="ckyDetailCategory${slug}"><div class="cky-accordion-item"><div class="cky-accordion-chevron"><i class="cky-chevron-right"></i></div><div class="cky-accordion-header-wrapper"><div class="cky-accordion-header"><button class="cky-accordion-btn" aria-label="${name}" data-cky-tag="detail-category-title">${name}</button><span class="cky-always-active">Always active</span><div class="cky-switch" data-cky-tag="detail-category-toggle"><input type="checkbox" id="ckySwitch${slug}"></div></div><div class="cky-accordion-header-des" data-cky-tag="detail-category-description"><p>${about}</p></div></div></div><div class="cky-accordion-body"><div class="cky-audit-table" data-cky-tag="audit-table"><p class="cky-empty-cookies-text">${cookies.join(', ') || 'No cookies.'}</p></div></div></div>`;

/** Elements of this type hold markup and no script; the plugin's own script puts that markup into the page. */
export const cookieYesTemplate: Html = html`<script id="ckyBannerTemplate" type="text/template"><div class="cky-overlay cky-hide"></div><div class="cky-btn-revisit-wrapper cky-revisit-hide" data-cky-tag="revisit-consent" data-tooltip="Privacy"><button class="cky-btn-revisit" aria-label="Privacy"><img src="/assets/icon.svg" width="30" height="30" alt=""></button></div><div class="cky-consent-container cky-hide" tabindex="0"><div class="cky-consent-bar" data-cky-tag="notice"><div class="cky-notice"><p class="cky-title" role="heading" aria-level="1" data-cky-tag="title">Cookies at Save Point</p><div class="cky-notice-group"><div class="cky-notice-des" data-cky-tag="description"><p>Choose which ones we may set.</p></div><div class="cky-notice-btn-wrapper" data-cky-tag="notice-buttons">${button('settings-button', 'customize', 'Customise')}${button('reject-button', 'reject', 'Reject all')}${button('accept-button', 'accept', 'Accept all')}</div></div></div></div></div><div class="cky-modal" tabindex="0"><div class="cky-preference-center" data-cky-tag="detail"><div class="cky-preference-header"><span class="cky-preference-title" role="heading" aria-level="1" data-cky-tag="detail-title">Choose your cookies</span><button class="cky-btn-close" aria-label="Close" data-cky-tag="detail-close">×</button></div><div class="cky-preference-body-wrapper"><div class="cky-preference-content-wrapper" data-cky-tag="detail-description"><p>Each kind can be switched on and off, and you can change your mind whenever you like: the small button in the corner brings you back here. What you refuse is taken away at once. Shops are easier to run when we know which shelves people stop at, and which they walk past, so we would like to count that; but the choice is yours, and every game is there either way.</p><p>Some of these are set by others whose services we use.</p></div><div class="cky-accordion-wrapper" data-cky-tag="detail-categories">${categories.map(accordion)}</div></div><div class="cky-footer-wrapper"><span class="cky-footer-shadow"></span><div class="cky-prefrence-btn-wrapper" data-cky-tag="detail-buttons">${button('detail-reject-button', 'reject', 'Reject all')}${button('detail-save-button', 'preferences', 'Save my choice')}${button('detail-accept-button', 'accept', 'Accept all')}</div></div></div></div></script>`;

const css = `.cky-hide,.cky-revisit-hide{display:none}
.cky-overlay{position:fixed;inset:0;background:#000;opacity:.4;z-index:2147483100}
.cky-consent-container{position:fixed;bottom:16px;left:16px;width:min(420px,calc(100vw - 32px));box-sizing:border-box;z-index:2147483000;background:#fff;color:#212121;border:1px solid #767676;padding:20px}
.cky-btn-revisit-wrapper{position:fixed;bottom:15px;left:15px;z-index:100}
.cky-btn{min-height:44px;margin:4px;padding:8px 16px;border:1px solid #1863dc;background:#fff;color:#0b4fc1;font:inherit}
.cky-modal{visibility:hidden;position:fixed;inset:50% auto auto 50%;translate:-50% -50%;z-index:2147483200;width:min(600px,calc(100vw - 16px));max-height:90vh;overflow:auto;box-sizing:border-box;padding:16px;background:#fff;color:#212121}
.cky-modal-open{visibility:visible;transition:visibility 1s}
.cky-accordion-body{display:none}
.cky-accordion-active .cky-accordion-body{display:block}
.cky-accordion-header{display:flex;align-items:center;gap:12px}
.cky-accordion-btn,.cky-btn-close,.cky-btn-revisit{min-width:44px;min-height:44px;font:inherit}
.cky-switch input{width:24px;height:24px}`;

const config = {
  _expiry: '365',
  _categories: categories.map(({ slug, name, cookies }) => ({
    name,
    slug,
    isNecessary: slug === 'necessary',
    cookies: cookies.map((cookieID) => ({ cookieID, domain: '', provider: '' })),
    active: true,
    defaultConsent: { gdpr: slug === 'necessary', ccpa: slug === 'necessary' },
  })),
  _activeLaw: 'gdpr',
  _rootDomain: '',
  _block: '1',
  _showBanner: '1',
  _bannerConfig: {
    settings: { type: 'box', preferenceCenterType: 'popup', position: 'bottom-left', applicableLaw: 'gdpr' },
    behaviours: { reloadBannerOnAccept: false },
    config: { revisitConsent: { status: true, position: 'bottom-left' }, auditTable: { status: true } },
  },
  _tags: [{ tag: 'accept-button', styles: { color: '#ffffff', 'background-color': '#0b4fc1' } }],
  _shortCodes: [
    {
      key: 'cky_show_desc',
      content: '<button class="cky-show-desc-btn" data-cky-tag="show-desc-button">Show more</button>',
      status: true,
    },
    {
      key: 'cky_hide_desc',
      content: '<button class="cky-show-desc-btn" data-cky-tag="hide-desc-button">Show less</button>',
      status: true,
    },
  ],
  _rtl: '',
  _language: 'en',
  _providersToBlock: [{ re: 'assets/embedded.js', categories: ['analytics'] }],
};

/**
 * `?law=ccpa` prints the settings for visitors from California: only the banner's law differs, and `_activeLaw` stays
 * the same. If inline scripts are forbidden, the settings are in the islands' config.
 */
export function cookieYesGlobals({ mode, url }: PageRequest): Html {
  const law = url.searchParams.get('law') ?? 'gdpr';
  const settings = { ...config._bannerConfig.settings, applicableLaw: law };
  const all = { _ckyConfig: { ...config, _bannerConfig: { ...config._bannerConfig, settings } }, _ckyStyles: { css } };
  if (mode.csp !== 'none')
    return html`<script type="application/json" data-islands-config>${raw(scriptJson({ globals: all }))}</script>`;
  return html`<script>${raw(
    Object.entries(all)
      .map(([name, value]) => `var ${name} = ${scriptJson(value)};`)
      .join('\n'),
  )}</script>`;
}
