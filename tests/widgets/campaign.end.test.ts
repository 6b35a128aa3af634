import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELOAD_AFTER, RELOADED_KEY, REMOVE_AFTER } from '../../widgets/campaign/contract';
import {
  clear,
  clock,
  END,
  freshCampaigns,
  HOUR,
  MINUTE,
  nextPage,
  page,
  reload,
  SECOND,
  see,
  seen,
  settings,
  show,
  showBy,
  timerHtml,
  timers,
  WAYS,
  words,
} from './campaign.page';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

freshCampaigns();

describe.each(WAYS)('the end, shown by the %s', (way) => {
  let ends: unknown[];
  const listen = ({ detail }: Event & { detail?: unknown }) => ends.push(detail);
  beforeEach(() => {
    showBy(way);
    ends = [];
    document.addEventListener('island:campaign:ended', listen);
  });
  afterEach(() => document.removeEventListener('island:campaign:ended', listen));

  it('shows zero, comes once for all timers of a campaign, and takes them away after a second', async () => {
    show(timerHtml({ left: 2 }).repeat(3));
    await clock.advance(2 * SECOND - 1);
    expect(words()).toBe('00days 00hrs 00mins 01secs');
    await clock.advance(1);
    expect(words()).toBe('00days 00hrs 00mins 00secs');
    expect(clear).toHaveBeenCalledTimes(1);
    await clock.advance(REMOVE_AFTER - 1);
    expect(timers()).toBe(3);
    await clock.advance(1);
    expect(timers()).toBe(0);
    await clock.advance(HOUR);
    expect(clear).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    expect(ends).toEqual(Array(3).fill({ campaign: '981' }));
  });

  it('comes at once for a timer that was over when the page loaded', async () => {
    show(timerHtml({ left: -5 }));
    expect(clear).toHaveBeenCalledTimes(1);
    await clock.advance(REMOVE_AFTER);
    expect(timers()).toBe(0);
  });

  it('comes once for a timer that comes into sight afterwards', async () => {
    show(timerHtml({ left: 0 }));
    for (const come of seen) come();
    await clock.advance(REMOVE_AFTER);
    expect(ends).toEqual([{ campaign: '981' }]);
  });

  it('comes when the shopper returns to a page that nobody saw at the end', async () => {
    show(timerHtml({ left: 2 }));
    see(false);
    await clock.advance(HOUR);
    expect(clear).not.toHaveBeenCalled();
    see(true);
    expect(clear).toHaveBeenCalledTimes(1);
    see(false);
    see(true);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('comes once for a campaign whose timers show different times', async () => {
    show(timerHtml({ left: 2 }) + timerHtml({ left: 60 }));
    await clock.advance(2 * MINUTE);
    expect(timers()).toBe(0);
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('of several campaigns together empties the caches once, and again for one that ends later', async () => {
    show(timerHtml({ left: 2 }) + timerHtml({ left: 2, campaign: '982' }) + timerHtml({ left: 60, campaign: '983' }));
    await clock.advance(2 * SECOND);
    expect(clear).toHaveBeenCalledTimes(1);
    await clock.advance(MINUTE);
    expect(clear).toHaveBeenCalledTimes(2);
  });

  it('comes for each of several timers that name no campaign', async () => {
    settings({ reload_page_on_timer_ends: 'yes' });
    const one = (left: number, end: string) => timerHtml({ left, campaign: '' }).replace(END, end);
    show(one(2, '1798761600') + one(2, '1798761600') + one(60, '1798761658'));
    await clock.advance(2 * SECOND + RELOAD_AFTER);
    expect([clear.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
    await clock.advance(MINUTE);
    expect([clear.mock.calls.length, reload.mock.calls.length]).toEqual([2, 2]);
  });

  it('reloads the page after two seconds where the shop wants that', async () => {
    settings({ reload_page_on_timer_ends: 'yes' });
    show(timerHtml({ left: 2 }).repeat(2) + timerHtml({ left: 2, campaign: '982' }));
    await clock.advance(2 * SECOND + RELOAD_AFTER - 1);
    expect(reload).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['', '1', undefined])(
    'does not reload the page where the setting is %j instead of “yes” (SPEC 3.6)',
    async (value) => {
      page.config.globals = {
        wcct_data: { refresh_timings: 'no', ...(value !== undefined && { reload_page_on_timer_ends: value }) },
      };
      show(timerHtml({ left: 0 }));
      await clock.advance(RELOAD_AFTER);
      expect([clear.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    },
  );

  it('reloads once for each campaign in a visit, even if a cached page says again that the campaign is over', async () => {
    for (let visit = 0; visit < 3; visit++) {
      nextPage();
      settings({ reload_page_on_timer_ends: 'yes' });
      show(timerHtml({ left: 0 }));
      await clock.advance(RELOAD_AFTER);
    }
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(RELOADED_KEY)).toBe('981');
    expect(clear).toHaveBeenCalledTimes(3);
  });

  it('does not reload where the storage cannot note it', async () => {
    const setItem = () => {
      throw new Error('full');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
    settings({ reload_page_on_timer_ends: 'yes' });
    show(timerHtml({ left: 0 }));
    await clock.advance(RELOAD_AFTER);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['class="checkout"', 'id="order_review"'])(
    'does not reload while an order is on its way, because its answer would be lost (%s)',
    async (form) => {
      settings({ reload_page_on_timer_ends: 'yes' });
      show(`${timerHtml({ left: 0 })}<form ${form}></form>`);
      document.querySelector('form')?.classList.add('processing');
      await clock.advance(HOUR);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('does not reload while WooCommerce’s block checkout places an order', async () => {
    settings({ reload_page_on_timer_ends: 'yes' });
    const button = 'wc-block-components-checkout-place-order-button';
    show(
      `${timerHtml({ left: 0 })}<div class="wp-block-woocommerce-checkout"><button class="${button}"></button></div>`,
    );
    document.querySelector(`.${button}`)?.classList.add(`${button}--loading`);
    await clock.advance(HOUR);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when a listener cancels it', async () => {
    settings({ reload_page_on_timer_ends: 'yes' });
    const cancel = (event: Event) => event.preventDefault();
    document.addEventListener('island:campaign:ended', cancel);
    show(timerHtml({ left: 0 }));
    await clock.advance(RELOAD_AFTER);
    expect(reload).not.toHaveBeenCalled();
    document.removeEventListener('island:campaign:ended', cancel);
  });
});
