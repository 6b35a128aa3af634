/** Pages with add-on popups on them, from their loading to the next page. */
import { afterEach, beforeEach, expect } from 'vitest';
import { adopt, start } from '../../widgets/addon-popup/enhance';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { knowModals } from '../helpers/modals';
import { setPage } from '../helpers/page';

export const NOW = 1_800_000_000_000;
export const SECOND = 1000;
export const KEY = 'KingAddonsPB_PopupSettings';

export let clock: FakeClock;
export let stops: ((() => void) | undefined)[];
/** The events of opening and closing. */
export let log: string[];

/** The dialogs that are open. */
export const modals = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];

/** Gives each test the fixture, a clock and an empty log. Call it at the top of a test file. */
export function freshPopup(): void {
  beforeEach(() => {
    showFixture('addon-popup');
    clock = createClock(NOW);
    setPage();
    stops = [];
    log = [];
    knowModals();
    Object.defineProperty(document.body, 'clientWidth', { value: 1280, configurable: true });
    for (const name of ['opened', 'closed'])
      document.addEventListener(
        `island:addon-popup:${name}`,
        ({ detail }: CustomEventInit) => log.push(`${name} ${detail.id}`),
        { once: true },
      );
  });
  afterEach(() => {
    for (const stop of stops) stop?.();
  });
}

export const popup = (id = 512) => find(`#king-addons-pb-popup-id-${id}`);
export const isOpen = (id = 512) => popup(id).classList.contains('king-addons-pb-popup-open');
export const closeButton = () => find('.king-addons-pb-popup-close-btn');
/** The stored entry of the fixture's popup. */
export const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}')[512] as Record<string, unknown> | undefined;

/** The fixture with other settings, as `data-settings` has them. */
export function set(settings: Record<string, unknown>, host = popup()): void {
  host.dataset.settings = JSON.stringify({ ...JSON.parse(host.dataset.settings ?? '{}'), ...settings });
}

/** Starts the island on the page's popups, as the loader does. */
export function load(): void {
  start();
  for (const host of document.querySelectorAll<HTMLElement>('.king-addons-pb-template-popup'))
    stops.push(adopt(host, clock));
}

/** Opens the next page: its HTML is fresh, and the stored data stays. */
export function nextPage(settings: Record<string, unknown> = {}): void {
  for (const stop of stops.splice(0)) stop?.();
  setPage();
  showFixture('addon-popup');
  set(settings);
  load();
}

/** Waits until the popup has been opened by its load trigger. */
export async function open(settings: Record<string, unknown> = {}): Promise<void> {
  set(settings);
  load();
  await clock.advance(SECOND);
  expect(isOpen()).toBe(true);
}
