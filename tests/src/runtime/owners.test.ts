import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOriginalActive } from '../../../src/loader/original';
import { SILENT } from '../../../src/rules/names';
import { freshVisits } from '../../helpers/visit';

freshVisits();

const MARK = { script: 'theirs-js' };
let log: string[];
let fetched: { name: string; responseStatus?: number; decodedBodySize?: number }[];

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  log = [];
  fetched = [{ name: 'https://shop.test/style.css' }];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => fetched as never);
  document.body.innerHTML = '';
});

const FILE = 'https://shop.test/a.js';

/**
 * A page with a script's tag, for which islands wait. @param src the tag's address, which is only set as a property,
 * because happy-dom would fetch it
 */
async function wait(type: string, src = FILE): Promise<HTMLScriptElement> {
  const tag = Object.assign(document.createElement('script'), { id: 'theirs-js', type });
  Object.defineProperty(tag, 'src', { value: src });
  document.body.append(tag);
  const { whenSilent } = await import('../../../src/runtime/silentOriginals');
  whenSilent([{ within: '.other' }, MARK], () => log.push('taken over'));
  return tag;
}

const tell = (tag: Element, type: string) => tag.dispatchEvent(new Event(type));

describe('a tag of a plugin’s script', () => {
  it.each([
    ['that a consent banner holds', 'text/plain'],
    ['that an optimiser holds', 'rocketlazyloadscript'],
    ['whose file does not come', ''],
  ])('%s owns its hosts for five seconds', async (_what, type) => {
    await wait(type);
    expect(isOriginalActive(MARK)).toBe(true);
    vi.advanceTimersByTime(4999);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['taken over']);
    expect(isOriginalActive(MARK)).toBe(false);
  });

  it.each([
    ['is missing', { responseStatus: 404, decodedBodySize: 9 }, ['taken over']],
    ['is there', { responseStatus: 200, decodedBodySize: 9 }, []],
    ['is there, as far as the browser tells', {}, []],
  ])('whose file %s is judged by that file', async (_what, answer, expected) => {
    fetched.push({ name: FILE, ...answer });
    await wait('');
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual(expected);
  });

  it.each<[string, () => void]>([
    ['keeps no times', () => fetched.splice(0)],
    ['has forgotten times', () => fetched.push(...Array.from({ length: 300 }, (_, index) => ({ name: `${index}` })))],
  ])('is trusted where the browser %s', async (_what, change) => {
    change();
    await wait('');
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual([]);
  });

  it('with its script inside has run', async () => {
    await wait('', '');
    vi.advanceTimersByTime(60_000);
    expect([log, isOriginalActive(MARK)]).toEqual([[], true]);
  });

  it('that fails loses its hosts at once', async () => {
    tell(await wait(''), 'error');
    expect(log).toEqual(['taken over']);
    vi.advanceTimersByTime(60_000);
    expect(log).toEqual(['taken over']);
  });

  it('that runs late owns its hosts again, from the next action on', async () => {
    const tag = await wait('text/plain');
    vi.advanceTimersByTime(5000);
    expect(tag.hasAttribute(SILENT)).toBe(true);
    tell(tag, 'load');
    expect(isOriginalActive(MARK)).toBe(true);
  });

  it('owns only the hosts within `on`', () => {
    document.body.innerHTML = '<script id="theirs-js"></script><p class="host"><b></b></p><i></i>';
    const owns = (selector: string) =>
      isOriginalActive({ ...MARK, on: '.host' }, document.querySelector(selector) as Element);
    expect([owns('.host'), owns('b'), owns('i')]).toEqual([true, true, false]);
  });
});
