import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenNamed } from '../../../src/runtime/when';

const NAME = 'data-ekit-handler-id';

function bringTabs(name: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = `<a ${NAME}="${name}">Tab</a>`;
  document.body.append(host);
  return host;
}

const goTo = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
};

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

describe('a host whose parts have names', () => {
  it('is called when the hash names one of them, once', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    whenNamed(bringTabs('one'), NAME, first);
    whenNamed(bringTabs('two'), NAME, second);
    goTo('#two');
    goTo('#three');
    goTo('#two');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('is called at once where the hash names one already', () => {
    goTo('#here');
    const go = vi.fn();
    whenNamed(bringTabs('here'), NAME, go);
    expect(go).toHaveBeenCalledOnce();
  });

  it('shares one listener with all others', () => {
    whenNamed(bringTabs('first'), NAME, () => {});
    const listen = vi.spyOn(window, 'addEventListener');
    for (let count = 0; count < 10; count++) whenNamed(bringTabs(`${count}`), NAME, () => {});
    expect(listen).not.toHaveBeenCalled();
    listen.mockRestore();
  });
});
