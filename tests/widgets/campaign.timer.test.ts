import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../helpers/fixture';
import { settle } from '../helpers/settle';
import { translate } from '../helpers/translate';
import {
  adopt,
  clock,
  freshCampaigns,
  HOUR,
  MINUTE,
  page,
  SECOND,
  see,
  seen,
  show,
  showBy,
  stops,
  timerHtml,
  WAYS,
  words,
  wrap,
} from './campaign.page';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

freshCampaigns();

describe.each(WAYS)('a timer, shown by the %s', (way) => {
  beforeEach(() => {
    showBy(way);
  });

  it('counts from the printed seconds, whatever the visitor’s clock says', async () => {
    show(timerHtml());
    expect(words()).toBe('01days 02hrs 03mins 04secs');
    await clock.advance(SECOND);
    expect(words()).toBe('01days 02hrs 03mins 03secs');
    await clock.advance(4 * SECOND);
    expect(words()).toBe('01days 02hrs 02mins 59secs');
  });

  it('lets the seconds pulse, and the minutes when they change', async () => {
    show(timerHtml({ skin: 'round_fill', left: 61 }));
    const pulsing = () =>
      [...wrap().querySelectorAll('.wcct_wrap_border')].map((border) => border.classList.contains('wcct_pulse'));
    expect(pulsing()).toEqual([false, false, false, true]);
    await clock.advance(SECOND);
    expect(pulsing()).toEqual([false, false, true, true]);
    await clock.advance(SECOND);
    expect(pulsing()).toEqual([false, false, false, true]);
  });

  it('writes only the digits that change, into the same nodes', async () => {
    show(timerHtml({ skin: 'square_fill' }));
    const nodes = [...wrap().querySelectorAll('span')];
    const writes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { type, target } of records) writes.push(`${type} ${target.textContent}`);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    await clock.advance(3 * SECOND);
    await settle();
    expect(writes).toHaveLength(3);
    expect([...wrap().querySelectorAll('span')]).toEqual(nodes);
    observer.disconnect();
  });

  it.each(['default', 'highlight_1', 'round_fill'])(
    'goes on where a browser has translated the page: %s',
    async (skin) => {
      show(timerHtml({ skin }));
      translate(wrap());
      await clock.advance(SECOND);
      expect(words()?.match(/\d+/g)).toEqual(['01', '02', '03', '03']);
      await clock.advance(MINUTE);
      expect(words()?.match(/\d+/g)).toEqual(['01', '02', '02', '03']);
    },
  );

  it('stands still while nobody sees the page, and is right when the shopper comes back', async () => {
    show(timerHtml());
    see(false);
    await clock.advance(HOUR);
    expect(words()).toBe('01days 02hrs 03mins 04secs');
    see(true);
    await settle();
    expect(words()).toBe('01days 01hrs 03mins 04secs');
  });

  it('goes on when it is moved, and when it is copied', async () => {
    show(timerHtml());
    await clock.advance(MINUTE);
    const copy = find('.wcct_timer').cloneNode(true) as HTMLElement;
    document.body.append(copy);
    stops.push(adopt(copy));
    stops.push(adopt(find('.wcct_timer')));
    await settle();
    expect([words(), words(copy.querySelector('.wcct_timer_wrap') as Element)]).toEqual(
      Array(2).fill('01days 02hrs 02mins 04secs'),
    );
  });

  it('stops, and gives back the server’s content, when it leaves the page', async () => {
    show(timerHtml());
    stops.pop()?.();
    expect(words()).toBe('');
    await clock.advance(HOUR);
    expect([words(), wrap().hasAttribute('role')]).toEqual(['', false]);
  });

  it('that breaks on a browser’s translation at the end does not take other timers along', async () => {
    show(timerHtml() + timerHtml({ skin: 'square_fill' }));
    translate(wrap());
    stops.shift()?.();
    await clock.advance(SECOND);
    expect(words(document.querySelectorAll('.wcct_timer_wrap')[1])).toBe('01 days02 hrs03 mins03 secs');
    expect(words()).toBe('');
  });

  it('is left as printed when its campaign is over', () => {
    show('<div class="wcct_timer wcct_countdown_timer" data-campaign-id="981"><p>See you next year</p></div>');
    expect(words(find('.wcct_timer'))).toBe('See you next year');
    expect(page.problems).toEqual([]);
  });

  it.each(['default', 'square_fill', 'highlight_1'])(
    'with the skin %s goes on in a translated page when one of its units disappears',
    async (skin) => {
      show(timerHtml({ skin, left: 3601, more: 'data-is_days="no" data-is_hrs="no"' }));
      expect(words()).toContain('hrs');
      // Puts each text into an element of its own, as browsers do that translate a page.
      const texts = document.createTreeWalker(wrap(), NodeFilter.SHOW_TEXT);
      const labels: Text[] = [];
      while (texts.nextNode())
        if (/[a-z]/.test(texts.currentNode.nodeValue ?? '')) labels.push(texts.currentNode as Text);
      for (const label of labels) {
        const font = document.createElement('font');
        label.replaceWith(font);
        font.append(label);
      }
      await clock.advance(2 * SECOND);
      await settle();
      expect(words()).not.toContain('hrs');
      expect(words()).toMatch(/59 ?mins/);
      expect(page.problems).toEqual([]);
    },
  );

  it('runs beside hundreds of others on one clock', async () => {
    show(timerHtml({ skin: 'square_fill' }).repeat(200));
    const shown = () => [...document.querySelectorAll('.wcct_timer_wrap')].map((one) => words(one));
    await settle();
    expect(new Set(shown()).size).toBe(1);
    // After this time each timer has been updated at least once.
    await clock.advance(10 * SECOND);
    const before = shown();
    await clock.advance(SECOND);
    expect(shown().filter((text, index) => text !== before[index])).toHaveLength(20);
    for (const come of seen) come();
    await settle();
    expect(new Set(shown())).toEqual(new Set(['01 days02 hrs02 mins53 secs']));
    await clock.advance(SECOND);
    expect(new Set(shown())).toEqual(new Set(['01 days02 hrs02 mins52 secs']));
  });
});
