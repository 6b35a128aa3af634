// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { scriptTimeOf } from '../../scripts/bench/scriptTime';

const MAIN = { name: 'thread_name', pid: 1, tid: 1, args: { name: 'CrRendererMain' } };
const event = (name: string, tts: number, tdur: number, tid = 1) => ({ name, pid: 1, tid, args: {}, tts, tdur });

describe('the script time of a trace', () => {
  test('counts nested events once', () => {
    const events = [event('FunctionCall', 12, 5), event('V8.Execute', 10, 10), event('v8.compile', 18, 4), MAIN];
    expect(scriptTimeOf(events)).toBe(12);
  });

  test('includes microtasks that nothing else started', () => {
    expect(scriptTimeOf([MAIN, event('EvaluateScript', 0, 3), event('V8.RunMicrotasks', 7, 2)])).toBe(5);
  });

  test('leaves out layout, and other threads', () => {
    expect(scriptTimeOf([MAIN, event('Layout', 0, 9), event('V8.Execute', 0, 9, 2), event('V8.Execute', 20, 1)])).toBe(
      1,
    );
  });

  test('counts each main thread by its own clock', () => {
    const other = { ...MAIN, pid: 2 };
    expect(scriptTimeOf([MAIN, other, event('V8.Execute', 0, 4), { ...event('V8.Execute', 1, 2), pid: 2 }])).toBe(6);
  });

  test('is zero where no script ran', () => {
    expect(scriptTimeOf([MAIN])).toBe(0);
  });
});
