/** Tests the comparison of a page without islands and with them. */
import { describe, expect, it } from 'vitest';
import {
  compare,
  comparePresses,
  confirmed,
  pressesToTell,
  pressKeysOf,
  scriptOf,
} from '../../scripts/shopCheck/rules/compare';
import type { Answer, Finding, Look } from '../../scripts/shopCheck/types';
import { lookWith, press, sight } from './look';

const said = (findings: readonly Finding[]) =>
  findings.map(({ kind, level, words }) => `${level} ${kind}: ${words.join(', ')}`);
const saidOf = (offs: readonly Look[], on: Look) => said(compare(offs, on));

describe('errors', () => {
  const fault = (text: string, how: 'error' | 'console' | 'file' = 'error') => ({
    how,
    text,
    file: 'https://shop.example/a.js',
  });

  it('are reported, with their script, where the page without islands has no errors', () => {
    const on = lookWith({
      faults: [fault('x is not defined')],
      scripts: [{ handle: 'own', src: 'https://shop.example/a.js?ver=1' }],
    });
    expect(saidOf([lookWith()], on)).toEqual(['broken error: x is not defined, own']);
  });

  it('are not reported where the page without islands has the same error with another number', () => {
    const [off, on] = [lookWith({ faults: [fault('at 12')] }), lookWith({ faults: [fault('at 13')] })];
    expect(saidOf([off], on)).toEqual([]);
  });

  it('are reported once, and a message on the console is not an error', () => {
    const on = lookWith({ faults: [fault('x'), fault('x'), fault('y', 'console')] });
    expect(saidOf([lookWith()], on)).toEqual(['broken error: x, a.js']);
  });

  it('name the script’s file where no tag has its handle', () => {
    expect(scriptOf(lookWith(), 'https://shop.example/dir/b.min.js?ver=2')).toBe('b.min.js');
  });
});

describe('what is seen', () => {
  it('is gone where it is seen less often', () => {
    const off = lookWith({ sights: [sight('A'), sight('A'), sight('p.jpg', { what: 'picture' })] });
    expect(saidOf([off, off], lookWith({ sights: [sight('A')] }))).toEqual([
      'broken gone-text: A',
      'broken gone-picture: p.jpg',
    ]);
  });

  it('is not gone where one look without islands lacks it too', () => {
    expect(saidOf([lookWith({ sights: [sight('A')] }), lookWith()], lookWith())).toEqual([]);
  });

  it('is the same with other spaces', () => {
    expect(saidOf([lookWith({ sights: [sight('Street*')] })], lookWith({ sights: [sight('Street *')] }))).toEqual([]);
  });

  it('is left alone in a place that shows something else each time', () => {
    const at = (name: string) => lookWith({ sights: [sight(name, { marks: ['similar', 'post-1'] })] });
    expect(saidOf([at('A'), at('B')], at('C'))).toEqual([]);
  });

  it('may be gone if it is an icon in an island, which draws its own, and may not be gone elsewhere', () => {
    const icon = (islands: readonly string[]) => lookWith({ sights: [sight('Zoom', { what: 'control', islands })] });
    expect(saidOf([icon(['product-gallery'])], lookWith())).toEqual(['differs gone-control: Zoom']);
    expect(saidOf([icon([])], lookWith())).toEqual(['broken gone-control: Zoom']);
  });

  it('is new where no look without islands has it', () => {
    expect(saidOf([lookWith()], lookWith({ sights: [sight('New')] }))).toEqual(['differs new-text: New']);
  });

  it('has moved by more than a little: the topmost is told, with its distance', () => {
    const at = (first: number, second: number) =>
      lookWith({ sights: [sight('A', { top: first }), sight('B', { top: second })] });
    expect(saidOf([at(100, 50)], at(160, 110))).toEqual(['differs moved: B, 60']);
    expect(saidOf([at(100, 50)], at(124, 74))).toEqual([]);
  });

  it('has not moved where it stands elsewhere at each look', () => {
    const at = (top: number) => lookWith({ sights: [sight('A', { top })] });
    expect(saidOf([at(0), at(100)], at(200))).toEqual([]);
  });
});

describe('a control', () => {
  const pair = (before: readonly Answer[], now: readonly Answer[], more = {}) =>
    saidOf([lookWith({ presses: [press('Go', before, more)] })], lookWith({ presses: [press('Go', now, more)] }));

  it.each([['changed'], ['request'], ['follow'], ['focus'], ['scroll'], ['dialog']] as Answer[][])(
    'is dead where it did this before and nothing now: %s',
    (answer) => expect(pair([answer as Answer], [])).toEqual(['broken dead: Go']),
  );

  it('is dead if a press only stops the browser’s action, or only jumps to an anchor', () => {
    expect(pair(['changed'], ['prevented'])).toEqual(['broken dead: Go']);
    expect(pair(['changed'], ['jump'])).toEqual(['broken dead: Go']);
  });

  it('is not dead where it did nothing before, or one look without islands has no answer', () => {
    expect(pair(['prevented'], [])).toEqual([]);
    const [some, none] = [lookWith({ presses: [press('Go', ['changed'])] }), lookWith({ presses: [press('Go', [])] })];
    expect(saidOf([some, none], none)).toEqual([]);
  });

  it('may answer in another way', () => {
    expect(pair(['request'], ['changed'])).toEqual([]);
    expect(pair(['follow'], ['changed', 'prevented'])).toEqual([]);
  });

  it('is reported as different where it now leads to a page', () => {
    expect(pair(['changed', 'prevented'], ['follow'])).toEqual(['differs otherwise: Go']);
    expect(pair(['follow'], ['follow'])).toEqual([]);
  });

  it('is compared with the same control, by its key', () => {
    const off = lookWith({ presses: [press('Go', ['changed'], { key: 'other' })] });
    expect(saidOf([off], lookWith({ presses: [press('Go', [])] }))).toEqual([]);
  });
});

describe('a form', () => {
  const pair = (leads: boolean, before: readonly Answer[], now: readonly Answer[]) =>
    saidOf(
      [lookWith({ presses: [press('Letters', before, { how: 'send', leads })] })],
      lookWith({ presses: [press('Letters', now, { how: 'send', leads })] }),
    );

  it('is dead where a script answered it, and now only its own page is loaded again', () => {
    expect(pair(false, ['prevented', 'request'], ['follow'])).toEqual(['broken dead-form: Letters']);
  });

  it('is dead, too, where something else changes while the browser sends it', () => {
    expect(pair(false, ['prevented', 'changed'], ['changed', 'follow'])).toEqual(['broken dead-form: Letters']);
  });

  it('works where its script answers it and leads on', () => {
    expect(pair(false, ['prevented', 'changed'], ['prevented', 'changed', 'follow'])).toEqual([]);
  });

  it('is reported as different where the browser now sends it', () => {
    expect(pair(true, ['prevented', 'request'], ['follow'])).toEqual(['differs otherwise: Letters']);
  });

  it('is the same where the browser has always sent it', () => {
    expect(pair(false, ['follow'], ['follow'])).toEqual([]);
  });

  it('is dead where nothing answers at all', () => {
    expect(pair(true, ['follow'], ['invalid'])).toEqual(['broken dead-form: Letters']);
  });
});

it('an island that failed is reported once', () => {
  const failed = [1, 2].map((at) => ({ island: 'deal', what: `It threw ${at}.` }));
  expect(saidOf([lookWith()], lookWith({ failed }))).toEqual(['broken island: deal, It threw 2.']);
});

it('only what a second comparison finds too is confirmed, whatever its numbers are', () => {
  const [one, two] = [
    compare([lookWith()], lookWith({ sights: [sight('In 3 s'), sight('B')] })),
    compare([lookWith()], lookWith({ sights: [sight('In 2 s')] })),
  ];
  expect(said(confirmed(one, two))).toEqual(['differs new-text: In 3 s']);
});

it('controls that seem dead are used again by their keys, and compared alone', () => {
  const [off, on] = [[press('Go', ['changed'])], [press('Go', []), press('Stay', [])]];
  const findings = compare([lookWith({ presses: off })], lookWith({ presses: on }));
  expect([...pressKeysOf(findings, lookWith({ presses: on }))]).toEqual(['press button Go 1']);
  expect(said(comparePresses(off, on))).toEqual(['broken dead: Go']);
  expect(comparePresses(off, [press('Go', ['focus'])])).toEqual([]);
});

describe('a page with many dead controls', () => {
  const names = ['One', 'Two', 'Three'];
  const off = lookWith({ presses: names.map((name) => press(name, ['changed'])) });
  const on = lookWith({ presses: names.map((name) => press(name, [])) });
  const twice = compare([off], on);
  const keys = new Set(['press button One 1']);

  it('has all of them reported, if those that were used alone are dead there too', () => {
    const alone = comparePresses([press('One', ['changed'])], [press('One', [])]);
    expect(said(pressesToTell(twice, on, keys, alone))).toEqual([
      'broken dead: One',
      'broken dead: Two',
      'broken dead: Three',
    ]);
  });

  it('has none of them reported, if those that were used alone work', () => {
    expect(pressesToTell(twice, on, keys, [])).toEqual([]);
  });
});
