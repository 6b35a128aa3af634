import { atom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyIsland, LazyViewIsland, MountView } from '../../../src/island/types';
import type { Kind } from '../../../src/loader/types';
import { run } from '../../../src/runtime/run';
import { settle, until } from '../../helpers/settle';

type Store = { $isOpen: ReturnType<typeof atom<boolean>> };

let button: HTMLElement;
let arrive: (mount: MountView) => void;
let refuse: (cause: unknown) => void;
let kind: Kind;

const isBusy = () => button.getAttribute('aria-busy');
const mountView: MountView = () => ({});
const View = () => null;
const press = () => kind.island?.deliver({ type: 'click', target: button, submitter: null }, button);

/** A dialog that a press opens and whose view is not loaded yet. */
async function runDialog(part: Partial<LazyViewIsland<object, Store>> = {}): Promise<void> {
  const island: LazyViewIsland<object, Store> = {
    name: 'dialog',
    mode: 'beside',
    per: 'page',
    read: () => ({}),
    createStore: () => ({ $isOpen: atom(false) }),
    isWanted: ({ $isOpen }) => $isOpen,
    loadView: async () => ({ View }),
    onIntent: ({ store }) => store.$isOpen.set(true),
    ...part,
  };
  const react = new Promise((resolve, reject) => {
    arrive = (mount) => resolve({ mountView: mount });
    refuse = reject;
  });
  kind = {
    row: { name: 'dialog' },
    instances: new Map(),
    state: 'ready',
    fetch: () => react,
    fail() {},
  } as unknown as Kind;
  await run(kind, [{ default: island as AnyIsland }], () => {});
  kind.island?.mount(button);
}

beforeEach(() => {
  document.body.innerHTML = '<button>Open</button>';
  button = document.querySelector('button') as HTMLElement;
});

describe('a pressed control', () => {
  it('is busy at once, until the view that it opens is there', async () => {
    await runDialog();
    press();
    expect(isBusy()).toBe('true');
    await settle();
    expect(isBusy()).toBe('true');
    arrive(mountView);
    await until(() => expect(isBusy()).toBeNull());
    press();
    expect(isBusy()).toBeNull();
  });

  it('is busy until the view turns out not to load', async () => {
    await runDialog();
    press();
    refuse(new Error('gone'));
    await until(() => expect(isBusy()).toBeNull());
  });

  it('is busy while its island prepares to open, and then while the view loads', async () => {
    let open = () => {};
    await runDialog({
      onIntent: ({ store }) =>
        new Promise((resolve) => {
          open = () => {
            store.$isOpen.set(true);
            resolve();
          };
        }),
    });
    press();
    await settle();
    expect(isBusy()).toBe('true');
    open();
    await settle();
    expect(isBusy()).toBe('true');
    arrive(mountView);
    await until(() => expect(isBusy()).toBeNull());
  });

  it('is not busy where nothing is loading, or where the browser handles the press', async () => {
    await runDialog({ onIntent: () => {} });
    press();
    expect(isBusy()).toBeNull();
    await runDialog({
      onIntent({ store }) {
        store.$isOpen.set(true);
        return false;
      },
    });
    press();
    expect(isBusy()).toBeNull();
  });

  it('stays busy where its island says so itself', async () => {
    await runDialog({
      onIntent({ store, target }) {
        store.$isOpen.set(true);
        target.setAttribute('aria-busy', 'true');
      },
    });
    press();
    arrive(mountView);
    await settle();
    expect(isBusy()).toBe('true');
  });
});
