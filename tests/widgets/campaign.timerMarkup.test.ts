import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../helpers/fixture';
import { clock, freshCampaigns, SECOND, show, showBy, timerHtml, WAYS, words, wrap } from './campaign.page';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

freshCampaigns();

describe.each(WAYS)('a timer, shown by the %s', (way) => {
  beforeEach(() => {
    showBy(way);
  });

  it('leaves the shop’s text beside it', () => {
    show(timerHtml());
    expect(find('.wcct_timer p').textContent).toBe('Prices rise');
  });

  it('leaves days and hours out at zero where the shop wants that', async () => {
    const more = 'data-is_days="no" data-is-hrs="no"';
    show(timerHtml({ left: 86_401, more }));
    expect(words()).toBe('01days 00hrs 00mins 01secs');
    await clock.advance(2 * SECOND);
    expect(words()).toBe('23hrs 59mins 59secs');
    show(timerHtml({ left: 3601, more }));
    expect(words()).toBe('01hrs 00mins 01secs');
    await clock.advance(2 * SECOND);
    expect(words()).toBe('59mins 59secs');
  });

  it.each([
    ['days', 'day'],
    ['hrs', 'hr'],
    ['mins', 'min'],
    ['secs', 'sec'],
  ])('has a label of the library’s own where data-%s is empty', (name, label) => {
    show(timerHtml().replace(`data-${name}="${name}"`, `data-${name}=""`));
    expect(words()).toMatch(new RegExp(`\\d${label}( |$)`));
  });

  it.each(['round_fill', 'square_fill'])('has the markup of %s', (skin) => {
    show(timerHtml({ skin }));
    const shape = skin.split('_')[0];
    const boxes = [...wrap().children];
    expect(boxes.map((box) => box.classList[0])).toEqual(Array(4).fill(`wcct_${shape}_wrap`));
    expect(boxes.map((box) => [...box.children].map(({ classList }) => classList[0]))).toEqual(
      Array(4).fill(['wcct_table', 'wcct_wrap_border']),
    );
    expect(boxes.map((box) => words(box.querySelector('.wcct_table > .wcct_table_cell') as Element))).toEqual([
      '01 days',
      '02 hrs',
      '03 mins',
      '04 secs',
    ]);
    expect(boxes.map((box) => box.querySelector('span')?.textContent)).toEqual(['01', '02', '03', '04']);
  });

  it.each(['round_ghost', 'square_ghost'])('has the border of the skin %s before the digits', (skin) => {
    show(timerHtml({ skin }));
    expect([...wrap().children].map((box) => [...box.children].map(({ classList }) => classList[0]))).toEqual(
      Array(4).fill(['wcct_wrap_border', 'wcct_table']),
    );
  });

  it('has the markup of highlight_1, a colon between the units', () => {
    show(timerHtml({ skin: 'highlight_1' }));
    expect([...wrap().children].map((unit) => words(unit))).toEqual(['01 days:', '02 hrs:', '03 mins:', '04 secs']);
    expect(wrap().querySelectorAll('.wcct_highlight_1_wrap > .wcct_timer_label')).toHaveLength(4);
    expect(wrap().querySelectorAll('.wcct_colon_sep')).toHaveLength(3);
  });

  it('has one name for screen readers, which changes with the minute', async () => {
    show(timerHtml({ skin: 'square_fill' }));
    expect(wrap().getAttribute('role')).toBe('timer');
    expect([...wrap().children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
    const names = new Set<string | null>();
    for (let second = 0; second < 60; second++) {
      names.add(wrap().getAttribute('aria-label'));
      await clock.advance(SECOND);
    }
    expect([...names]).toEqual(['1 day, 2 hours, 4 minutes left', '1 day, 2 hours, 3 minutes left']);
  });
});
