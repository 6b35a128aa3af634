import { beforeEach, describe, expect, it, vi } from 'vitest';
import templateScroll from '../../widgets/template-scroll';
import { visitAddress } from '../helpers/browser';
import { showFixture } from '../helpers/fixture';

let shown: (string | null)[] = [];

beforeEach(() => {
  showFixture('template-scroll');
  shown = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.getAttribute('data-elementor-id'));
  });
});

const visit = (address: string) => {
  visitAddress(address);
  if (templateScroll.mode === 'enhance') templateScroll.start?.();
};

describe('an address that names a template', () => {
  it('scrolls the page to the template', () => {
    visit('/shop/?a=1&theme_template_id=353#games');
    expect(shown).toEqual(['353']);
  });

  it.each([
    '',
    '?theme_template_id=',
    '?theme_template_id=9',
    '?theme_template_id=12"],*',
    '?theme_template_id=%',
    '?theme_template_id[]=12',
  ])('but is %j leaves the page alone', (query) => {
    visit(`/shop/${query}`);
    expect(shown).toEqual([]);
  });

  it('leaves a page alone that has been scrolled already', () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1);
    visit('/shop/?theme_template_id=353');
    expect(shown).toEqual([]);
  });
});
