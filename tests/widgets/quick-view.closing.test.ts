import { describe, expect, it } from 'vitest';
import {
  clock,
  createLogging,
  frame,
  frameHolds,
  freshQuickView,
  log,
  onEscape,
  PRODUCT,
  trigger,
} from './quick-view.store';

describe('the quick view', () => {
  freshQuickView();

  it('keeps the frame until it has faded, and then removes it', async () => {
    const view = createLogging();
    view.open(trigger());
    view.loaded(frame);
    onEscape();
    view.close();
    expect(view.$isOpen.get()).toBe(false);
    await clock.advance(249);
    expect(view.$view.get()?.status).toBe('shown');
    await clock.advance(1);
    expect(view.$view.get()).toBeNull();
    expect(log.filter((entry) => entry === 'closed')).toHaveLength(1);
    expect(view.open(trigger())).toBeUndefined();
    expect(view.$view.get()).toMatchObject({ opening: 2, status: 'loading' });
  });

  it('keeps the frame longer while an add in it needs the frame, but not for ever', async () => {
    let isSending = true;
    const view = createLogging({ isSending: () => isSending });
    view.open(trigger());
    view.loaded(frame);
    view.close();
    await clock.advance(1000);
    expect([view.$isOpen.get(), view.$view.get()?.status]).toEqual([false, 'shown']);
    isSending = false;
    await clock.advance(250);
    expect(view.$view.get()).toBeNull();

    isSending = true;
    view.open(trigger());
    view.close();
    await clock.advance(15_000);
    expect(view.$view.get()).not.toBeNull();
    await clock.advance(250);
    expect(view.$view.get()).toBeNull();
    expect(log.filter((entry) => entry === 'closed')).toHaveLength(2);
  });

  it('keeps the frame behind the next product while an add in it needs the frame', async () => {
    let isSending = false;
    const view = createLogging({ isSending: () => isSending });
    view.open(trigger());
    const first = view.$view.get();
    isSending = true;
    view.close();
    view.open(trigger(1));
    expect(view.$view.get()).toMatchObject({ opening: 2, earlier: first });
    isSending = false;
    view.open(trigger());
    expect(view.$view.get()?.earlier).toBeUndefined();
  });

  it.each([
    ['the cart, where a form in it leads', { address: 'https://shop.example/cart/', status: 200, hasProduct: false }],
    ['an error', { address: `${PRODUCT}?frame`, status: 500, hasProduct: false }],
  ])('neither opens a page nor reports anything when %s comes after the quick view was closed', (_what, found) => {
    const view = createLogging();
    view.open(trigger());
    view.loaded(frame);
    view.close();
    log.length = 0;
    frameHolds(found);
    view.loaded(frame);
    expect([log.filter((entry) => /^(go|failed)/.test(entry)), view.$view.get()?.status]).toEqual([[], 'shown']);
  });

  it('stays open when it is opened again while it fades out', async () => {
    const view = createLogging();
    view.open(trigger());
    view.close();
    await clock.advance(100);
    view.open(trigger(0));
    await clock.advance(1000);
    expect([view.$isOpen.get(), view.$view.get()?.opening]).toEqual([true, 2]);
    expect(log).not.toContain('closed');
  });

  it('does not fail by time after it was closed', async () => {
    const view = createLogging();
    view.open(trigger());
    await clock.advance(14_900);
    view.close();
    await clock.advance(200);
    expect(view.$view.get()?.status).toBe('loading');
    await clock.advance(20_000);
    expect(log).toEqual(['opened Ashfall Kingdoms', 'closed']);
    view.loaded(frame);
    expect(view.$view.get()).toBeNull();
  });
});
