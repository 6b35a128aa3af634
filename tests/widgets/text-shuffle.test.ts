import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adopt, start } from '../../widgets/text-shuffle/enhance';
import { pictureCount, shuffled } from '../../widgets/text-shuffle/rules';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { createSight } from '../helpers/sight';

const sight = createSight();
let clock: FakeClock;

beforeEach(() => {
  showFixture('text-shuffle');
  clock = createClock();
  start();
});

const host = () => find('[data-island="text-shuffle"]');
const TEXT = 'Level 7: The Ashen Gate';
const PRINTED = 'Level 7: <em>The Ashen Gate</em>';

describe('mixed letters', () => {
  it('are of the same kind as the text’s own, and spaces stay', () => {
    expect(shuffled('Ab 1!', 5, () => 0)).toBe('Aa 0.');
    expect(shuffled('Ab 1!', 5, () => 0.999)).toBe('Zz 9#');
  });

  it('are eight at a time, and the text before them is final', () => {
    expect(shuffled('abcdefghijkl', 10, () => 0.999)).toBe('abzzzzzzzz');
    expect(shuffled('abc', pictureCount('abc'), () => 0.999)).toBe('abc');
  });

  it('are the text’s own in scripts without capitals, and never split a sign', () => {
    expect(shuffled('東京🎮', 3, () => 0.5)).toBe('東京🎮');
  });
});

describe('a text', () => {
  it('emerges once it is seen, with all its markup', async () => {
    adopt(host(), clock);
    await clock.advance(5000);
    expect(host().innerHTML).toBe(PRINTED);
    sight.show(host());
    await clock.advance(400);
    expect(find('[aria-hidden]', host()).textContent).toHaveLength(11);
    await clock.advance(40 * pictureCount(TEXT));
    expect(host().innerHTML).toBe(PRINTED);
  });

  it('stays as it is when the shopper scrolls past it, and emerges when it is seen', async () => {
    adopt(host(), clock);
    sight.pass(host());
    expect(host().innerHTML).toBe(PRINTED);
    sight.show(host());
    expect(find('[aria-hidden]', host()).textContent).not.toBe(TEXT);
  });

  it('ends as it was printed in a copy that a carousel makes while the letters are mixed', async () => {
    adopt(host(), clock);
    sight.show(host());
    const copy = host().cloneNode(true) as HTMLElement;
    host().after(copy);
    adopt(copy, clock);
    sight.show(copy);
    await clock.advance(80 * pictureCount(TEXT));
    expect(copy.textContent).toBe(TEXT);
    expect(copy.querySelector('[aria-hidden],.shop-islands-text-shuffle-said')).toBeNull();
  });

  it('can be read by screen readers all the time', () => {
    adopt(host(), clock);
    sight.show(host());
    expect(find('.shop-islands-text-shuffle-said').textContent).toBe(TEXT);
  });

  it('is restored when it leaves the page meanwhile', async () => {
    const stop = adopt(host(), clock);
    sight.show(host());
    await clock.advance(200);
    stop?.();
    expect(host().innerHTML).toBe(PRINTED);
    host().append('!');
    await clock.advance(5000);
    expect(host().innerHTML).toBe(`${PRINTED}!`);
  });

  it('is restored when it is adopted again meanwhile', async () => {
    adopt(host(), clock);
    sight.show(host());
    await clock.advance(200);
    adopt(host(), clock);
    sight.show(host());
    await clock.advance(5000);
    expect(host().innerHTML).toBe(PRINTED);
  });

  it('stays as it is where motion is to be reduced', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(adopt(host(), clock)).toBeUndefined();
    expect(sight.isWatched(host())).toBe(false);
  });
});
