import { describe, expect, it, vi } from 'vitest';
import { SKINS } from '../../widgets/campaign/contract';
import { createLivePart } from '../../widgets/campaign/live';
import { readHost } from '../../widgets/campaign/read';
import { find, showFixture } from '../helpers/fixture';
import { clock, freshCampaigns, seen, show, showBy, timerHtml, words, wrap } from './campaign.page';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

freshCampaigns();

describe('the view that takes over', () => {
  it.each(SKINS)('changes nothing that the store has shown: %s', async (skin) => {
    const look = () => [
      words(),
      wrap().innerHTML.replace(/ style="[^"]*"/g, ''),
      wrap().getAttribute('role'),
      wrap().getAttribute('aria-label'),
    ];
    showBy('store');
    show(timerHtml({ skin }));
    const before = look();
    showBy('view');
    show(timerHtml({ skin }));
    expect(look()).toEqual(before);
  });

  it('is not needed for a bar that has come into sight, because that fills by itself', () => {
    showBy('store');
    showFixture('campaign');
    const host = find('.wcct_counter_bar');
    const { $isShown, stop } = createLivePart(readHost(host), host, clock);
    expect($isShown.get()).toBe(true);
    for (const come of seen) come();
    expect($isShown.get()).toBe(false);
    stop();
  });
});
