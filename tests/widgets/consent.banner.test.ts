import { describe, expect, it, vi } from 'vitest';
import { loadFramesEmpty } from '../helpers/browser';
import { find } from '../helpers/fixture';
import { settle, until } from '../helpers/settle';
import { cookies, freshConsent, HOST, leave, load, press, REFUSED } from './consent.page';

const LINK = '<a href="#" data-consent-open>Privacy</a>';

freshConsent();

describe('the banner', () => {
  it('asks once, even if two hosts ask for it', async () => {
    await load(HOST + HOST);
    expect(document.querySelectorAll('.shop-islands-consent')).toHaveLength(1);
  });

  it('stands first in the page, after the link that skips to the content; a note stands beside its frame', async () => {
    loadFramesEmpty();
    await load(
      `<a href="#content">Skip</a><main>${HOST}<iframe data-consent="functional" data-src="/film/"></iframe></main>`,
    );
    expect(document.body.children[1]?.firstElementChild?.matches('section.shop-islands-consent')).toBe(true);
    expect(find('iframe').nextElementSibling?.firstElementChild?.matches('.shop-islands-consent-waiting')).toBe(true);
  });

  it('does not ask if CookieYes’ own script does', async () => {
    vi.stubGlobal('getCkyConsent', () => ({}));
    await load(HOST);
    expect(document.querySelector('.shop-islands-consent')).toBeNull();
    expect(cookies.size).toBe(0);
  });

  it('leaves a small button behind, unless the page has a link of its own', async () => {
    await load(HOST);
    find('.shop-islands-consent button').click();
    await settle();
    expect(document.querySelector('.shop-islands-consent')).toBeNull();
    expect(document.querySelectorAll('.shop-islands-consent-again')).toHaveLength(1);
    leave();
    await load(HOST + LINK);
    expect(document.querySelector('.shop-islands-consent-again')).toBeNull();
  });

  it('leaves the focus on that button after a choice', async () => {
    cookies.set('cookieyes-consent', REFUSED);
    await load(HOST);
    const again = find('.shop-islands-consent-again');
    again.focus();
    press(again);
    await until(() => find('dialog[open]'));
    find('.shop-islands-consent-preferences form button').click();
    await settle();
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(document.activeElement).toBe(again);
  });

  it.each([
    ['', HOST],
    [', with a link of the page’s own', HOST + LINK],
  ])('disappears when the page comes back and the visitor has chosen elsewhere%s', async (_where, html) => {
    await load(html);
    const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    comeBack();
    await settle();
    expect(document.querySelector('section.shop-islands-consent')).not.toBeNull();
    cookies.set('cookieyes-consent', REFUSED);
    comeBack();
    await settle();
    expect(document.querySelector('section.shop-islands-consent')).toBeNull();
  });

  const lookAgain = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };

  it('disappears when the visitor comes back after choosing in another tab', async () => {
    await load(HOST);
    await lookAgain();
    expect(document.querySelector('section.shop-islands-consent')).not.toBeNull();
    cookies.set('cookieyes-consent', REFUSED);
    await lookAgain();
    expect(document.querySelector('section.shop-islands-consent')).toBeNull();
  });

  it('leaves the preferences open while the visitor looks at another tab', async () => {
    await load(HOST);
    find('.shop-islands-consent button').click();
    await settle();
    press(find('.shop-islands-consent-again'));
    await until(() => find('dialog[open]'));
    await lookAgain();
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  });

  it('shows an editor’s words as text', async () => {
    await load(
      `<script type="application/json" data-island="consent">${JSON.stringify({ title: '<img src=x>', text: '<b>bold</b>' })}</script>`,
    );
    expect(find('.shop-islands-consent h2').textContent).toBe('<img src=x>');
    expect(find('.shop-islands-consent').querySelector('img,b')).toBeNull();
  });
});
