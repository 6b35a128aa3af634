import { beforeEach, describe, expect, it } from 'vitest';
import { attributeWords } from '../../src/rules/attributeWords';
import { adoptRadios, showRadios } from '../../widgets/loop-swatches/page/radioGroup';
import { find } from '../helpers/fixture';

const SWATCH = '.swatch';
let clicks: string[] = [];

function setGroup(html = ''): HTMLElement {
  document.body.innerHTML = `<div id="group">${
    html ||
    ['s', 'm', 'l', 'xl']
      .map((value) => `<span class="swatch" data-value="${value}">${value.toUpperCase()}</span>`)
      .join('')
  }</div>`;
  clicks = [];
  // Acts as the group's owner: selects the radio that was clicked.
  find('#group').addEventListener('click', ({ target }) => {
    clicks.push((target as HTMLElement).dataset.value ?? '');
    for (const one of document.querySelectorAll(SWATCH)) one.classList.toggle('selected', one === target);
    showRadios(find('#group'), SWATCH);
  });
  return find('#group');
}

const swatch = (value: string) => find(`[data-value="${value}"]`);
const states = (name: string) => [...document.querySelectorAll(SWATCH)].map((one) => one.getAttribute(name));
const stops = () => [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ dataset }) => dataset.value);

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

let group: HTMLElement;
beforeEach(() => {
  group = setGroup();
});

describe('a radio group', () => {
  it('says in roles what the classes say', () => {
    swatch('m').className = 'swatch selected';
    swatch('l').className = 'swatch disabled';
    adoptRadios(group, SWATCH, 'Size');
    expect(group.getAttribute('role')).toBe('radiogroup');
    expect(group.getAttribute('aria-label')).toBe('Size');
    expect(states('role')).toEqual(Array(4).fill('radio'));
    expect(states('aria-checked')).toEqual(['false', 'true', 'false', 'false']);
    expect(states('aria-disabled')).toEqual(['false', 'false', 'true', 'false']);
    expect(stops()).toEqual(['m']);
  });

  it('has its tab stop on the first radio that can be chosen while no radio is chosen', () => {
    swatch('s').className = 'swatch disabled';
    adoptRadios(group, SWATCH, 'size');
    expect(stops()).toEqual(['m']);
  });

  it.each([
    ['ArrowRight', 's', 'm'],
    ['ArrowDown', 's', 'm'],
    ['ArrowLeft', 's', 'xl'],
    ['ArrowUp', 'm', 's'],
    ['ArrowRight', 'xl', 's'],
    ['End', 's', 'xl'],
    ['Home', 'l', 's'],
  ])('%s goes from %s to %s, and chooses it', (key, from, to) => {
    adoptRadios(group, SWATCH, '');
    swatch(from).focus();
    expect(press(key)).toBe(true);
    expect(clicks).toEqual([to]);
    expect(document.activeElement).toBe(swatch(to));
    expect(stops()).toEqual([to]);
  });

  it('turns left and right where the page runs from right to left, but not up and down', () => {
    group.style.direction = 'rtl';
    adoptRadios(group, SWATCH, '');
    swatch('m').focus();
    press('ArrowLeft');
    press('ArrowRight');
    press('ArrowDown');
    expect(clicks).toEqual(['l', 'm', 'l']);
  });

  it('skips radios that cannot be chosen', () => {
    swatch('m').className = 'swatch disabled';
    adoptRadios(group, SWATCH, '');
    swatch('s').focus();
    press('ArrowRight');
    press('ArrowLeft');
    expect(clicks).toEqual(['l', 's']);
  });

  it('clicks the focused radio on Space and Enter, even a chosen one, because the owner may unchoose it', () => {
    adoptRadios(group, SWATCH, '');
    swatch('m').focus();
    expect([press(' '), press('Enter')]).toEqual([true, true]);
    expect(clicks).toEqual(['m', 'm']);
  });

  it('does not click a chosen radio that an arrow key leads to', () => {
    swatch('m').className = 'swatch selected';
    adoptRadios(group, SWATCH, '');
    swatch('s').focus();
    press('ArrowRight');
    expect(clicks).toEqual([]);
    expect(document.activeElement).toBe(swatch('m'));
  });

  it('leaves other keys, and keys with a modifier, to the browser', () => {
    adoptRadios(group, SWATCH, '');
    swatch('s').focus();
    expect([press('Tab'), press('a'), press('ArrowRight', { altKey: true }), press(' ', { ctrlKey: true })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(clicks).toEqual([]);
  });

  it('is set up once; a second time it includes radios that came later', () => {
    adoptRadios(group, SWATCH, '');
    group.insertAdjacentHTML('beforeend', '<span class="swatch" data-value="xxl">XXL</span>');
    adoptRadios(group, SWATCH, '');
    swatch('s').focus();
    press('ArrowRight');
    expect(clicks).toEqual(['m']);
    expect(swatch('xxl').getAttribute('role')).toBe('radio');
  });

  it('that has left the page works when it comes back', () => {
    adoptRadios(group, SWATCH, '');
    group.remove();
    document.body.append(group);
    adoptRadios(group, SWATCH, '');
    swatch('s').focus();
    press('End');
    expect(clicks).toEqual(['xl']);
  });

  it('names a radio by its own words, not by its tooltip too, else by picture or value', () => {
    group = setGroup(
      '<span class="swatch">Red<i>Signal red</i></span><span class="swatch"><i>Blue</i></span><span class="swatch"><img alt="Matte"></span><span class="swatch" data-value="x"></span><span class="swatch" aria-label="Mine">Yours</span>',
    );
    adoptRadios(group, SWATCH, '');
    expect(states('aria-label')).toEqual(['Red', 'Blue', 'Matte', 'x', 'Mine']);
  });

  it('may be empty, or have nothing that can be chosen', () => {
    group = setGroup('<i></i>');
    expect(() => adoptRadios(group, SWATCH, '')).not.toThrow();
    group = setGroup('<span class="swatch disabled" data-value="s">S</span>');
    adoptRadios(group, SWATCH, '');
    expect(stops()).toEqual([]);
  });
});

it('an attribute’s name becomes words', () => {
  expect(
    ['attribute_pa_colour', 'attribute_screen-size', 'attribute_%d1%86%d0%b2%d0%b5%d1%82', 'attribute_100%', ''].map(
      attributeWords,
    ),
  ).toEqual(['colour', 'screen size', 'цвет', '100%', '']);
});
