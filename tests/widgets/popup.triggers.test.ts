import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTriggers } from '../../widgets/popup/page/triggers';
import { adblockId } from '../../widgets/popup/rules';
import { parsePopupSettings } from '../../widgets/popup/settings.rules';
import { createClock } from '../helpers/clock';
import { setPage } from '../helpers/page';
import { settle } from '../helpers/settle';

const watched: { run: IntersectionObserverCallback; targets: Element[]; isOver: boolean }[] = [];
let stop = () => {};

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      one;
      constructor(run: IntersectionObserverCallback) {
        this.one = { run, targets: [] as Element[], isOver: false };
        watched.push(this.one);
      }
      observe = (target: Element) => this.one.targets.push(target);
      disconnect = () => {
        this.one.isOver = true;
      };
    },
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Sets triggers and counts how often they open the popup. */
function setup(triggers: Record<string, unknown>) {
  const clock = createClock();
  const state = { clock, opened: 0 };
  const open = () => {
    state.opened++;
  };
  const atOnce = () => {
    open();
    return Promise.resolve(true);
  };
  stop = setTriggers(parsePopupSettings({ triggers }).triggers, { inTurn: open, atOnce }, clock);
  return state;
}

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

/** A page of 3000 pixels in a window of 1000. */
function tallPage(): void {
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
}

const click = () => document.body.click();
const leave = (clientY: number) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));

describe('a popup’s triggers', () => {
  it('open nothing where there are none', async () => {
    const state = setup({});
    click();
    leave(0);
    await state.clock.advance(3_600_000);
    expect(state.opened).toBe(0);
  });

  it('all end when the first one fires', async () => {
    const state = setup({
      page_load: 'yes',
      page_load_delay: 2,
      click: 'yes',
      exit_intent: 'yes',
      inactivity: 'yes',
      inactivity_time: 3,
    });
    click();
    expect(state.opened).toBe(1);
    click();
    leave(0);
    await state.clock.advance(60_000);
    expect(state.opened).toBe(1);
  });

  it('can be ended', async () => {
    const state = setup({ page_load: 'yes', page_load_delay: 2, click: 'yes' });
    stop();
    click();
    await state.clock.advance(60_000);
    expect(state.opened).toBe(0);
  });
});

describe('the page’s load', () => {
  it.each([
    ['at once', {}, 0],
    ['after its seconds', { page_load_delay: 4 }, 4000],
    ['after part of a second', { page_load_delay: '0.5' }, 500],
  ])('opens the popup %s', async (_when, delay, milliseconds) => {
    const state = setup({ page_load: 'yes', ...delay });
    if (milliseconds) await state.clock.advance(milliseconds - 1);
    expect(state.opened).toBe(0);
    await state.clock.advance(milliseconds ? 1 : 0);
    expect(state.opened).toBe(1);
  });
});

describe('scrolling', () => {
  it('down opens it at half of the page by default', () => {
    tallPage();
    const state = setup({ scrolling: 'yes' });
    scrollTo(990);
    expect(state.opened).toBe(0);
    scrollTo(1000);
    expect(state.opened).toBe(1);
  });

  it('down to the very end counts although some browsers stop a fraction of a pixel before it', () => {
    tallPage();
    const state = setup({ scrolling: 'yes', scrolling_offset: 100 });
    scrollTo(1990);
    expect(state.opened).toBe(0);
    scrollTo(1999.4);
    expect(state.opened).toBe(1);
  });

  it('up opens it, whatever the offset is', () => {
    tallPage();
    const state = setup({ scrolling: 'yes', scrolling_direction: 'up', scrolling_offset: 90 });
    scrollTo(1900);
    expect(state.opened).toBe(0);
    scrollTo(1899);
    expect(state.opened).toBe(1);
  });

  it('up does not open a popup that waits for scrolling down', () => {
    tallPage();
    vi.stubGlobal('scrollY', 1500);
    const state = setup({ scrolling: 'yes' });
    scrollTo(1400);
    expect(state.opened).toBe(0);
  });

  it('to an element opens it when the element is seen', async () => {
    document.body.innerHTML = '<p class="end"></p><p class="end"></p>';
    const state = setup({ scrolling_to: 'yes', scrolling_to_selector: '.end' });
    expect(watched[0]?.targets).toEqual([document.querySelector('.end')]);
    const see = (isIntersecting: boolean) =>
      watched[0]?.run([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    see(false);
    expect(state.opened).toBe(0);
    see(true);
    await settle();
    expect([state.opened, watched[0]?.isOver]).toEqual([1, true]);
  });

  it('to an invalid selector, or to no element, opens nothing', () => {
    const { problems } = setPage();
    for (const selector of ['..', '.missing', '', { x: 1 }])
      setup({ scrolling_to: 'yes', scrolling_to_selector: selector });
    expect(watched).toEqual([]);
    expect(problems.map(({ what }) => what)).toEqual(['A popup names "..", which is no selector.']);
  });
});

describe('clicks', () => {
  it('open it with the first', () => {
    const state = setup({ click: 'yes' });
    click();
    expect(state.opened).toBe(1);
  });

  it('open it with exactly the click that the shop names', () => {
    const state = setup({ click: 'yes', click_times: '3' });
    click();
    click();
    expect(state.opened).toBe(0);
    click();
    expect(state.opened).toBe(1);
    click();
    expect(state.opened).toBe(1);
  });
});

describe('inactivity', () => {
  it('opens it after 30 seconds by default', async () => {
    const state = setup({ inactivity: 'yes' });
    await state.clock.advance(29_999);
    expect(state.opened).toBe(0);
    await state.clock.advance(1);
    expect(state.opened).toBe(1);
  });

  it.each(['keypress', 'mousemove', 'touchstart', 'scroll'])('is counted anew after a %s', async (sign) => {
    const state = setup({ inactivity: 'yes', inactivity_time: 10 });
    await state.clock.advance(9000);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await state.clock.advance(9999);
    expect(state.opened).toBe(0);
    await state.clock.advance(1);
    expect(state.opened).toBe(1);
  });
});

describe('a mouse that leaves', () => {
  it('opens the popup when it leaves by the top', () => {
    const state = setup({ exit_intent: 'yes' });
    leave(1);
    expect(state.opened).toBe(0);
    leave(0);
    expect(state.opened).toBe(1);
  });
});

describe('an ad blocker', () => {
  const bait = () => document.querySelector<HTMLElement>('.ad-box[id^=elementor-adblock-detection-]');

  it('is recognised by the element that it removes', async () => {
    const state = setup({ adblock_detection: 'yes', adblock_detection_delay: 2 });
    bait()?.remove();
    await state.clock.advance(1999);
    expect(state.opened).toBe(0);
    await state.clock.advance(1);
    expect(state.opened).toBe(1);
  });

  it('is recognised by the element that it hides', async () => {
    const state = setup({ adblock_detection: 'yes' });
    bait()?.style.setProperty('display', 'none');
    await state.clock.advance(0);
    expect(state.opened).toBe(1);
  });

  it('is not found where nothing happens to that element, which is then removed', async () => {
    const state = setup({ adblock_detection: 'yes' });
    expect(bait()).not.toBeNull();
    await state.clock.advance(0);
    expect([state.opened, bait()]).toEqual([0, null]);
  });

  it('is tested by an id with 6 random characters, a to z and 0 to 9', () => {
    expect(adblockId(() => 0)).toBe('elementor-adblock-detection-aaaaaa');
    expect(adblockId(() => 0.9999)).toBe('elementor-adblock-detection-999999');
    expect(adblockId(Math.random)).toMatch(/^elementor-adblock-detection-[a-z0-9]{6}$/);
  });
});
