import { describe, expect, it, vi } from 'vitest';
import { isGranted } from '../../src/consent/answer';
import { createClock, type FakeClock } from '../helpers/clock';
import { find } from '../helpers/fixture';
import { settle } from '../helpers/settle';
import { box, button, freshConsent, kept, loadTheirs, pressTag } from './consent.page';

freshConsent();

describe('CookieYes’ banner', () => {
  it('shows an objection to a visitor who comes back, and keeps it when the visitor saves it', async () => {
    const objection = `<input type="checkbox" id="ckyCCPAOptOut">${button('optout-confirm-button')}`;
    const page = () =>
      loadTheirs(
        { type: 'box', applicableLaw: 'ccpa' },
        button('donotsell-button'),
        `<div class="cky-modal"><div class="cky-preference-center" data-cky-tag="optout-popup">${objection}</div></div>`,
      );
    await page();
    pressTag('donotsell-button');
    expect(box('ckyCCPAOptOut').checked).toBe(false);
    box('ckyCCPAOptOut').click();
    pressTag('optout-confirm-button');
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:no');
    await page();
    pressTag('donotsell-button');
    expect(box('ckyCCPAOptOut').checked).toBe(true);
    pressTag('optout-confirm-button');
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:no');
  });

  it('lets a visitor object by a press on the text beside the box, too', async () => {
    const option = `<div class="cky-disabled" data-cky-tag="optout-option"><input type="checkbox" id="ckyCCPAOptOut" data-cky-tag="optout-option-toggle">
      <div data-cky-tag="optout-option-title"><b>Do not sell</b></div></div>`;
    await loadTheirs(
      { type: 'box', applicableLaw: 'ccpa' },
      button('donotsell-button'),
      `<div class="cky-modal"><div class="cky-preference-center" data-cky-tag="optout-popup">${option}${button('optout-confirm-button')}</div></div>`,
    );
    pressTag('donotsell-button');
    expect(find('[data-cky-tag="optout-option"]').classList).not.toContain('cky-disabled');
    find('[data-cky-tag="optout-option-title"] b').click();
    expect(box('ckyCCPAOptOut').checked).toBe(true);
    pressTag('optout-confirm-button');
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:no');
  });
});

describe('CookieYes’ banner after an objection', () => {
  const success = `<div class="cky-hide" data-cky-tag="optout-success" role="status" tabindex="-1"><div data-cky-tag="optout-success-text">You are opted out.</div><p data-cky-tag="optout-success-subtext">Closes in <span id="ckyCountdownTimer"></span> s</p></div>`;
  const numbered = success.replace('<span id="ckyCountdownTimer"></span>', '15');
  const part = (tag: string) => find(`[data-cky-tag="${tag}"]`);
  const isOpen = () => find('.cky-modal').classList.contains('cky-modal-open');
  const isThanking = () => !part('optout-success').classList.contains('cky-hide');
  let clock: FakeClock;

  /** Opens the preferences with the box ticked or not. */
  async function openTicked(isTicked: boolean, thanks = success, behaviours = {}) {
    const inside = `<input type="checkbox" id="ckyCCPAOptOut"><div data-cky-tag="optout-buttons">${button('optout-confirm-button')}</div>${button('optout-close')}${thanks}`;
    const modal = `<div class="cky-modal"><div class="cky-preference-center" data-cky-tag="optout-popup">${inside}</div></div>`;
    await loadTheirs({ type: 'box', applicableLaw: 'ccpa' }, button('donotsell-button'), modal, behaviours);
    clock = createClock();
    Object.assign((await import('../../src/bridge/page/clock')).clock, { after: clock.after, now: clock.now });
    pressTag('donotsell-button');
    await settle();
    if (isTicked) box('ckyCCPAOptOut').click();
  }

  it('shows the template’s confirmation, counts down, and closes the preferences after 15 seconds', async () => {
    await openTicked(true);
    pressTag('optout-confirm-button');
    expect(isGranted('analytics')).toBe(false);
    expect([isOpen(), isThanking(), part('optout-buttons').style.display, box('ckyCCPAOptOut').disabled]).toEqual([
      true,
      true,
      'none',
      true,
    ]);
    expect(document.activeElement).toBe(part('optout-success'));
    expect(find('.widget_shopping_cart_live_region').textContent).toBe('You are opted out.');
    expect(part('optout-success').ariaLive, 'no second is read').toBe('off');
    expect(part('optout-success-subtext').textContent).toBe('Closes in 15 s');
    await clock.advance(1000);
    expect(part('optout-success-subtext').textContent).toBe('Closes in 14 s');
    await clock.advance(13_999);
    expect(isOpen()).toBe(true);
    await clock.advance(1);
    await settle();
    expect([isOpen(), isThanking(), box('ckyCCPAOptOut').disabled]).toEqual([false, false, false]);
    expect(find('.cky-consent-container').classList).toContain('cky-hide');
  });

  it('closes them at once by the confirmation’s cross, and shows them as before the next time', async () => {
    await openTicked(true);
    pressTag('optout-confirm-button');
    pressTag('optout-close');
    await settle();
    expect([isOpen(), isThanking()]).toEqual([false, false]);
    pressTag('donotsell-button');
    await clock.advance(20_000);
    expect([isOpen(), part('optout-buttons').style.display, box('ckyCCPAOptOut').checked]).toEqual([true, '', true]);
  });

  it('writes the seconds over a number in the template’s words', async () => {
    await openTicked(true, numbered);
    pressTag('optout-confirm-button');
    await clock.advance(2000);
    expect(part('optout-success-subtext').textContent).toBe('Closes in 13 s');
  });

  it.each([
    ['without an objection', false, success],
    ['with an older template', true, ''],
  ])('closes the preferences at once %s', async (_what, isTicked, thanks) => {
    await openTicked(isTicked, thanks);
    pressTag('optout-confirm-button');
    await settle();
    expect(isOpen()).toBe(false);
  });

  it('reloads the page only when the preferences close', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await openTicked(true, success, { reloadBannerOnAccept: true });
    pressTag('optout-confirm-button');
    expect(reload).not.toHaveBeenCalled();
    pressTag('optout-close');
    expect(reload).toHaveBeenCalledOnce();
  });
});
