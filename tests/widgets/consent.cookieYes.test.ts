import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isGranted } from '../../src/consent/answer';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { box, button, freshConsent, kept, loadTheirs, press, pressTag } from './consent.page';

freshConsent();

describe('CookieYes’ banner', () => {
  it('leaves the page usable if a blocker hides the preferences', async () => {
    await loadTheirs(
      { type: 'box' },
      button('settings-button'),
      '<div class="cky-modal"><div class="cky-preference-center" data-cky-tag="detail"></div></div>',
    );
    document.body.append(document.createElement('main'));
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
    pressTag('settings-button');
    expect([find('main').inert, document.documentElement.style.overflow]).toEqual([false, '']);
  });

  it.each(['accept-button', 'reject-button', 'close-button'])(
    'disappears at its %s even if the browser stores no cookie',
    async (tag) => {
      vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
      await loadTheirs({ type: 'box' }, button(tag));
      const isHidden = () => find('.cky-consent-container').classList.contains('cky-hide');
      expect(isHidden()).toBe(false);
      pressTag(tag);
      await settle();
      expect(isHidden()).toBe(true);
      expect(find('[role=status]').textContent).not.toBe('Your choice is saved.');
    },
  );

  it('says that the choice is saved, if it is', async () => {
    await loadTheirs({ type: 'box' }, button('reject-button'));
    pressTag('reject-button');
    await settle();
    expect(find('[role=status]').textContent).toBe('Your choice is saved.');
  });
});

describe('CookieYes’ banner whose code does not load', () => {
  afterEach(() => void vi.doUnmock('../../widgets/consent/cookieyes/page/banner'));

  it('keeps no popup waiting, is reported, and loads with the next press', async () => {
    const { problems } = setPage();
    const code = await vi.importActual<typeof import('../../widgets/consent/cookieyes/page/banner')>(
      '../../widgets/consent/cookieyes/page/banner',
    );
    const cookieYesBanner = vi.fn(code.cookieYesBanner).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    vi.doMock('../../widgets/consent/cookieyes/page/banner', () => ({ cookieYesBanner }));
    await loadTheirs({ type: 'classic' }, button('settings-button'));
    expect(document.querySelector('.cky-consent-container')).toBeNull();
    expect(problems.map(({ island, what }) => [island, what])).toEqual([
      ['consent', 'The consent banner could not be loaded.'],
    ]);
    const opener = document.createElement('button');
    opener.className = 'cky-banner-element';
    press(opener);
    await until(() => expect(find('.cky-consent-container').classList).toContain('cky-consent-bar-expand'));
  });
});

describe('CookieYes’ banner of a visitor with Global Privacy Control', () => {
  beforeEach(() => vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true })));

  it('starts opted out under CCPA, and may be asked to allow it', async () => {
    const inside = `${button('donotsell-button')}<input type="checkbox" id="ckyCCPAOptOut">${button('optout-confirm-button')}`;
    await loadTheirs({ type: 'classic', applicableLaw: 'ccpa' }, inside);
    expect(kept()).toBe('consent:yes,action:,necessary:yes,functional:no,analytics:no');
    expect(find('.cky-consent-container').classList, 'it still asks').not.toContain('cky-hide');
    pressTag('donotsell-button');
    expect(box('ckyCCPAOptOut').checked).toBe(true);
    box('ckyCCPAOptOut').click();
    pressTag('optout-confirm-button');
    expect(isGranted('analytics')).toBe(true);
  });

  it('starts as for any other visitor under GDPR', async () => {
    await loadTheirs({ type: 'box' }, '');
    expect(kept()).toBe('consent:no,action:,necessary:yes,functional:no,analytics:no');
  });
});

describe('CookieYes’ banner that unfolds', () => {
  const SWITCHES = ['ckyCategoryDirectanalytics', 'ckySwitchanalytics'];
  const loadClassic = () =>
    loadTheirs(
      { type: 'classic' },
      [
        ...SWITCHES.map((id) => `<input type="checkbox" id="${id}">`),
        ...['settings-button', 'detail-category-preview-save-button'].map(button),
      ].join(''),
    );

  it.each(SWITCHES)('withdraws a consent by either of a category’s two switches: %s', async (id) => {
    await loadClassic();
    pressTag('settings-button');
    box(id).click();
    expect(SWITCHES.map((one) => box(one).checked)).toEqual([true, true]);
    pressTag('detail-category-preview-save-button');
    expect(isGranted('analytics')).toBe(true);
    await settle();
    pressTag('settings-button');
    box(id).click();
    expect(SWITCHES.map((one) => box(one).checked)).toEqual([false, false]);
    pressTag('detail-category-preview-save-button');
    expect(isGranted('analytics')).toBe(false);
  });

  it('folds up by the button that unfolded it', async () => {
    await loadClassic();
    const isExpanded = () => find('[data-cky-tag="settings-button"]').getAttribute('aria-expanded');
    for (const expected of ['true', 'false', 'true']) {
      pressTag('settings-button');
      expect(isExpanded()).toBe(expected);
    }
  });
});
