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
  const styled = html.replace(
    '</head>',
    '<link rel="stylesheet" href="http://shop.example/islands/shop-islands-head.css"></head>',
  );
  expect(rewrite(html, 'lean')).toBe(styled.replace('/islands/shop-islands.js', '/islands/lean/shop-islands.js'));
  expect(rewrite(html, 'islands')).toBe(styled);
  expect(rewrite(html, 'original')).toBe(html);
});

it('no page has rules for fetching ahead', () => {
  const page = html.replace(
    '</head>',
    '<script type="speculationrules">\n{"prefetch":[{"where":{"href_matches":"/*"}}]}\n</script></head>',
  );
  for (const kind of ['none', 'original', 'islands', 'lean'] as const)
    expect(rewrite(page, kind)).toBe(rewrite(html, kind));
});

it('a page that already has the styles of the head gets no second copy', () => {
  const page = html.replace('</head>', '<style id="shop-islands-head-inline-css">.a{}</style></head>');
  expect(rewrite(page, 'islands')).toBe(page);
});

const listing = async () => ({
  url: 'http://localhost/shop/',
  html: await (await createServer().fetch(new Request('http://localhost/shop/'))).text(),
  scripts: 'islands',
});
const cardsIn = (text: string) => text.match(/<li\b[^>]*\bclass="[^"]*\bproduct\b/g)?.length;

it('a listing gets as many cards as asked for, and the product of every new card can be added', async () => {
  const cached = await listing();
  const many = withCards(cached, 100);
  expect(cardsIn(many.html)).toBe(100);
  expect(
    (many.html.match(/ajax_add_to_cart/g)?.length ?? 0) - (cached.html.match(/ajax_add_to_cart/g)?.length ?? 0),
  ).toBe(100 - (cardsIn(cached.html) ?? 0));
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
  expect(readOptions(['--only', 'cart,journey', '--marketing', 'http://fair.example/'])).toMatchObject({
    only: ['cart', 'journey'],
    marketing: 'http://fair.example',
  });
  expect(() => readOptions(['--only', 'card'])).toThrow('"card" is none');
  expect(() => readOptions(['--marketing', 'fair.example'])).toThrow('--marketing');
  expect(() => readOptions(['--bass', 'https://shop.example'])).toThrow('--bass');
});
