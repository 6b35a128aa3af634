import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LazyViewIsland, MountView } from '../../../src/island/types';
import { mountLazily } from '../../../src/runtime/lazyView';
import { settle } from '../../helpers/settle';

type Store = { $isOpen: ReturnType<typeof atom<boolean>>; log: string[] };

let log: string[];
let island: LazyViewIsland<{ words: string }, Store>;
const View = () => null;

beforeEach(() => {
  log = [];
  document.body.innerHTML = '<p>Hello</p>';
  island = {
    name: 'greeting',
    mode: 'beside',
    read: (host) => ({ words: host.textContent ?? '' }),
    createStore: ({ words }) => ({ $isOpen: atom(false), log: [words] }),
    destroyStore: ({ log: [words] }) => void log.push(`destroyed ${words}`),
    isWanted: ({ $isOpen }) => $isOpen,
    async loadView() {
      log.push('view fetched');
      return { View };
    },
  };
});

const mountView: MountView = (found, host) => {
  const store = found.createStore?.(found.read(host), host);
  log.push(`mounted ${'View' in found && found.View === View} ${(store as Store).log}`);
  return { store, unmount: () => void log.push('taken off') };
};

const mount = (loadMount = async () => mountView) => {
  const host = document.querySelector('p') as HTMLElement;
  const instance = mountLazily(island, host, loadMount, (cause) => void log.push(`failed ${cause}`));
  return { ...instance, store: instance.store as Store };
};

describe('a view that is not always shown', () => {
  it('is fetched once, when there is something to show, with the store that decided', async () => {
    const { store, unmount } = mount();
    await settle();
    expect(log).toEqual([]);
    store.$isOpen.set(true);
    store.$isOpen.set(false);
    store.$isOpen.set(true);
    await settle();
    expect(log).toEqual(['view fetched', 'mounted true Hello']);
    unmount?.();
    expect(log.slice(2)).toEqual(['taken off', 'destroyed Hello']);
  });

  it('takes the place of what is served once nobody is in the middle of using that', async () => {
    let end = () => {};
    island.serve = () => () => void log.push('served no longer');
    island.whenFree = (_store, take) => {
      end = take;
    };
    const { store, unmount } = mount();
    store.$isOpen.set(true);
    await settle();
    expect(log).toEqual(['view fetched']);
    end();
    expect(log.slice(1)).toEqual(['served no longer', 'mounted true Hello']);
    unmount?.();
    end();
    expect(log.slice(3)).toEqual(['taken off', 'destroyed Hello']);
  });

  it('is fetched at once where there is something from the start', async () => {
    island.createStore = () => ({ $isOpen: atom(true), log: [] });
    mount();
    await settle();
    expect(log[0]).toBe('view fetched');
  });

  it('is not mounted on a host that left meanwhile', async () => {
    const { store, unmount } = mount();
    store.$isOpen.set(true);
    unmount?.();
    await settle();
    expect(log).toEqual(['view fetched', 'destroyed Hello']);
  });

  it('takes its store off the page once when it breaks', async () => {
    const { store, unmount } = mount(async () => (found, host, fail) => {
      queueMicrotask(() => fail(new Error('broken')));
      return mountView(found, host, fail);
    });
    store.$isOpen.set(true);
    await settle();
    const end = ['failed Error: broken', 'taken off', 'destroyed Hello'];
    expect(log.slice(2)).toEqual(end);
    unmount?.();
    expect(log.slice(2)).toEqual(end);
  });

  it('is reported when it cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store } = mount(() => Promise.reject(new Error('gone')));
    store.$isOpen.set(true);
    await vi.waitFor(() => expect(log).toContain('failed Error: gone'));
    expect(log).not.toContain('mounted true Hello');
    expect(log.at(-1)).toBe('destroyed Hello');
  });
});

describe('a store that can serve the server’s nodes', () => {
  beforeEach(() => {
    island.serve = ({ props, store, host }, isLost) => {
      log.push(`serves ${props.words} ${host.localName}${store.$isOpen.get() ? ' open' : ''}${isLost ? ' alone' : ''}`);
      return () => void log.push('stops serving');
    };
  });

  it('serves from the first moment, and asks for nothing', async () => {
    const loadMount = vi.fn(async () => mountView);
    const { unmount } = mount(loadMount);
    await settle();
    expect(log).toEqual(['serves Hello p']);
    unmount?.();
    await settle();
    expect(log.slice(1)).toEqual(['stops serving', 'destroyed Hello']);
    expect(loadMount).not.toHaveBeenCalled();
  });

  it('fetches nothing where the host leaves while its view waits', async () => {
    let stopped = 0;
    island.isWanted = () => ({ get: () => false, subscribe: () => () => void stopped++ });
    const { unmount } = mount();
    unmount?.();
    await settle();
    expect([stopped, log]).toEqual([1, ['serves Hello p', 'stops serving', 'destroyed Hello']]);
  });

  it('stops serving right before the view is mounted, and not earlier', async () => {
    let arrive = (_mount: MountView) => {};
    const code = new Promise<MountView>((resolve) => {
      arrive = resolve;
    });
    const { store, unmount } = mount(() => code);
    store.$isOpen.set(true);
    await settle();
    expect(log).toEqual(['serves Hello p', 'view fetched']);
    arrive(mountView);
    await settle();
    expect(log.slice(2)).toEqual(['stops serving', 'mounted true Hello']);
    unmount?.();
    expect(log.slice(4)).toEqual(['taken off', 'destroyed Hello']);
  });

  it('serves again when the view breaks', async () => {
    const { store, unmount } = mount(async () => (found, host, fail) => {
      queueMicrotask(() => fail(new Error('broken')));
      return mountView(found, host, fail);
    });
    store.$isOpen.set(true);
    await settle();
    expect(log.slice(4)).toEqual(['failed Error: broken', 'taken off', 'serves Hello p open alone']);
    unmount?.();
    expect(log.slice(7)).toEqual(['stops serving', 'destroyed Hello']);
  });

  it('serves on alone when the view cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store } = mount(() => Promise.reject(new Error('gone')));
    store.$isOpen.set(true);
    await vi.waitFor(() => expect(log.at(-1)).toBe('serves Hello p open alone'));
    expect(log).toEqual([
      'serves Hello p',
      'view fetched',
      'failed Error: gone',
      'stops serving',
      'serves Hello p open alone',
    ]);
  });
});
