import { afterEach, describe, expect, it, vi } from 'vitest';
import { promiseBanner } from '../../../src/bridge/page/bannerShown';
import { type GiveBack, isFree, takeNow, takeTurn } from '../../../src/state/overlays';
import { setPage } from '../../helpers/page';
import { settle } from '../../helpers/settle';

/** Asks for turns, and notes the order in which they are given. */
function queue() {
  const log: string[] = [];
  const turns: Record<string, GiveBack> = {};
  return {
    log,
    done: (name: string) => turns[name]?.(),
    async ask(name: string, priority?: number) {
      takeTurn(priority).then((giveBack) => {
        log.push(name);
        turns[name] = giveBack;
      });
      await settle();
    },
  };
}

afterEach(() => vi.restoreAllMocks());

describe('turns to cover the page', () => {
  it('are given at once where nothing covers it', async () => {
    const { log, ask } = queue();
    expect(isFree()).toBe(true);
    await ask('first');
    expect(log).toEqual(['first']);
    expect(isFree()).toBe(false);
  });

  it('are given one at a time, in the order of asking', async () => {
    const { log, ask, done } = queue();
    await ask('first');
    await ask('second');
    await ask('third');
    expect(log).toEqual(['first']);
    done('first');
    await settle();
    expect(log).toEqual(['first', 'second']);
    done('second');
    done('second');
    await settle();
    expect(log).toEqual(['first', 'second', 'third']);
    done('third');
    expect(isFree()).toBe(true);
  });

  it('go to the higher priority first', async () => {
    const { log, ask, done } = queue();
    await ask('open');
    await ask('low');
    await ask('high', 2);
    done('open');
    await settle();
    expect(log).toEqual(['open', 'high']);
  });

  it('wait for what a visitor opened by a link', async () => {
    const { log, ask } = queue();
    const close = takeNow();
    await ask('first');
    expect(log).toEqual([]);
    close();
    await settle();
    expect(log).toEqual(['first']);
  });

  it.each([
    [
      'a consent banner',
      '<div class="shop-islands-consent" data-open></div>',
      (banner: Element) => banner.removeAttribute('data-open'),
    ],
    [
      'the plugin’s consent banner',
      '<div class="cky-consent-container"></div>',
      (banner: Element) => banner.classList.add('cky-hide'),
    ],
    [
      'a popup of the original’s',
      '<div class="dialog-widget elementor-popup-modal"></div>',
      (popup: Element) => popup.remove(),
    ],
  ])('wait until %s is gone', async (_name, html, close) => {
    const { log, ask } = queue();
    document.body.innerHTML = html;
    await ask('popup');
    expect(isFree()).toBe(false);
    expect(log).toEqual([]);
    close(document.body.firstElementChild as Element);
    await settle();
    expect(log).toEqual(['popup']);
  });

  it('do not wait for a banner that a blocker has hidden', async () => {
    const { log, ask } = queue();
    document.body.innerHTML = '<div class="cky-consent-container"></div>';
    (document.body.firstElementChild as Element).checkVisibility = () => false;
    await ask('popup');
    expect(log).toEqual(['popup']);
  });

  it('wait until the page’s consent banner has had its chance to open', async () => {
    const { log, ask } = queue();
    const page = setPage();
    let open = () => {};
    page.wake = (name) =>
      new Promise((resolve) => {
        page.woken.push(name);
        open = () => {
          document.body.insertAdjacentHTML('beforeend', '<div class="cky-consent-container"></div>');
          resolve();
        };
      });
    document.body.innerHTML = '<script type="text/template" id="ckyBannerTemplate"></script>';
    await ask('popup');
    expect(page.woken).toEqual(['consent']);
    open();
    await settle();
    await settle();
    expect(log).toEqual([]);
    document.querySelector('.cky-consent-container')?.remove();
    await settle();
    expect(log).toEqual(['popup']);
  });

  it('wait until the banner whose view is on its way is in sight, or is known not to come', async () => {
    const { log, ask } = queue();
    document.body.innerHTML = '<script type="application/json" data-island="consent">{}</script>';
    let settleBanner = () => {};
    promiseBanner(
      new Promise((resolve) => {
        settleBanner = resolve;
      }),
    );
    await ask('popup');
    await settle();
    await settle();
    expect(log).toEqual([]);
    settleBanner();
    await settle();
    expect(log).toEqual(['popup']);
  });
});
