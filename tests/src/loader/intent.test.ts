import { afterEach, describe, expect, it } from 'vitest';
import { intentOf, isForeign, type KeptIntent, targetOf } from '../../../src/loader/intent';
import type { Kind } from '../../../src/loader/types';

afterEach(() => {
  document.body.innerHTML = '';
});

const kind = (name: string, row: Partial<Kind['row']>, state: Kind['state'] = 'armed') =>
  ({ row: { name, ...row }, state }) as Kind;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const nameIn = (event: { target: EventTarget; type: string }, kinds: Kind[]) => intentOf(event, kinds)?.kind.row.name;

describe('the target of an action', () => {
  it('is the nearest element around it that the selector finds', () => {
    document.body.innerHTML = '<a class="add"><b></b></a>';
    expect(targetOf({ target: find('b'), type: 'click' }, '.add')).toBe(find('.add'));
    expect(targetOf({ target: find('b'), type: 'click' }, '.other')).toBeNull();
  });

  it('is missing where the row has no selector for it, or the event is on the document', () => {
    expect(targetOf({ target: document.body, type: 'click' })).toBeNull();
    expect(targetOf({ target: document, type: 'click' }, 'body')).toBeNull();
  });

  it('is never the form around another form, which is submitted on its own', () => {
    const [outer, inner] = [document.createElement('form'), document.createElement('form')];
    outer.className = 'outer';
    outer.append(inner);
    expect(targetOf({ target: inner, type: 'submit' }, '.outer')).toBeNull();
    expect(targetOf({ target: outer, type: 'submit' }, '.outer')?.className).toBe('outer');
    expect(targetOf({ target: inner, type: 'click' }, '.outer')?.className).toBe('outer');
  });
});

describe('the island that answers', () => {
  it('is the first whose row names the element, apart from islands that are off', () => {
    document.body.innerHTML = '<a></a>';
    const event = { target: find('a'), type: 'click' };
    expect(
      nameIn(event, [
        kind('off', { click: 'a' }, 'off'),
        kind('other', { click: 'b' }),
        kind('first', { click: 'a' }),
        kind('second', { click: 'a' }),
      ]),
    ).toBe('first');
    expect(nameIn(event, [kind('form', { submit: 'a' })])).toBeUndefined();
  });
});

describe('an action that belongs to the browser', () => {
  const isBrowsers = (html: string, init: MouseEventInit = {}, submitter?: string) => {
    document.body.innerHTML = html;
    const intent = {
      target: document.body.firstElementChild,
      submitter: submitter ? find(submitter) : null,
    } as KeptIntent;
    return isForeign(new MouseEvent('click', init), intent);
  };

  it.each<MouseEventInit>([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'has %j',
    (init) => {
      expect(isBrowsers('<a></a>', init)).toBe(true);
    },
  );

  it('opens another window', () => {
    expect(isBrowsers('<a target="_blank"></a>')).toBe(true);
    expect(isBrowsers('<a target="_self"></a>')).toBe(false);
    expect(isBrowsers('<a></a>')).toBe(false);
  });

  it('has a button with a window of its own, which counts before the form’s', () => {
    expect(isBrowsers('<form><button formtarget="_blank"></button></form>', {}, 'button')).toBe(true);
    expect(isBrowsers('<form target="_blank"><button formtarget="_self"></button></form>', {}, 'button')).toBe(false);
  });
});
