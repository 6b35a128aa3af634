import { atom } from 'nanostores';
import type { VNode } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component, createRoot, flushSync, jsx, jsxs, useLayoutEffect, useRef, useState, useSyncExternalStore } from '../../../src/lean/react';

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  place = document.createElement('div');
  place.innerHTML = '<p>The server’s own</p>';
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

const show = (view: VNode) => flushSync(() => root.render(view));
/** Preact renders anew in a microtask. */
const rendered = () => Promise.resolve();

/** What the view's code throws. */
const CAUSE = new Error('It fails.');
const caught = vi.fn();

class Boundary extends Component<{ children: VNode }, { failed: boolean }> {
  override state = { failed: false };
  static override getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(cause: unknown) {
    caught(cause);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Broken(): VNode {
  throw CAUSE;
}

const $count = atom(1);
const listen = (onChange: () => void) => $count.listen(onChange);
let renderings: number;

function Count() {
  const [sign] = useState('×');
  const times = useRef(0);
  times.current += 1;
  renderings = times.current;
  return jsx('b', { children: sign + useSyncExternalStore(listen, $count.get) });
}

function Raise() {
  useLayoutEffect(() => $count.set(2), []);
  return null;
}

describe('Preact in React’s place', () => {
  it('renders at once, in the place of what was there', () => {
    show(jsx('b', { className: 'new', tabIndex: -1, 'aria-busy': false, children: 'Ours' }));
    expect(place.innerHTML).toBe('<b class="new" tabindex="-1" aria-busy="false">Ours</b>');
  });

  it('takes everything away again', () => {
    show(jsx('b', { children: 'Ours' }));
    root.unmount();
    expect(place.childNodes).toHaveLength(0);
  });

  it('keeps an element with its key, wherever it goes', () => {
    const list = (keys: readonly string[]) => jsxs('ul', { children: keys.map((key) => jsx('li', { children: key }, key)) });
    show(list(['a', 'b']));
    const [first] = place.querySelectorAll('li');
    show(list(['b', 'a']));
    expect(place.textContent).toBe('ba');
    expect(place.querySelectorAll('li')[1]).toBe(first);
  });

  it('tells of events by the names that views have for them', () => {
    const heard: string[] = [];
    const note = ({ type }: Event) => heard.push(type);
    show(jsx('dialog', { onCancel: note, onClose: note, children: jsx('button', { onClick: note }) }));
    const dialog = place.firstElementChild;
    for (const type of ['cancel', 'close']) dialog?.dispatchEvent(new Event(type));
    dialog?.querySelector('button')?.click();
    expect(heard).toEqual(['cancel', 'close', 'click']);
  });

  it('hands a view’s error to what stands around it', () => {
    show(jsx(Boundary, { children: jsx(Broken, {}) }));
    expect(caught).toHaveBeenCalledWith(CAUSE);
    expect(place.textContent).toBe('');
  });
});

describe('a value that is kept elsewhere', () => {
  beforeEach(() => $count.set(1));

  it('is shown as it is now, its view rendered once for each change', async () => {
    show(jsx(Count, {}));
    $count.set(2);
    await rendered();
    expect([place.textContent, renderings]).toEqual(['×2', 2]);
  });

  it('is not listened to once the view is gone', () => {
    show(jsx(Count, {}));
    expect($count.lc).toBe(1);
    root.unmount();
    expect($count.lc).toBe(0);
  });

  it('is shown as another view’s effect left it', async () => {
    show(jsxs('p', { children: [jsx(Raise, {}), jsx(Count, {})] }));
    await rendered();
    expect(place.textContent).toBe('×2');
  });
});
