import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AREA_SLIDE, REMOVE_AFTER } from '../../widgets/campaign/contract';
import { dismissArea } from '../../widgets/campaign/page/area';
import { find, showFixture } from '../helpers/fixture';
import { ask, clock, freshCampaigns, HOUR, lazy, run, settings, shop, showBy, stops, WAYS } from './campaign.page';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

freshCampaigns();

describe.each(WAYS)('an area, shown by the %s', (way) => {
  const area = () => find('.wcct_header_area');
  const isShown = () => area().classList.contains('loaded');
  const appear = () => clock.advance(1500);
  beforeEach(() => {
    showBy(way);
    showFixture('campaign');
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  });

  it('comes after half a second and its delay, and makes room for itself', async () => {
    run();
    await clock.advance(1499);
    expect(isShown()).toBe(false);
    expect(document.body.style.marginTop).toBe('');
    await clock.advance(1);
    expect(isShown()).toBe(true);
    expect(document.body.style.marginTop).toBe('48px');
  });

  it('stands under staff’s toolbar where that stays on the screen', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="wpadminbar" style="position:fixed"></div>');
    run();
    await appear();
    expect(area().style.getPropertyValue('--shop-islands-campaign-top')).toBe('48px');
    expect(document.documentElement.style.scrollPaddingTop).toBe('96px');
  });

  it('waits for what the shop says of its campaign, and does not come when that is over', async () => {
    settings({ refresh_timings: 'yes' });
    let answer = (_left: number) => {};
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    run();
    await clock.advance(HOUR / 60);
    expect(isShown()).toBe(false);
    answer(0);
    await clock.advance(0);
    expect(isShown()).toBe(false);
    await clock.advance(AREA_SLIDE);
    expect(document.querySelector('.wcct_header_area')).toBeNull();
  });

  it('is closed by its button, for as long as that says', async () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    run();
    await appear();
    dismissArea(find('.wcct_close'));
    expect(isShown()).toBe(false);
    expect(document.body.style.marginTop).toBe('');
    expect(written).toEqual(['wcct_sticky_header_981=1;max-age=3600;path=/;SameSite=Lax']);
  });

  it('does not come while its cookie is there', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a visit before left it
    document.cookie = 'wcct_sticky_header_981=1; path=/';
    run();
    await appear();
    expect(isShown()).toBe(false);
  });

  it('that is closed before it has come does not come', async () => {
    run();
    lazy.onIntent?.({ type: 'click', target: find('.wcct_close'), submitter: null, store: undefined as never });
    await appear();
    expect(isShown()).toBe(false);
  });

  it('has a name, and a close button with a role and a name', () => {
    run();
    expect([area().getAttribute('role'), area().getAttribute('aria-label')]).toEqual(['region', 'Offer at the top']);
    const button = find('.wcct_close');
    expect([button.getAttribute('role'), button.getAttribute('aria-label'), button.tabIndex]).toEqual([
      'button',
      'Close',
      0,
    ]);
  });

  it('is shown once for each edge', async () => {
    document.body.append(area().cloneNode(true));
    run();
    await appear();
    expect(document.querySelectorAll('.wcct_header_area.loaded')).toHaveLength(1);
  });

  it('closes at the campaign’s end, which is not remembered, and is removed a second later', async () => {
    for (const one of document.querySelectorAll<HTMLElement>('.wcct_timer_wrap')) one.dataset.left = '5';
    run();
    await appear();
    expect(isShown()).toBe(true);
    await clock.advance(3500);
    expect(isShown()).toBe(false);
    expect(document.cookie).not.toContain('wcct_sticky');
    await clock.advance(REMOVE_AFTER);
    expect(document.querySelector('.wcct_header_area')).toBeNull();
  });

  it('slides out before it is removed when the shop says that nothing is left', async () => {
    settings({ refresh_timings: 'yes' });
    shop.set('981', 0);
    run();
    await clock.advance(AREA_SLIDE - 1);
    expect(document.querySelector('.wcct_header_area')).not.toBeNull();
    await clock.advance(1);
    expect(document.querySelector('.wcct_header_area')).toBeNull();
  });

  it('gives its room back when it leaves the page', async () => {
    run();
    await appear();
    for (const stop of stops) stop?.();
    expect(document.body.style.marginTop).toBe('');
  });
});
