/** Tests islands whose view cannot be loaded: the server's HTML stays and works. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyIsland, LazyViewIsland } from '../../src/island/types';
import type { Kind } from '../../src/loader/types';
import { run } from '../../src/runtime/run';
import campaign from '../../widgets/campaign';
import { createLivePart } from '../../widgets/campaign/live';
import chat from '../../widgets/chat';
import { createLive } from '../../widgets/chat/live';
import countdown from '../../widgets/countdown';
import { createLiveCountdown } from '../../widgets/countdown/live';
import deal from '../../widgets/deal';
import { createLiveDeal } from '../../widgets/deal/live';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';

vi.mock('../../widgets/campaign/api', () => ({ clearCampaignCache: vi.fn(), fetchTimeLeft: vi.fn() }));

// biome-ignore lint/suspicious/noExplicitAny: as AnyIsland
type Lazy = LazyViewIsland<any, any>;

const NOW = Date.UTC(2026, 0, 29, 12);
const SECOND = 1000;

let clock: FakeClock;
let kind: Kind;
let host: HTMLElement;

/**
 * Runs an island on a host as the loader does, while React cannot be loaded. @param createStore makes its store; @param
 * isAsked whether the store wants a view at all
 */
async function runWithoutReact(
  island: AnyIsland,
  element: HTMLElement,
  createStore = (island as Lazy).createStore,
  isAsked = true,
): Promise<void> {
  host = element;
  // Of this run alone: the view of an earlier test may give up only now.
  const failures: string[] = [];
  kind = {
    row: { name: island.name },
    instances: new Map(),
    state: 'ready',
    fetch: () => Promise.reject(new Error('gone')),
    fail: (step: string) => void failures.push(step),
  } as unknown as Kind;
  await run(kind, [{ default: { ...(island as Lazy), start: undefined, createStore } }], () => {});
  kind.island?.mount(host);
  host.dispatchEvent(new Event('pointerover'));
  if (isAsked) await until(() => expect(failures).toEqual(['Rendering']));
  await settle();
  await vi.dynamicImportSettled();
}

const press = (selector: string) =>
  kind.island?.deliver({ type: 'click', target: find(selector), submitter: null }, host);

beforeEach(() => {
  clock = createClock(NOW);
  setPage();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
});
afterEach(() => {
  kind.instances.get(host)?.unmount?.();
  vi.unstubAllGlobals();
});

describe('the chat without its view', () => {
  const button = () => find('.ht_ctc_chat_style');
  const badge = () => find('.ht_ctc_notification');
  const box = () => find('.ht_ctc_chat_greetings_box');
  const settings = (changes: object) => {
    const { dataset } = find('.ht_ctc_chat_data');
    dataset.settings = JSON.stringify({ ...JSON.parse(dataset.settings ?? ''), ...changes });
  };
  const start = () =>
    runWithoutReact(chat, find('.ht-ctc-chat'), (props, element) => createLive(props, element, clock));

  beforeEach(() => {
    showFixture('chat');
    Reflect.deleteProperty(window, 'ht_ctc_chat_var');
    vi.spyOn(screen, 'width', 'get').mockReturnValue(1280);
    localStorage.clear();
  });

  it('keeps its button, with a badge of its own that the button’s name mentions', async () => {
    settings({ n_time: '0' });
    await start();
    await clock.advance(0);
    expect(host.style.display).not.toBe('none');
    expect(button().getAttribute('aria-label')).toBe('Ask us anything (1 new)');
    expect(badge().textContent).toBe('1');
  });

  it('opens and closes the server’s greeting', async () => {
    await start();
    expect(press('.ht_ctc_chat_style')).toBe(true);
    expect([box().style.display, box().role, document.activeElement === box()]).toEqual(['', 'dialog', true]);
    expect(find('.ctc_greetings_close_btn').role).toBe('button');
    press('.ctc_greetings_close_btn');
    expect([box().style.display, document.activeElement === button()]).toEqual(['none', true]);
    press('.ht_ctc_chat_style');
    expect([box().style.display, document.querySelector('.ht_ctc_badge')]).toEqual(['', null]);
  });

  it('asks for the opt-in before it opens the messenger', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await start();
    press('.ht_ctc_chat_greetings_box_link');
    expect([box().style.display, find('.ctc_opt_in').style.display]).toEqual(['', '']);
    expect(opened).not.toHaveBeenCalled();
    find<HTMLInputElement>('#ctc_opt').click();
    await clock.advance(SECOND);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('asks for the opt-in in a modal dialog where this kind of device has no greeting', async () => {
    settings({ g_device: 'mobile' });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await start();
    press('.ht_ctc_chat_style');
    expect(find<HTMLDialogElement>('dialog.shop-islands-chat-ask').open).toBe(true);
    find<HTMLInputElement>('#ctc_opt').click();
    await clock.advance(SECOND);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('gives the server’s elements back when it leaves the page', async () => {
    const server = box().cloneNode() as HTMLElement;
    await start();
    press('.ht_ctc_chat_style');
    kind.instances.get(host)?.unmount?.();
    expect([box().role, box().style.display, host.style.display]).toEqual([server.role, 'none', 'none']);
    expect(button().hasAttribute('aria-label')).toBe(false);
  });
});

it('a deal without its view shows its time, and is hidden at its end', async () => {
  showFixture('deal');
  find('.deal-products').dataset.dealData = JSON.stringify({ end_time: '2026-01-29 12:00:05' });
  await runWithoutReact(deal, find('.deal-products'), (props, element) => createLiveDeal(props, element, clock));
  expect([host.style.display, find('[role=timer]').textContent]).toEqual(['', expect.stringMatching(/\b5 Sec/)]);
  await clock.advance(5 * SECOND);
  expect(host.style.display).toBe('none');
});

it('a campaign’s timer without its view disappears at its end, and its area can be closed', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  showFixture('campaign');
  const timer = find('.wcct_countdown_square_fill');
  find('.wcct_countdown_square_fill .wcct_timer_wrap').dataset.left = '5';
  await runWithoutReact(campaign, timer, (props, element) => createLivePart(props, element, clock));
  await clock.advance(7 * SECOND);
  expect(timer.isConnected).toBe(false);
  expect(kind.island?.deliver({ type: 'click', target: find('.wcct_close'), submitter: null }, timer)).toBe(true);
  expect(document.cookie).toContain('wcct_sticky_header_981=1');
});

it('a campaign’s bar without its view fills', async () => {
  let come = (_entries: object[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof come) {
        come = tell;
      }
      observe(target: Element) {
        queueMicrotask(() => come([{ isIntersecting: true, target }]));
      }
      unobserve() {}
    },
  );
  vi.resetModules();
  showFixture('campaign');
  const { createLivePart: create } = await import('../../widgets/campaign/live');
  await runWithoutReact(campaign, find('.wcct_counter_bar'), (props, element) => create(props, element, clock), false);
  await clock.advance(SECOND);
  expect(find('.wcct_progress_bar').style.width).toBe('37.5%');
});

it('a page builder’s countdown without its view announces its end', async () => {
  showFixture('countdown');
  const ended = vi.fn();
  const place = find('[data-ekit-countdown]');
  place.addEventListener('island:countdown:ended', ended);
  place.dataset.ekitCountdown = `${NOW + 5 * SECOND}`;
  await runWithoutReact(countdown, place, (props, element) => createLiveCountdown(props, element, clock));
  await clock.advance(5 * SECOND);
  expect(ended).toHaveBeenCalledTimes(1);
});
