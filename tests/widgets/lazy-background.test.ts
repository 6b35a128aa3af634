import { describe, expect, it } from 'vitest';
import lazyBackground from '../../widgets/lazy-background';
import { readPicture } from '../../widgets/lazy-background/read';
import { find, showFixture } from '../helpers/fixture';

const adopt = (selector: string) => lazyBackground.mode === 'enhance' && lazyBackground.adopt?.(find(selector));

describe('a block near the view', () => {
  it('gets its background, whichever version printed it', () => {
    showFixture('lazy-background');
    adopt('.e-con');
    adopt('[data-e-bg-lazyload]');
    expect(find('.e-con').classList.contains('e-lazyloaded')).toBe(true);
    expect(find('[data-e-bg-lazyload]').classList.contains('lazyloaded')).toBe(true);
  });

  it.each([
    ['.overlay', true],
    ['.elsewhere', false],
    ['[', false],
  ])('of an older version can name the element with the background: %s', (selector, isTold) => {
    showFixture('lazy-background');
    const block = find('[data-e-bg-lazyload]');
    block.setAttribute('data-e-bg-lazyload', selector);
    block.insertAdjacentHTML('afterbegin', '<div class="overlay"></div>');
    adopt('[data-e-bg-lazyload]');
    expect([block, find('.overlay')].map(({ classList }) => classList.contains('lazyloaded'))).toEqual([true, isTold]);
  });

  it('that a theme prints itself gets its picture', () => {
    showFixture('lazy-background');
    adopt('[data-island]');
    expect(find('[data-island]').style.backgroundImage).toContain('ashfall-kingdoms');
  });

  it.each([
    ['/a.svg', /\/a\.svg$/],
    ['https://cdn.example/a.svg', /^https:\/\/cdn\.example\/a\.svg$/],
    ['javascript:alert(1)', /^$/],
    ['data:image/svg+xml,x', /^$/],
    ['', /^$/],
  ])('gets the picture %j only where its address may be fetched', (address, expected) => {
    showFixture('lazy-background');
    find('[data-island]').dataset.background = address;
    expect(readPicture(find('[data-island]'))).toMatch(expected);
  });
});
