import { describe, expect, it } from 'vitest';
import type { Intent, OriginalMark } from '../../../src/island/types';
import { settle } from '../../helpers/settle';
import { begin, click, find, freshLoader, late, log, page, ready, status } from './loaderPage';

freshLoader();

describe('where a plugin’s own script is at work', () => {
  /** The part of jQuery that shows which handlers are bound. */
  const bound = (events: Record<string, object[]>, target: EventTarget = document.body) => {
    page.jQuery = Object.assign((run: () => void) => run(), {
      _data: (asked: EventTarget) => (asked === target ? events : undefined),
    });
  };
  const tried = async (yieldsTo: OriginalMark) => {
    document.body.innerHTML = '<p class="notice"></p><a class="button" href="/x">A</a>';
    const island = late({ name: 'button' }, { yieldsTo });
    begin(ready({ name: 'notice', adopt: () => void log.push('adopted') }, { yieldsTo }), island.row);
    dispatchEvent(new Event('DOMContentLoaded'));
    await settle();
    const isTaken = click('.button').defaultPrevented;
    return [status('.notice'), log, isTaken, status('.button'), island.asked()];
  };
  const yielded = ['yielded', [], false, 'yielded', 0];
  const working = ['ready', ['adopted'], true, 'loading', 1];

  it('an island yields and takes no click when two events share one function', async () => {
    bound({ one: [{ guid: 7, namespace: '' }], two: [{ guid: 8 }, { guid: 7 }] });
    expect(await tried({ event: 'one', and: 'two' })).toEqual(yielded);
  });

  it.each([
    ['document', () => document],
    ['window', () => document.defaultView as EventTarget],
  ])('an island yields to what is bound on the %s, too', async (_name, target) => {
    bound({ one: [{ guid: 7, namespace: '' }], two: [{ guid: 7 }] }, target());
    expect(await tried({ event: 'one', and: 'two' })).toEqual(yielded);
  });

  it('an island yields to a listener with data, too', async () => {
    bound({ one: [{ guid: 7, namespace: '', data: {} }] });
    expect(await tried({ event: 'one', hasData: true })).toEqual(yielded);
  });

  it.each([['.button'], ['.theirs', '.button', '.more']])(
    'an island yields to a listener with the selector “%s”, too',
    async (...selectors) => {
      bound({ one: [{ guid: 7, namespace: '', selector: '.button' }] });
      expect(await tried({ event: 'one', selectors })).toEqual(yielded);
    },
  );

  const BUTTON = { event: 'one', selectors: ['.button'] };
  const BOTH = { event: 'one', and: 'two' };

  it.each<[string, Record<string, object[]>, OriginalMark]>([
    ['another selector', { one: [{ guid: 7, namespace: '', selector: '.butt' }] }, BUTTON],
    ['no selector', { one: [{ guid: 7, namespace: '' }] }, BUTTON],
    ['another function', { one: [{ guid: 7, namespace: '' }], two: [{ guid: 8 }] }, BOTH],
    ['one event only', { one: [{ guid: 7, namespace: '' }] }, BOTH],
    ['no data', { one: [{ guid: 7, namespace: '' }] }, { event: 'one', hasData: true }],
    ['this library’s own namespace', { one: [{ guid: 7, namespace: 'shopIslands' }], two: [{ guid: 7 }] }, BOTH],
  ])('an island does not yield to a listener with %s', async (_what, events, mark) => {
    bound(events);
    expect(await tried(mark)).toEqual(working);
  });

  it('a class that the script skips is on the button only while the event is dispatched', async () => {
    document.body.innerHTML = '<a class="button" href="/x">A</a>';
    begin(late({ name: 'button' }, { skip: 'wc-interactive' }).row);
    const seen: string[] = [];
    document.body.addEventListener('click', () => seen.push(find('.button').className));
    click('.button');
    expect(seen).toEqual(['button wc-interactive']);
    await settle();
    expect(find('.button').className).toBe('button');
  });

  it('a class that the script looks for is off the button during the event, and the island still gets the event', async () => {
    document.body.innerHTML =
      '<a class="button trigger" data-source="/x" href="/x">A</a><a class="button plain" data-source="/x" href="/x">B</a>';
    begin(
      ready(
        { name: 'button', onIntent: ({ target }: Intent) => void log.push(target.textContent ?? '') },
        { when: 'interaction', skip: '-trigger', click: '[data-source]' },
      ),
    );
    await settle();
    const seen: string[] = [];
    document.body.addEventListener('click', ({ target }) => seen.push((target as Element).className));
    expect([click('.trigger').defaultPrevented, click('.plain').defaultPrevented]).toEqual([true, true]);
    expect(seen).toEqual(['button', 'button plain']);
    await settle();
    expect([log, find('.button').className, find('.plain').className]).toEqual([
      ['A', 'B'],
      'button trigger',
      'button plain',
    ]);
  });
});
