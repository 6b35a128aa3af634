// @vitest-environment node
import { expect, it } from 'vitest';
import { createServer } from '../../demo/server';
import { rewrite } from '../../scripts/bench/kinds';
import { withCards } from '../../scripts/bench/measureCards';
import { readOptions } from '../../scripts/bench/options';

const html = `<head><script defer src="http://shop.example/islands/shop-islands.js?ver=1"></script>
<script>document.write('<script src="/old.js"></scr' + 'ipt>')</script><script src='/other.js' id="other"></script></head>`;

it('the page without scripts keeps inline ones', () => {
  const bare = rewrite(html, 'none');
  expect(bare).not.toContain('shop-islands.js');
  expect(bare).not.toContain('other.js');
  expect(bare).toContain("document.write('<script src");
});

it('the lean page loads the entry beside it, and nothing else of the page changes', () => {
  expect(rewrite(html, 'lean')).toBe(html.replace('/islands/shop', '/islands/lean/shop'));
  expect(rewrite(html, 'islands')).toBe(html);
  expect(rewrite(html, 'original')).toBe(html);
});

it('no page has rules for fetching ahead', () => {
  const page = html.replace('</head>', '<script type="speculationrules">\n{"prefetch":[{"where":{"href_matches":"/*"}}]}\n</script></head>');
  for (const kind of ['none', 'original', 'islands', 'lean'] as const) expect(rewrite(page, kind)).toBe(rewrite(html, kind));
});

it('a product’s page has the style that themes print with the islands; the original’s page stays as it is', () => {
  const page = `${html}<body><div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__image"></div></div></body>`;
  for (const kind of ['none', 'islands', 'lean'] as const)
    expect(rewrite(page, kind)).toContain('.woocommerce-product-gallery{opacity:1!important}</style></head>');
  expect(rewrite(page, 'original')).toBe(page);
});

const listing = async () => ({
  url: 'http://localhost/shop/',
  html: await (await createServer().fetch(new Request('http://localhost/shop/'))).text(),
  scripts: 'islands',
});
const cardsIn = (text: string) => text.match(/<li\b[^>]*\bclass="[^"]*\bproduct\b/g)?.length;

it('a listing is given as many cards as asked for, all of them to be added', async () => {
  const cached = await listing();
  const many = withCards(cached, 100);
  expect(cardsIn(many.html)).toBe(100);
  expect((many.html.match(/ajax_add_to_cart/g)?.length ?? 0) - (cached.html.match(/ajax_add_to_cart/g)?.length ?? 0)).toBe(100 - (cardsIn(cached.html) ?? 0));
});

it('a listing without a card to add is refused, with a word on what to do', async () => {
  expect(() => withCards({ url: 'http://x/', html: '<p></p>', scripts: 'islands' }, 10)).toThrow('--listing');
});

it('the command’s words are read, and wrong ones refused', () => {
  expect(readOptions(['--base', 'https://shop.example/', '--rounds', '7', '--check'])).toMatchObject({
    base: 'https://shop.example',
    rounds: 7,
    isCheck: true,
    out: 'docs',
  });
  expect(readOptions([])).toMatchObject({ base: undefined, rounds: 5, isCheck: false, listing: '/shop/' });
  expect(() => readOptions(['--rounds', 'many'])).toThrow('--rounds');
  expect(() => readOptions(['--rounds', '0'])).toThrow('--rounds');
  expect(() => readOptions(['--base', 'shop.example'])).toThrow('--base');
  expect(() => readOptions(['--bass', 'https://shop.example'])).toThrow('--bass');
});
