import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import collapse from '../../widgets/collapse';
import { find, showFixture } from '../helpers/fixture';

const toggles = () => [...document.querySelectorAll<HTMLElement>('[data-ekit-toggle]')];
const adoptAll = () => {
  for (const toggle of toggles()) if (collapse.mode === 'enhance') collapse.adopt?.(toggle);
};
const press = (index: number) =>
  collapse.mode === 'enhance' &&
  collapse.onIntent?.({ type: 'click', target: toggles()[index] as HTMLElement, submitter: null, store: undefined });

/** Which panels are open by their classes, by ARIA, and by what is visible. */
const open = () => [
  [...document.querySelectorAll('.collapse')].map((panel) => panel.classList.contains('show')),
  toggles().map((toggle) => toggle.getAttribute('aria-expanded') === 'true'),
  toggles().map((toggle) => !toggle.classList.contains('collapsed')),
];
const all = (...states: boolean[]) => [states, states, states];

let told: string[] = [];
const note = ({ type, target }: Event) => told.push(`${type} ${(target as Element).textContent?.trim().split(' ')[0]}`);
const events = ['island:collapse:shown', 'island:collapse:hidden'];

beforeEach(() => {
  told = [];
  for (const type of events) document.addEventListener(type, note);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  showFixture('collapse');
});
afterEach(() => {
  for (const type of events) document.removeEventListener(type, note);
});

describe('panels', () => {
  it('have their state for screen readers at first, each under an id of its own', () => {
    adoptAll();
    expect(open()).toEqual(all(true, false, false));
    expect(new Set(toggles().map((toggle) => toggle.getAttribute('aria-controls'))).size).toBe(3);
    expect(toggles().map((toggle) => toggle.getAttribute('role'))).toEqual(['button', 'button', 'button']);
  });

  it('of an accordion are open one at a time, and may all be closed', () => {
    adoptAll();
    press(1);
    expect(open()).toEqual(all(false, true, false));
    expect(document.querySelectorAll('.elementskit-card.active')).toHaveLength(1);
    press(1);
    expect(open()).toEqual(all(false, false, false));
    expect(told).toEqual([
      'island:collapse:hidden The',
      'island:collapse:shown Within',
      'island:collapse:hidden Within',
    ]);
  });

  it('pause their films when they close', () => {
    adoptAll();
    const film = document.createElement('video');
    document.querySelector('.collapse')?.append(film);
    const pause = vi.spyOn(film, 'pause');
    press(1);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('outside of an accordion leave the accordion alone', () => {
    adoptAll();
    press(2);
    expect(open()).toEqual(all(true, false, true));
  });

  it('are visible or hidden whatever their class says', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.collapse { display: none }';
    adoptAll();
    press(2);
    expect(find('#hint-6b02').style.display).toBe('block');
    press(2);
    expect(find('#hint-6b02').style.display).toBe('none');
    style.remove();
  });

  it('of an accordion inside a panel leave the outer one alone', () => {
    const inner = find('.elementskit-accordion').cloneNode(true) as HTMLElement;
    inner.id = 'accordion-inner';
    for (const panel of inner.querySelectorAll<HTMLElement>('.collapse')) panel.dataset.parent = '#accordion-inner';
    find('.elementskit-card-body').append(inner);
    adoptAll();
    // In the order of the page: the outer first, the two inside it, the outer second.
    press(2);
    const states = () => toggles().map((toggle) => toggle.getAttribute('aria-expanded'));
    expect(states()).toEqual(['true', 'false', 'true', 'false', 'false']);
    press(3);
    expect(states()).toEqual(['false', 'false', 'true', 'true', 'false']);
  });
});

describe('a toggle', () => {
  it('that opens nothing is left to the browser', () => {
    find('#hint-6b02').remove();
    adoptAll();
    expect(press(2)).toBe(false);
    expect(toggles()[2]?.hasAttribute('role')).toBe(false);
  });

  it('that is no link can be reached by keyboard', () => {
    toggles()[2]?.replaceWith(Object.assign(document.createElement('span'), { innerHTML: 'A hint' }));
    find('.ekit-wid-con > span').setAttribute('data-ekit-toggle', 'collapse');
    find('.ekit-wid-con > span').dataset.target = '#hint-6b02';
    adoptAll();
    expect(toggles()[2]?.tabIndex).toBe(0);
    press(2);
    expect(find('#hint-6b02').classList.contains('show')).toBe(true);
  });

  it('whose address is not just an id opens nothing', () => {
    toggles()[2]?.setAttribute('href', '#"],*');
    expect(press(2)).toBe(false);
  });
});
