import { describe, expect, it } from 'vitest';
import { readTrigger } from '../../widgets/quick-view/read';
import { find, showFixture } from '../helpers/fixture';
import { PAGE, PRODUCT } from './quick-view.store';

describe('a quick view’s trigger', () => {
  const read = (html: string) => {
    document.body.innerHTML = html;
    return readTrigger(find('a'), PAGE);
  };

  it('names its product, and how it is shown', () => {
    showFixture('quick-view');
    const [first, second] = [...document.querySelectorAll('.shopengine-quickview-trigger')] as [Element, Element];
    expect(readTrigger(first, PAGE)).toEqual({ address: PRODUCT, name: 'Ashfall Kingdoms', isNative: false });
    expect(readTrigger(second, PAGE)).toEqual({
      address: 'https://shop.example/product/wireless-controller/',
      name: 'Wireless controller',
      isNative: true,
    });
  });

  it('may have only its href, or be damaged', () => {
    expect(read('<a href="/product/x/">x</a>')).toEqual({
      address: 'https://shop.example/product/x/',
      name: '',
      isNative: false,
    });
    expect(read('<a data-source-url=" " href="../product/x/" data-quick-view="native">x</a>')).toMatchObject({
      address: 'https://shop.example/product/x/',
      isNative: true,
    });
  });

  it.each([
    ['another site', 'https://elsewhere.example/product/x/'],
    ['another scheme', 'javascript:alert(1)'],
    ['mail', 'mailto:a@shop.example'],
    ['the same site without encryption', 'http://shop.example/product/x/'],
    ['an anchor', '#product'],
    ['nothing', ''],
    ['no address', 'https://'],
  ])('that leads to %s is left to the browser', (_what, source) => {
    expect(read(`<a data-source-url="${source}" href="${source}">x</a>`)).toBeUndefined();
  });
});
