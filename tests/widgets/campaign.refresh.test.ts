import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../helpers/fixture';
import {
  adopt,
  ask,
  asked,
  clear,
  clock,
  END,
  freshCampaigns,
  HOUR,
  LEFT,
  MINUTE,
  page,
  run,
  SECOND,
  settings,
  shop,
  show,
  showBy,
  stops,
  timerHtml,
  timers,
  WAYS,
  words,
  wrap,
} from './campaign.page';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

freshCampaigns();

describe.each(WAYS)('the refresh, shown by the %s', (way) => {
  beforeEach(() => {
    showBy(way);
    settings({ refresh_timings: 'yes' });
  });

  it('asks once for each campaign, with the end of the campaign’s first timer', async () => {
    show(
      timerHtml() +
        timerHtml({ type: 'grid' }).replace(END, '1') +
        timerHtml({ campaign: '982' }) +
        timerHtml({ campaign: '' }),
    );
    await clock.advance(0);
    expect(asked).toEqual([`981 ${END}`, `982 ${END}`]);
  });

  it.each([
    [{ refresh_timings: 'no' }, 0],
    [{ reload_page_on_timer_ends: 'no' }, 0],
    // A filter that returns false prints "". The plugin's own script makes its call then.
    [{ refresh_timings: '' }, 1],
  ])('with the settings %j makes %i calls', async (values, times) => {
    page.config.globals = { wcct_data: values };
    show(timerHtml());
    await clock.advance(0);
    expect(asked).toHaveLength(times);
  });

  it('corrects all of the campaign’s timers that show over ten seconds too much', async () => {
    shop.set('981', LEFT - 60);
    show(timerHtml() + timerHtml({ type: 'grid' }) + timerHtml({ campaign: '982' }));
    await clock.advance(0);
    expect([...document.querySelectorAll('.wcct_timer_wrap')].map((one) => words(one))).toEqual([
      '01days 02hrs 02mins 04secs',
      '01days 02hrs 02mins 04secs',
      '01days 02hrs 03mins 04secs',
    ]);
    expect(wrap().dataset.left).toBe(`${LEFT - 60}`);
    await clock.advance(SECOND);
    expect(words()).toBe('01days 02hrs 02mins 03secs');
  });

  it.each([LEFT - 10, LEFT, LEFT + 500])('leaves timers alone when the shop says %s seconds', async (left) => {
    shop.set('981', left);
    show(timerHtml());
    await clock.advance(0);
    expect(words()).toBe('01days 02hrs 03mins 04secs');
  });

  it('still counts for a timer that is moved to another place afterwards', async () => {
    shop.set('981', LEFT - 60);
    show(timerHtml());
    await clock.advance(MINUTE);
    stops.push(adopt(find('.wcct_timer')));
    expect(words()).toBe('01days 02hrs 01mins 04secs');
  });

  it('corrects a timer that comes later, as from an old cart fragment, by the same answer', async () => {
    shop.set('981', LEFT);
    show(`<main></main>${timerHtml()}`);
    await clock.advance(MINUTE);
    find('main').innerHTML = timerHtml({ type: 'cart', left: LEFT + HOUR / SECOND });
    run(find('main'));
    await clock.advance(0);
    expect(words(find('main .wcct_timer_wrap'))).toBe('01days 02hrs 02mins 04secs');
    expect(asked).toHaveLength(1);
  });

  it.each(['single', 'grid', 'cart', 'cart_table', 'unheard-of', 'constructor'])(
    'removes a timer of type %s at once when nothing is left',
    async (type) => {
      shop.set('981', 0);
      show(`<main>${timerHtml({ type })}<p>Stays</p></main>`);
      await clock.advance(0);
      expect(timers()).toBe(0);
      expect(words(find('main'))).toBe('Stays');
      expect(clear).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['counter_bar', 'wcct_counter_bar'],
    ['info_notice', 'woocommerce-info'],
    ['custom_text', 'wcct_custom_text'],
  ])('removes the frame around a %s timer when nothing is left', async (type, frame) => {
    shop.set('981', 0);
    show(`<div class="${frame}">Hurry ${timerHtml({ type })}</div>`);
    await clock.advance(0);
    expect(document.querySelector(`.${frame}`)).toBeNull();
  });

  it('removes a timer whose time has not come', async () => {
    shop.set('981', 7300).set('982', 7200);
    show(
      timerHtml({ left: 7305, more: 'data-delay="7200"' }) +
        timerHtml({ campaign: '982', left: 7205, more: 'data-delay="7200"' }),
    );
    await clock.advance(0);
    expect([...document.querySelectorAll('.wcct_timer')].map((one) => (one as HTMLElement).dataset.campaignId)).toEqual(
      ['982'],
    );
  });

  it('without a number changes nothing', async () => {
    shop.set('981', undefined);
    show(timerHtml());
    await clock.advance(0);
    expect(words()).toBe('01days 02hrs 03mins 04secs');
  });

  it('that fails is reported to developers once, and timers go on', async () => {
    ask.mockRejectedValue(new Error('no'));
    show(timerHtml() + timerHtml());
    await clock.advance(SECOND);
    expect(words()).toBe('01days 02hrs 03mins 03secs');
    expect(page.problems.map(({ island: name }) => name)).toEqual(['campaign']);
  });

  it('does nothing to a timer that has left meanwhile', async () => {
    let answer = (_left: number) => {};
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    show(timerHtml());
    const gone = find('.wcct_timer');
    await clock.advance(0);
    gone.remove();
    answer(LEFT - 600);
    await clock.advance(0);
    expect(words(gone)).toContain('03mins 04secs');
  });
});
