import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../widgets/registry';
import { adopt, dismiss } from '../../widgets/store-notice/enhance';
import { useCookieJar } from '../helpers/cookieJar';
import { find, showFixture } from '../helpers/fixture';

const notice = () => find('.woocommerce-store-notice');
const link = () => find('.woocommerce-store-notice__dismiss-link');
const isShown = () => !notice().hidden && notice().style.display === 'block';

beforeEach(() => showFixture('store-notice'));

describe('the notice', () => {
  it('goes when it is dismissed, and is hidden from then on', () => {
    const { written } = useCookieJar();
    adopt(notice());
    expect(isShown()).toBe(true);
    dismiss(link());
    expect(isShown()).toBe(false);
    expect(written).toEqual(['store_notice5c0ffee5c0ffee5c0ffee5c0ffee5c0f=hidden;path=/;SameSite=Lax']);
    showFixture('store-notice');
    adopt(notice());
    expect(isShown()).toBe(false);
  });

  it.each(['x;domain=.example.com', 'x=y', 'a b\tc', '\u0000;Secure'])(
    'with the id %o adds nothing to its cookie, and stays away',
    (id) => {
      const { written, cookies } = useCookieJar();
      notice().dataset.noticeId = id;
      dismiss(link());
      expect(written).toHaveLength(1);
      expect(written[0]).toMatch(/^store_notice[\w%.-]+=hidden;path=\/;SameSite=Lax$/);
      expect(cookies.size).toBe(1);
      showFixture('store-notice');
      notice().dataset.noticeId = id;
      adopt(notice());
      expect(isShown()).toBe(false);
    },
  );

  it('goes when it is dismissed without cookies too', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    adopt(notice());
    expect(isShown()).toBe(true);
    dismiss(link());
    expect(isShown()).toBe(false);
  });

  it('leaves the other links in its text to the browser', () => {
    const taken = registry.find(({ name }) => name === 'store-notice')?.click ?? ':not(*)';
    expect([...notice().querySelectorAll('a')].map((one) => [one.textContent, one.matches(taken)])).toEqual([
      ['delivery', false],
      ['Dismiss', true],
    ]);
  });
});
