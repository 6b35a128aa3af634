import { afterEach, describe, expect, it } from 'vitest';
import { pageGlobal } from '../../src/bridge/page/globals';
import { parseHtml } from '../../src/bridge/page/html';
import { takePageParams } from '../../widgets/quick-view/page/pageParams';
import { salePercent } from '../../widgets/variation-details/page/saleVariations';
import { setPage } from '../helpers/page';

const page = window as unknown as Record<string, unknown>;
const take = (...scripts: string[]) =>
  takePageParams(parseHtml(`<main>${scripts.map((text) => `<script>${text}</script>`).join('')}</main>`));
const config = (globals: unknown) =>
  takePageParams(
    parseHtml(`<script type="application/json" data-islands-config>${JSON.stringify({ globals })}</script>`),
  );

afterEach(() => {
  for (const name of [
    'wc_a_params',
    'wc_b_params',
    'wc_c_params',
    'wc_d_params',
    'other',
    'DBData',
    'ShopEngineSaleVariations',
  ])
    delete page[name];
});

describe('globals of another page', () => {
  it('are found in every way in which that page may declare them', () => {
    take(
      '/* <![CDATA[ */\nvar wc_a_params = {"a":"1"};\n/* ]]> */',
      'let wc_b_params={"b":["x"]}; const wc_c_params = {};window.wc_d_params = {"d":"4"}',
    );
    expect(pageGlobal('wc_a_params')).toEqual({ a: '1' });
    expect(pageGlobal('wc_b_params')).toEqual({ b: ['x'] });
    expect(page.wc_c_params).toEqual({});
    expect(pageGlobal('wc_d_params')).toEqual({ d: '4' });
  });

  it('may contain braces, quotes and words that look like the next global', () => {
    const values = { text: 'a "quoted\\" }] var wc_b_params = {"b":1};', deep: { list: [{}, []] } };
    take(`var wc_a_params = ${JSON.stringify(values)}; var other = 1;`);
    expect(pageGlobal('wc_a_params')).toEqual(values);
    expect('other' in page).toBe(false);
  });

  it('do not replace this page’s own globals, nor those of its config script', () => {
    setPage({ globals: { wc_b_params: { whose: 'ours' } } });
    page.wc_a_params = { whose: 'ours' };
    take('var wc_a_params = {"whose":"theirs"}; var wc_b_params = {"whose":"theirs"};');
    config({ wc_a_params: { whose: 'theirs' } });
    expect([pageGlobal('wc_a_params'), pageGlobal('wc_b_params')]).toEqual([{ whose: 'ours' }, { whose: 'ours' }]);
    expect('wc_b_params' in page).toBe(false);
  });

  it.each([
    ['code', 'var wc_a_params = {"a": alert(1)};'],
    ['no whole object', 'var wc_a_params = {"a": {'],
    ['no object', 'var wc_a_params = "x"; var wc_b_params = 5;'],
    ['another name', 'var other = {"a":"1"}; var location = {"href":"/"};'],
    ['a property', 'page.wc_a_params = {"a":"1"};'],
  ])('are left out where there is %s', (_what, script) => {
    take(script);
    expect(['wc_a_params', 'wc_b_params', 'other'].filter((name) => name in page)).toEqual([]);
  });

  it('of a config script are taken whatever their names, except names of the browser’s own globals', () => {
    const { location } = window;
    config({ DBData: { text: 'x' }, location: { href: '/elsewhere/' } });
    expect(pageGlobal('DBData')).toEqual({ text: 'x' });
    expect(window.location).toBe(location);
    expect(() =>
      takePageParams(
        parseHtml('<script data-islands-config>{"globals":</script><script data-islands-config>null</script>'),
      ),
    ).not.toThrow();
  });

  it('are never run', () => {
    take('window.wc_a_params = {"a":"1"}; window.other = true;');
    expect('other' in page).toBe(false);
  });
});

describe('percentages of variations', () => {
  it('of several products stand side by side', () => {
    take('let ShopEngineSaleVariations = {"11":20};');
    take('let ShopEngineSaleVariations = {"21":35};');
    take('let ShopEngineSaleVariations = [];');
    config({ ShopEngineSaleVariations: { 31: 40 } });
    expect([11, 21, 31, 41].map(salePercent)).toEqual([20, 35, 40, 0]);
  });
});
