import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import readMore from '../../widgets/read-more';
import { readSettings } from '../../widgets/read-more/read';
import { amount, isLong } from '../../widgets/read-more/rules';
import { find, showFixture } from '../helpers/fixture';

const HOST = '.ekit-unfold-wrapper';
const OWN = '[data-island]';

/** Height of all texts. */
let whole = 200;
let measure: (() => void)[] = [];
let stops: (() => void)[] = [];
const adopt = (selector: string) => {
  const stop = readMore.mode === 'enhance' ? readMore.adopt?.(find(selector)) : undefined;
  if (stop) stops.push(stop);
};

beforeEach(() => {
  whole = 200;
  measure = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        measure.push(run);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => whole);
  showFixture('read-more');
});
const leave = () => {
  for (const stop of stops) stop();
  stops = [];
};
afterEach(leave);

const button = () => find('.ekit-unfold-btn');
const text = () => find('.ekit-unfold-data');
const state = () => [
  text().style.height,
  button().textContent,
  button().getAttribute('aria-expanded'),
  button().hidden,
];

describe('a long text', () => {
  it('is cut short, and the button shows the whole text', () => {
    adopt(HOST);
    expect(state()).toEqual(['79px', 'Show the whole story', 'false', false]);
    button().click();
    expect(state()).toEqual(['auto', 'Show less', 'true', false]);
    expect(text().classList.contains('active')).toBe(true);
    button().click();
    expect(state()).toEqual(['79px', 'Show the whole story', 'false', false]);
  });

  it('that a theme prints itself gets a button after it, with the shop’s text and SPEC’s height', () => {
    adopt(OWN);
    adopt(OWN);
    const made = find(`${OWN} + button`);
    expect([made.textContent, find(OWN).style.height, made.getAttribute('aria-controls')]).toEqual([
      'Read more',
      '80px',
      find(OWN).id,
    ]);
    expect(document.querySelectorAll('.shop-islands-read-more')).toHaveLength(1);
    made.click();
    expect(made.textContent).toBe('Read less');
  });

  it('has one button in a copy that another script makes of the text and its button', () => {
    const part = document.createElement('section');
    find(OWN).replaceWith(part);
    part.innerHTML = '<div data-island="read-more"><p>One evening, four friends, a console.</p></div>';
    adopt(OWN);
    const copy = part.cloneNode(true) as HTMLElement;
    part.replaceWith(copy);
    adopt(OWN);
    const made = copy.querySelectorAll<HTMLElement>('.shop-islands-read-more');
    made[0]?.click();
    expect([made.length, find(OWN).style.height]).toEqual([1, 'auto']);
  });

  it('is cut short whatever state its button is printed with', () => {
    button().setAttribute('aria-expanded', 'true');
    adopt(HOST);
    expect(state()).toEqual(['79px', 'Show the whole story', 'false', false]);
  });

  it('opens when something in the hidden part gets the focus', () => {
    adopt(HOST);
    text().dispatchEvent(new Event('focusin'));
    expect(state()[2]).toBe('false');
    text().scrollTop = 40;
    text().dispatchEvent(new Event('focusin'));
    expect(state()[2]).toBe('true');
  });

  it('that closes out of sight is scrolled back into view', () => {
    const shown: unknown[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((options) => void shown.push(options));
    const top = vi.spyOn(text(), 'getBoundingClientRect');
    adopt(HOST);
    button().click();
    button().click();
    expect(shown).toEqual([]);
    top.mockReturnValue({ top: -300 } as DOMRect);
    button().click();
    button().click();
    expect(shown).toEqual([{ block: 'center', behavior: 'instant' }]);
  });

  it('with another element as its button opens by keys, too', () => {
    const link = Object.assign(document.createElement('span'), { className: 'ekit-unfold-btn' });
    button().replaceWith(link);
    adopt(HOST);
    expect([link.tabIndex, link.getAttribute('role')]).toEqual([0, 'button']);
    for (const [key, expected] of [
      ['Enter', 'true'],
      [' ', 'false'],
      ['a', 'false'],
    ]) {
      link.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
      expect(link.getAttribute('aria-expanded')).toBe(expected);
    }
  });
});

describe('a text that leaves the page', () => {
  it('can come back, and its button opens it as before', () => {
    adopt(HOST);
    button().click();
    leave();
    adopt(HOST);
    expect(state()).toEqual(['79px', 'Show the whole story', 'false', false]);
    button().click();
    expect(state()).toEqual(['auto', 'Show less', 'true', false]);
  });

  it('loses the button that was made for it', () => {
    adopt(OWN);
    leave();
    expect(document.querySelector('.shop-islands-read-more')).toBeNull();
    adopt(OWN);
    expect(document.querySelectorAll('.shop-islands-read-more')).toHaveLength(1);
    find('.shop-islands-read-more').click();
    expect(find(OWN).style.height).toBe('auto');
  });
});

describe('a short text', () => {
  it('is whole without a button, until another width makes it long', () => {
    whole = 80;
    adopt(HOST);
    expect([text().style.height, button().hidden]).toEqual(['', true]);
    whole = 200;
    for (const run of measure) run();
    expect(state()).toEqual(['79px', 'Show the whole story', 'false', false]);
    whole = 60;
    for (const run of measure) run();
    expect([text().style.height, button().hidden]).toEqual(['', true]);
  });
});

describe('the settings', () => {
  it.each([
    ['{}', { height: 80, duration: 300, more: '', less: '' }],
    ['{broken', { height: 80, duration: 300, more: '', less: '' }],
    ['{"collapse_height":"120","transition_duration":0}', { height: 120, duration: 0, more: '', less: '' }],
    [
      '{"collapse_height":"","transition_duration":null,"expand_text":["x"]}',
      { height: 80, duration: 300, more: '', less: '' },
    ],
    ['{"collapse_height":-5,"expand_text":"More <b>"}', { height: 80, duration: 300, more: 'More <b>', less: '' }],
  ])('%s are %j', (config, expected) => {
    find(HOST).setAttribute('data-config', config);
    expect(readSettings(find(HOST))).toEqual(expected);
  });

  it('can be attributes of the host', () => {
    Object.assign(find(OWN).dataset, { height: '40', duration: '100', more: 'On', less: 'Off' });
    expect(readSettings(find(OWN))).toEqual({ height: 40, duration: 100, more: 'On', less: 'Off' });
  });
});

describe('the rules', () => {
  it('accept numbers from 0 on', () => {
    expect(['12', '0', '-1', '', 'x', '7px'].map((value) => amount(value, 5))).toEqual([12, 0, 5, 5, 5, 7]);
  });

  it('count a text that is one pixel too high as short', () => {
    expect([isLong(81, 80), isLong(82, 80)]).toEqual([false, true]);
  });
});
