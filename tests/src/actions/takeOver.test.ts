import { beforeEach, expect, it } from 'vitest';
import { takeOver } from '../../../src/actions/takeOver';
import type { OriginalMark } from '../../../src/island/types';
import { setPage } from '../../helpers/page';

const MARK: OriginalMark = { within: '.theirs' };
const OTHER: OriginalMark = { within: '.others' };

let mounted: [HTMLElement, string | undefined][];
let host: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<form></form>';
  host = document.querySelector('form') as HTMLFormElement;
  mounted = [];
});

const open = (atWork: readonly OriginalMark[] = []) =>
  Object.assign(setPage(), {
    mount: async (place: HTMLElement, name?: string) => void mounted.push([place, name]),
    isOriginalActive: (mark: OriginalMark) => atWork.includes(mark),
  });

it('an island is mounted on a host that nobody runs', async () => {
  open();
  await takeOver(host, 'login', MARK);
  expect(mounted).toEqual([[host, 'login']]);
});

it('an island is mounted on a copy of a host too, which says like the host that it is ready', async () => {
  open();
  host.dataset.islandStatus = 'ready';
  const copy = host.cloneNode(true) as HTMLElement;
  host.after(copy);
  await takeOver(copy, 'login', MARK);
  expect(mounted).toEqual([[copy, 'login']]);
});

it('a host is left to any of the plugins’ own scripts', async () => {
  open([OTHER]);
  await takeOver(host, 'login', [MARK, OTHER]);
  expect(mounted).toEqual([]);
});
