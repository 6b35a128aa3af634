import { describe, expect, it, vi } from 'vitest';
import { start } from '../../../src/loader/start';
import { bringCore } from '../../helpers/bringCore';
import { settle, until } from '../../helpers/settle';
import { begin, freshLoader, log, page, ready } from './loaderPage';

freshLoader();

describe('window.shopIslands', () => {
  it('runs commands that were queued before it was there, and later ones', () => {
    window.shopIslands = window.shopIslands || [];
    window.shopIslands.push((api) => log.push(`queued ${api.version}`));
    begin().push(() => log.push('later'));
    expect(log).toEqual(['queued 1', 'later']);
  });

  it('belongs to the first copy, and a second copy adds its islands to it', async () => {
    document.body.innerHTML = '<p class="notice"></p><p class="extra"></p>';
    const first = begin(ready({ name: 'notice', adopt: () => void log.push('notice') }));
    const second = begin(
      ready({ name: 'notice', adopt: () => void log.push('notice twice') }),
      ready({ name: 'extra', adopt: () => void log.push('extra') }),
    );
    await settle();
    expect(second).toBe(first);
    expect(log.sort()).toEqual(['extra', 'notice']);
  });

  it('lets a theme listen to events and stop listening', () => {
    const api = begin();
    const stop = api.on('cart:added', ({ detail }) => log.push(String(detail)));
    document.body.dispatchEvent(new CustomEvent('island:cart:added', { detail: 'x', bubbles: true }));
    stop();
    document.body.dispatchEvent(new CustomEvent('island:cart:added', { detail: 'y', bubbles: true }));
    expect(log).toEqual(['x']);
  });

  it.each([
    ['{broken</script><script type="application/json" data-islands-config>{"base":"/x/"}', { base: '/x/' }],
    ['{"base":7,"timeout":9}', { timeout: 9 }],
    ['{"disable":{},"globals":[],"texts":null,"timeout":"9","postsActions":"a"}', {}],
    ['{"disable":"notice"}', {}],
    ['[false]', {}],
  ])('leaves out of the config what is broken or of the wrong kind, and nothing else: %s', async (json, left) => {
    document.body.innerHTML = `<script type="application/json" data-islands-config>${json}</script><p class="notice"></p>`;
    const examine = vi.fn();
    const island = ready({ name: 'notice', adopt: () => void log.push('adopted') });
    const api = start({ islands: [island], version: '1', urlOf: (chunk) => `/${chunk}.js`, bring: bringCore, examine });
    await until(() => expect(examine).toHaveBeenCalled());
    expect(api.config).toEqual({ ...left, isOdd: expect.any(String) });
    expect(log).toEqual(['adopted']);
  });

  it('brings the examiner for a page with a host that no island answers to, and for no other page', async () => {
    const named: string[] = [];
    const look = async (html: string) => {
      delete page.shopIslands;
      document.body.innerHTML = html;
      start({
        islands: [ready({ name: 'notice' })],
        version: '1',
        urlOf: String,
        bring: bringCore,
        examine: () => named.push(html),
      });
      await settle();
      await new Promise((resolve) => setTimeout(resolve));
    };
    await look('<p data-island="notice"></p><p class="notice"></p>');
    await look('<p data-island="ntice"></p>');
    expect(named).toEqual(['<p data-island="ntice"></p>']);
  });

  it('brings the examiner for a page whose core chunk cannot be loaded', async () => {
    const examine = vi.fn();
    const nothing = Promise.reject(new Error('404'));
    document.body.innerHTML = '<p class="notice"></p>';
    start({
      islands: [ready({ name: 'notice' })],
      version: '1',
      urlOf: String,
      bring: () => [nothing, nothing],
      examine,
    });
    await until(() => expect(examine).toHaveBeenCalledTimes(1));
  });

  it('keeps reported problems for listeners that come later', () => {
    const api = begin();
    const before = api.problems.length;
    api.report({ island: 'x', what: 'a', why: 'b', fix: 'c' });
    expect(api.problems.slice(before)).toEqual([{ island: 'x', what: 'a', why: 'b', fix: 'c' }]);
  });

  it('prints a problem on the console unless a listener cancels it', () => {
    const api = begin();
    api.report({ island: 'x', what: 'a', why: 'b', fix: 'c' });
    expect(console.warn).toHaveBeenCalledTimes(1);
    document.addEventListener('island:error', (event) => event.preventDefault(), { once: true });
    api.report({ island: 'x', what: 'a', why: 'b', fix: 'c' });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});
