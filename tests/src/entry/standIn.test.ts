/**
 * Tests the stand-in that React components use on a page without a loader, and what a later loader takes over from it.
 */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Command, ShopIslands } from '../../../src/island/types';

// Constants that the build defines.
for (const [name, value] of Object.entries({ __VERSION__: 'test', __BUILD__: '' })) vi.stubGlobal(name, value);
const { start } = await import('../../../src/entry');
const { standIn } = await import('../../../src/entry/components/standIn');
const { sharedStore } = await import('../../../src/bridge/page/shared');
const { config } = await import('../../../src/bridge/page/islands');

const page = window as { shopIslands?: unknown };

beforeEach(() => {
  delete page.shopIslands;
  document.body.innerHTML = '';
});

it('a component reads the page’s settings, and another one gets the same shared values', () => {
  document.body.innerHTML =
    '<script type="application/json" data-islands-config>{ "timeZone": "Europe/London" }</script>';
  standIn();
  const clock = sharedStore('clock', () => ({}));
  standIn();
  expect(sharedStore('clock', () => ({}))).toBe(clock);
  expect(config().timeZone).toBe('Europe/London');
});

it('a report is dispatched on the document', () => {
  standIn();
  const heard: unknown[] = [];
  const onError = (event: Event) => {
    event.preventDefault();
    heard.push((event as CustomEvent).detail);
  };
  document.addEventListener('island:error', onError, { once: true });
  const problem = { what: 'A', why: 'B', fix: 'C' };
  (page.shopIslands as ShopIslands).report(problem);
  expect(heard).toEqual([problem]);
});

it('a loader that comes later takes the shared values over, and runs the commands that wait for it', () => {
  const ran: string[] = [];
  const wait =
    (name: string): Command =>
    () =>
      void ran.push(name);
  page.shopIslands = [wait('before')];
  standIn();
  (page.shopIslands as Command[]).push(wait('after'));
  const clock = sharedStore('clock', () => ({}));
  expect(ran).toEqual([]);
  const loader = start();
  expect(page.shopIslands).toBe(loader);
  expect(ran).toEqual(['before', 'after']);
  expect(sharedStore('clock', () => ({}))).toBe(clock);
});

it('a loader that is there stays', () => {
  const loader = start();
  const { stores } = loader;
  standIn();
  expect(page.shopIslands).toBe(loader);
  expect(loader.stores).toBe(stores);
});
