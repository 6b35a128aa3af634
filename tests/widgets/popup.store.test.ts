import { describe, expect, it } from 'vitest';
import { parsePopupSettings } from '../../widgets/popup/settings.rules';
import { createPopup } from '../../widgets/popup/store';
import { createClock } from '../helpers/clock';

/**
 * A popup that notes its events. Its turn comes at once, or when the test gives it. The view of a late popup never
 * mounts.
 */
function setup(
  printed: Record<string, unknown> = {},
  { isPreviewed = false, isLate = false, leaves = 0, waits = false, page = { hasShownOne: false } } = {},
) {
  const clock = createClock();
  const log: string[] = [];
  let isDisabled = false;
  let isBroken = false;
  let grant = () => {};
  const note = (what: string) => () => void log.push(what);
  const popup = createPopup(parsePopupSettings(printed), {
    clock,
    isPreviewed,
    page,
    takeTurn: async () => {
      if (waits) await new Promise<void>((resolve) => (grant = resolve));
      log.push('turn');
      return note('back');
    },
    takeMoment: async () => undefined,
    takeNow() {
      log.push('now');
      return note('back');
    },
    isDisabled: () => isDisabled,
    disable() {
      log.push('disable');
      isDisabled = true;
    },
    count: (what) => log.push(`count ${what}`),
    present(onShown) {
      if (isBroken) throw new Error('broken');
      log.push('present');
      if (!isLate) queueMicrotask(onShown);
      return {
        leave(gone) {
          log.push('leave');
          if (leaves) clock.after(leaves, gone);
          else gone();
        },
        remove: note('remove'),
      };
    },
    tell: (what) => log.push(what),
  });
  /** The events since the last call. */
  const news = () => log.splice(0).join(', ');
  const breakIt = () => {
    isBroken = true;
  };
  return { ...popup, breakIt, clock, page, news, grant: () => grant() };
}

describe('a popup', () => {
  it('opens in its turn, is counted and reported, and gives its turn back when it has closed', async () => {
    const { show, hide, news, page, state } = setup();
    await show('trigger');
    expect(news()).toBe('turn, present, count open, show');
    expect([state(), page.hasShownOne]).toEqual(['open', true]);
    hide();
    expect(news()).toBe('count close, leave, remove, back, hide');
    expect(state()).toBe('closed');
  });

  it.each(['selector', 'action'] as const)('opens at once by a visitor’s %s', async (reason) => {
    const { show, news } = setup();
    await show(reason);
    expect(news()).toBe('now, present, count open, show');
  });

  it('opens once, however often it is asked to', async () => {
    const { show, hide, news } = setup();
    await Promise.all([show('trigger'), show('trigger'), show('action')]);
    await show('action');
    expect(news().match(/present/g)).toHaveLength(1);
    hide();
    hide();
    expect(news().match(/leave/g)).toHaveLength(1);
  });

  it('is leaving for as long as its exit animation takes', async () => {
    const { show, hide, clock, news, state } = setup({}, { leaves: 400 });
    await show('action');
    hide();
    news();
    await clock.advance(399);
    expect([state(), news()]).toEqual(['leaving', '']);
    await clock.advance(1);
    expect([state(), news()]).toEqual(['closed', 'remove, back, hide']);
  });

  it('can be opened again while it leaves', async () => {
    const { show, hide, clock, news, state } = setup({}, { leaves: 400 });
    await show('action');
    hide();
    news();
    await show('action');
    expect(news()).toBe('remove, back, hide, now, present, count open, show');
    await clock.advance(1000);
    expect([state(), news()]).toEqual(['open', '']);
  });

  it('closes by itself after its seconds, unless it was closed before', async () => {
    const { show, hide, clock, news, state } = setup({ close_automatically: 5 });
    await show('trigger');
    await clock.advance(4999);
    expect(state()).toBe('open');
    await clock.advance(1);
    expect(state()).toBe('closed');
    await show('trigger');
    hide();
    await show('action');
    news();
    await clock.advance(4999);
    expect([state(), news()]).toEqual(['open', '']);
  });

  it('is neither counted nor reported when it is closed before its view has loaded', async () => {
    const { show, hide, news, state } = setup({}, { isLate: true });
    await show('trigger');
    expect([state(), await show('moment')]).toEqual(['opening', false]);
    hide();
    expect([state(), news()]).toEqual(['closed', 'turn, present, remove, back']);
  });

  it('gives its turn back at once when its island ends, even while it is leaving', async () => {
    const { show, hide, end, news, state } = setup({}, { leaves: 400 });
    await show('action');
    hide();
    news();
    end();
    expect([state(), news()]).toEqual(['closed', 'remove, back, hide']);
  });

  it('gives its turn back when it cannot be shown', async () => {
    const { show, news, state, breakIt } = setup();
    breakIt();
    await expect(show('trigger')).rejects.toThrow('broken');
    expect([news(), state()]).toEqual(['turn, back', 'closed']);
  });

  it('does not close by itself without such a setting', async () => {
    const { show, clock, state } = setup({ close_automatically: '' });
    await show('trigger');
    await clock.advance(86_400_000);
    expect(state()).toBe('open');
  });

  it('never opens again after it was closed for good, not even by a link', async () => {
    const { show, hide, news } = setup();
    await show('trigger');
    hide(true);
    expect(news()).toContain('disable');
    for (const reason of ['trigger', 'selector', 'action'] as const) await show(reason);
    expect(news()).toBe('');
  });

  it('opens in its own preview even after it was closed for good', async () => {
    const { show, hide, news } = setup(
      { avoid_multiple_popups: 'yes' },
      { isPreviewed: true, page: { hasShownOne: true } },
    );
    hide(true);
    news();
    await show('preview');
    expect(news()).toContain('present');
  });
});

it('a popup whose moment is gone stays closed, and can be opened later', async () => {
  const { show, news, state } = setup();
  expect([await show('moment'), state(), news()]).toEqual([false, 'closed', '']);
  expect([await show('trigger'), state()]).toEqual([true, 'open']);
  expect(await show('moment')).toBe(false);
});

describe('avoiding multiple popups', () => {
  const avoiding = { avoid_multiple_popups: 'yes' };
  const page = () => ({ hasShownOne: true });

  it('keeps a popup from opening by itself after another one', async () => {
    const { show, news } = setup(avoiding, { page: page() });
    await show('trigger');
    expect(news()).toBe('');
  });

  it('does not keep a visitor from opening one by a link', async () => {
    const { show, news } = setup(avoiding, { page: page() });
    await show('action');
    expect(news()).toContain('present');
  });

  it('is only done where it is set', async () => {
    const { show, news } = setup({ avoid_multiple_popups: '' }, { page: page() });
    await show('trigger');
    expect(news()).toContain('present');
  });

  it('is checked again when the turn has come', async () => {
    const { show, news, page: shared, grant, clock, state } = setup(avoiding, { waits: true });
    void show('trigger');
    shared.hasShownOne = true;
    grant();
    await clock.advance(0);
    expect([news(), state()]).toEqual(['turn, back', 'closed']);
  });
});

describe('a popup that waits for its turn', () => {
  it('gives it back if it has ended meanwhile', async () => {
    const { show, end, news, grant, clock, state } = setup({}, { waits: true });
    void show('trigger');
    end();
    grant();
    await clock.advance(0);
    expect([news(), state()]).toEqual(['turn, back', 'closed']);
  });

  it('does not open if it is closed meanwhile', async () => {
    const { show, hide, news, grant, clock, state } = setup({}, { waits: true });
    void show('trigger');
    hide();
    expect(state()).toBe('closed');
    grant();
    await clock.advance(0);
    expect([news(), state()]).toEqual(['turn, back', 'closed']);
  });

  it('can be opened by a link meanwhile, and then gives the turn back that it waited for', async () => {
    const { show, news, grant, clock, state } = setup({}, { waits: true });
    void show('trigger');
    expect(state()).toBe('waiting');
    await show('action');
    expect(news()).toBe('now, present, count open, show');
    grant();
    await clock.advance(0);
    expect([news(), state()]).toEqual(['turn, back', 'open']);
  });
});
