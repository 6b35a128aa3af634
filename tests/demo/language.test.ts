// @vitest-environment node
/** A page of the demo in a language leads to pages in that language, as a plugin for languages has it. */
import { describe, expect, it } from 'vitest';
import { createServer } from '../../demo/server';

const ask = (address: string) => createServer().fetch(new Request(`http://localhost${address}`));
const addresses = async (address: string) =>
  [...(await (await ask(address)).text()).matchAll(/\s(?:href|action|data-source-url)="([^"]*)"/g)].map(
    ([, one]) => one as string,
  );

const isPage = (address: string) => /^(?:http:\/\/localhost)?\/(?!assets\/|dist\/)/.test(address);

describe('a page of the demo in a language', () => {
  it.each<[where: string, pages: readonly string[], mark: RegExp]>([
    ['its parameter', ['/shop/?lang=ar', '/product/ashfall-kingdoms/?lang=ar', '/my-account/?lang=ar'], /[?;]lang=ar/],
    ['its folder', ['/de/shop/', '/de/product/ashfall-kingdoms/'], /^(?:http:\/\/localhost)?\/de\//],
  ])('has %s in the address of each page that it leads to', async (_where, pages, mark) => {
    for (const page of pages) {
      const found = (await addresses(page)).filter(isPage);
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter((address) => !mark.test(address))).toEqual([]);
    }
  });

  it('adds no language to files, places on the page and other sites', async () => {
    const found = (await addresses('/product/ashfall-kingdoms/?lang=ar')).filter((address) => !isPage(address));
    expect(
      found.filter(
        (address) => /^[^?]+.*lang=ar/.test(address) && !address.includes('sharer') && !address.includes('submit'),
      ),
    ).toEqual([]);
    expect(found).toContain('/assets/theme.css');
  });

  it.each([
    ['/my-account/orders/?lang=ar', '/my-account/?lang=ar'],
    ['/de/checkout/', '/de/cart/'],
  ])('stays in its language where the server redirects %s', async (address, next) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, next]);
  });

  it('keeps the fragment of an address in a redirect', async () => {
    const form = new URLSearchParams({ comment_post_ID: '101', rating: '5' });
    const answer = await createServer().fetch(
      new Request('http://localhost/wp-comments-post.php?lang=ar', { method: 'POST', body: form }),
    );
    expect(answer.headers.get('Location')).toBe('/product/ashfall-kingdoms/?lang=ar#reviews');
  });

  it('has no language in its addresses when none is chosen', async () => {
    expect((await addresses('/shop/')).filter((address) => /[^?]lang=|\/de\//.test(address))).toEqual([]);
  });

  it('leads to itself in each language', async () => {
    const switchOf = async (address: string) =>
      (await addresses(address)).filter((one) => /^\?.*\blang=/.test(one.replaceAll('&amp;', '&')));
    expect(await switchOf('/de/blog/post/?two-on-a-sofa')).toEqual(
      ['en', 'de', 'ar'].map((code) => `?two-on-a-sofa=&amp;lang=${code}`),
    );
    expect(await (await ask('/de/shop/?lang=ar')).text()).toContain('<html lang="ar" dir="rtl">');
  });
});
