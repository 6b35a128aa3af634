import { describe, expect, it, vi } from 'vitest';
import { loadFramesEmpty } from '../helpers/browser';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { freshConsent, HOST, load } from './consent.page';

freshConsent();

describe('a frame that waits', () => {
  it.each([
    [560, 315, '560px', '315px'],
    [0, 0, '', ''],
  ])(
    'of %s by %s pixels keeps its room, and in a closed tab the note has what it needs',
    async (width, height, inlineSize, blockSize) => {
      loadFramesEmpty();
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
      await load(`${HOST}<iframe data-consent="functional" data-src="/film/"></iframe>`);
      expect(find('.shop-islands-consent-waiting').style).toMatchObject({ inlineSize, blockSize });
    },
  );
});

describe('an element that waits on a page without a banner', () => {
  it('does not start, and the shop learns why', async () => {
    const { problems } = setPage();
    await load('<img alt="" data-consent="analytics" data-src="/pixel.svg">');
    expect(find('img').hasAttribute('src')).toBe(false);
    expect(problems.map(({ what }) => what)).toEqual([
      'Something waits for consent, and nothing on the page asks for it.',
    ]);
  });
});
