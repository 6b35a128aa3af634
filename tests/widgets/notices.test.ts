import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '../../widgets/notices/enhance';
import { find, showFixture } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';

freshVisits();
beforeEach(() => {
  vi.useFakeTimers();
  showFixture('notices');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<input id="name"><button id="other">Other</button><p class="woocommerce-message" role="alert">Later</p>',
  );
});
afterEach(() => vi.useRealTimers());

const alert = () => find('.woocommerce-message, .woocommerce-error');

describe('the first alert', () => {
  it('has the focus after 500 ms, and not before', () => {
    start();
    vi.advanceTimersByTime(499);
    expect(document.activeElement).toBe(document.body);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(alert());
    // The tab index only allows a script to focus the alert.
    expect(alert().tabIndex).toBe(-1);
  });

  it.each(['#name', '#other'])('leaves the focus to a shopper who has moved it to %s meanwhile', (place) => {
    start();
    find(place).focus();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(find(place));
  });

  it('leaves the focus in a field that had it before', () => {
    find('#name').focus();
    start();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(find('#name'));
  });

  it('is read once: by the focus, or otherwise by the live region', () => {
    start();
    expect(alert().hasAttribute('role')).toBe(false);
    vi.advanceTimersByTime(500);
    const region = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent;
    expect(region()).toBeUndefined();
    find('#other').focus();
    document.dispatchEvent(new CustomEvent('island:cart:updated'));
    find('#name').focus();
    vi.advanceTimersByTime(500);
    expect(region()).toBe('Later');
  });

  it('stays an alert where the shopper is in a field', () => {
    find('#name').focus();
    start();
    expect(alert().role).toBe('alert');
  });

  it('takes the focus from a button that was pressed', () => {
    find('#other').focus();
    start();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(alert());
  });

  it('has the focus again 500 ms after the cart has changed', () => {
    start();
    vi.advanceTimersByTime(500);
    alert().remove();
    document.dispatchEvent(new CustomEvent('island:cart:updated'));
    vi.advanceTimersByTime(499);
    expect(document.activeElement).toBe(document.body);
    vi.advanceTimersByTime(1);
    expect(document.activeElement?.textContent).toBe('Later');
  });

  it('is ignored when it has left the page', () => {
    start();
    const gone = alert();
    gone.remove();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(document.body);
  });
});
