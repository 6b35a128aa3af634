import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FILL_AFTER } from '../../widgets/campaign/contract';
import { find, showFixture } from '../helpers/fixture';
import { settle } from '../helpers/settle';
import { by, clock, freshCampaigns, passed, run, seen, showBy, stops, WAYS } from './campaign.page';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

freshCampaigns();

describe.each(WAYS)('a counter bar, shown by the %s', (way) => {
  const fill = () => find('.wcct_progress_bar');
  beforeEach(() => {
    showBy(way);
    showFixture('campaign');
  });

  it('is shown, and fills 200 ms after it has come into sight', async () => {
    run();
    expect(find('.wcct_counter_bar').classList).toContain('shop-islands-campaign-bar');
    expect(fill().style.width).toBe('');
    for (const come of seen) come();
    expect(find('.wcct_progress_aria').classList).toContain('wcct_bar_active');
    await clock.advance(FILL_AFTER - 1);
    expect(fill().style.width).toBe('');
    await clock.advance(1);
    await settle();
    expect(fill().style.width).toBe('37.5%');
  });

  it('is drawn by React where the view is there, keeps the server’s class names and attributes, and ends with the server’s', async () => {
    const server = fill();
    const before = server.cloneNode() as HTMLElement;
    run();
    expect(fill()).toBe(server);
    for (const come of seen) come();
    await settle();
    expect([fill() === server, fill().className, fill().dataset.id, fill().getAttribute('aria-valuenow')]).toEqual([
      by === 'store',
      before.className,
      before.dataset.id,
      '37.50',
    ]);
    await clock.advance(FILL_AFTER);
    for (const stop of stops.splice(0)) stop?.();
    expect([fill(), server.style.width]).toEqual([server, '37.5%']);
    run();
    expect(fill()).toBe(server);
  });

  it('fills when the shopper has scrolled past it before its code came', async () => {
    run();
    for (const go of passed) go();
    await clock.advance(FILL_AFTER);
    await settle();
    expect(fill().style.width).toBe('37.5%');
  });

  it('has a name, unless the shop gave it one', () => {
    run();
    expect(fill().getAttribute('aria-label')).toBe('Stock sold');
    showFixture('campaign');
    fill().className = 'wcct_progress_bar wcct_bar_orientation_rtl';
    run();
    expect(fill().getAttribute('aria-label')).toBe('Stock left');
    showFixture('campaign');
    fill().setAttribute('aria-label', 'Sold so far');
    run();
    expect(fill().getAttribute('aria-label')).toBe('Sold so far');
  });

  it('is shown without its fill too', () => {
    fill().remove();
    run();
    expect(find('.wcct_counter_bar').classList).toContain('shop-islands-campaign-bar');
    for (const come of seen) come();
    expect(find('.wcct_progress_aria').classList).not.toContain('wcct_bar_active');
  });
});
