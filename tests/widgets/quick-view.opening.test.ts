import { describe, expect, it } from 'vitest';
import type { FrameFacts } from '../../widgets/quick-view/contract';
import { find } from '../helpers/fixture';
import {
  answers,
  clock,
  createLogging,
  frame,
  frameHolds,
  freshQuickView,
  log,
  PRODUCT,
  trigger,
} from './quick-view.store';

describe('the quick view', () => {
  freshQuickView();

  const nodes = [document.createElement('div')];
  const settle = () => clock.advance(0);

  it('waits for its frame, shows it, and prepares it for use', () => {
    const view = createLogging();
    expect([view.$isOpen.get(), view.$view.get()]).toEqual([false, null]);
    expect(view.open(trigger())).toBeUndefined();
    expect(view.$isOpen.get()).toBe(true);
    expect(view.$view.get()).toMatchObject({
      status: 'loading',
      asked: `${PRODUCT}?frame`,
      product: { name: 'Ashfall Kingdoms' },
    });
    view.loaded(frame);
    expect(view.$view.get()?.status).toBe('shown');
    expect(log).toEqual(['opened Ashfall Kingdoms', 'enter']);
  });

  it('leaves a press to the browser where the trigger names no product of this shop', () => {
    const view = createLogging({ readTrigger: () => undefined });
    expect([view.open(trigger()), view.$isOpen.get(), log]).toEqual([false, false, []]);
  });

  it('says so when the frame does not load in time, and shows it when it loads late', async () => {
    const view = createLogging();
    view.open(trigger());
    await clock.advance(14_999);
    expect(view.$view.get()?.status).toBe('loading');
    await clock.advance(1);
    expect(view.$view.get()?.status).toBe('failed');
    expect(log.at(-1)).toBe(`failed ${PRODUCT}?frame`);
    view.loaded(frame);
    expect(view.$view.get()?.status).toBe('shown');
  });

  it('asks once more, in a frame of its own, when the shopper tries again', async () => {
    const view = createLogging();
    view.open(trigger());
    await clock.advance(15_000);
    view.retry();
    expect(view.$view.get()).toMatchObject({ status: 'loading', opening: 2, asked: `${PRODUCT}?frame` });
    await clock.advance(15_000);
    expect(view.$view.get()?.status).toBe('failed');
  });

  it.each<[string, FrameFacts | undefined]>([
    ['an error', { address: `${PRODUCT}?frame`, status: 500, hasProduct: false }],
    ['a login', { address: 'https://shop.example/my-account/', status: 200, hasProduct: false }],
    ['nothing that may be looked at', undefined],
  ])('says so when its frame holds %s', async (_what, found) => {
    frameHolds(found);
    const view = createLogging();
    view.open(trigger());
    view.loaded(frame);
    expect(view.$view.get()?.status).toBe('failed');
    expect(log).not.toContain('enter');
    await clock.advance(20_000);
    expect(log.filter((entry) => entry.startsWith('failed'))).toHaveLength(1);
  });

  it('ignores an empty frame', () => {
    frameHolds({ address: 'about:blank', status: 0, hasProduct: false });
    const view = createLogging();
    view.open(trigger());
    view.loaded(frame);
    expect(view.$view.get()?.status).toBe('loading');
  });

  it('prepares a frame that has loaded again, and opens the page that a script in the frame leads to', () => {
    const view = createLogging();
    view.open(trigger());
    view.loaded(frame);
    view.loaded(frame);
    frameHolds({ address: 'https://shop.example/cart/', status: 200, hasProduct: false });
    view.loaded(frame);
    expect(log.slice(1)).toEqual(['enter', 'enter', 'go https://shop.example/cart/']);
    expect(view.$view.get()?.status).toBe('shown');
  });

  it('shows the answer’s nodes where the product is shown in the page itself', async () => {
    const view = createLogging();
    view.open(trigger(1));
    expect(view.$view.get()?.status).toBe('loading');
    answers['wireless-controller']?.(nodes);
    await settle();
    expect(view.$view.get()).toMatchObject({ status: 'shown', nodes });
    await clock.advance(20_000);
    expect(view.$view.get()?.status).toBe('shown');
  });

  it.each([
    ['fails', new Error('no')],
    ['holds no product', []],
  ])('in the page itself shows an error when the answer %s', async (_what, answer) => {
    const view = createLogging();
    view.open(trigger(1));
    answers['wireless-controller']?.(answer);
    await settle();
    expect(view.$view.get()?.status).toBe('failed');
    expect(log.at(-1)).toMatch(/^failed/);
  });

  it('shows the product that was asked for last, whichever answer comes late', async () => {
    const view = createLogging();
    view.open(trigger(1));
    view.open(trigger(0));
    answers['wireless-controller']?.(nodes);
    await settle();
    expect(view.$view.get()).toMatchObject({ status: 'loading', product: { name: 'Ashfall Kingdoms' } });
    expect(view.$view.get()?.nodes).toBeUndefined();
    view.open(trigger(1));
    const late = answers['wireless-controller'];
    view.close();
    await clock.advance(250);
    late?.(new Error('no'));
    await settle();
    expect(view.$view.get()).toBeNull();
    expect(log.some((entry) => entry.startsWith('failed'))).toBe(false);
  });

  it('focuses its trigger before it opens, so that the focus can go back', () => {
    const view = createLogging();
    const hadFocus: boolean[] = [];
    view.$isOpen.listen(() => hadFocus.push(document.activeElement === trigger()));
    view.open(trigger());
    expect(hadFocus).toEqual([true]);
  });

  it('gives the focus to the pressed trigger, or to the one that has replaced it', () => {
    const view = createLogging();
    expect(view.trigger()).toBeUndefined();
    const pressed = trigger();
    view.open(pressed);
    expect(view.trigger()).toBe(pressed);
    pressed.remove();
    expect(view.trigger()).toBe(find('h2'));
  });
});
