import { beforeEach, describe, expect, it } from 'vitest';
import { parseHtml } from '../../src/bridge/page/html';
import { patchAround } from '../../widgets/checkout/page/patch';
import { find } from '../helpers/fixture';

const method = (name: string, box: string, attributes = '') =>
  `<li class="wc_payment_method payment_method_${name}"><input type="radio" id="payment_method_${name}" name="payment_method" value="${name}"${attributes}><div class="payment_box payment_method_${name}">${box}</div></li>`;
const payment = (...methods: string[]) =>
  `<div id="payment"><ul class="methods">${methods.join('')}</ul><p class="note">Old</p></div>`;

const CARD = method('card', '<div id="card-element"></div>');
const CASH = method('cod', '<p>Cash.</p>');

const parsed = (html: string) => parseHtml(html).firstElementChild as Element;

let last: string;

/** Prints payment methods on the page, as the server last did. */
function print(html: string): void {
  last = html;
  document.body.innerHTML = html;
}

/** Replaces the payment methods; returns the nodes that are new on the page. */
const bring = (html: string, isKnown = true) =>
  patchAround(find('#payment'), parsed(html), isKnown ? parsed(last) : undefined);
const shown = () => find('#payment').outerHTML;

beforeEach(() => print(payment(CASH, CARD)));

describe('new payment methods', () => {
  it('appear as the server prints them', () => {
    const next = payment(method('bacs', '<p>Bank.</p>'), CARD)
      .replace('Old', 'New')
      .replace('class="methods"', 'class="methods three" data-a="1"');
    bring(next);
    expect(shown()).toBe(next);
  });

  it('leave a box alone that is printed as before, with everything that a script has put into it', () => {
    const element = find('#card-element');
    const made = document.createElement('span');
    element.append(made);
    bring(payment(method('bacs', ''), CARD));
    expect(find('#card-element')).toBe(element);
    expect(made.parentElement).toBe(element);
    expect(document.querySelector('.payment_method_cod')).toBeNull();
  });

  it('never take what stays out of the page, not even for a moment', () => {
    const removed: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const record of records) removed.push(...record.removedNodes);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const box = find('.payment_box.payment_method_card');
    bring(payment(CARD, method('bacs', '')).replace('Old', 'New'));
    for (const record of observer.takeRecords()) removed.push(...record.removedNodes);
    observer.disconnect();
    expect(removed.length).toBeGreaterThan(0);
    expect(removed.some((node) => node.contains(box))).toBe(false);
  });

  it('leave a box alone when only the choice has moved to it or away from it', () => {
    const box = find('.payment_box.payment_method_card');
    const radio = find('#payment_method_card');
    bring(
      payment(
        CASH,
        CARD.replace('<div class="payment_box', '<div style="display:none;" class="payment_box').replace(
          '<input',
          '<input checked="checked"',
        ),
      ),
    );
    expect(find('.payment_box.payment_method_card')).toBe(box);
    expect(find('#payment_method_card')).toBe(radio);
  });

  it('replace a box that the server prints differently', () => {
    const box = find('.payment_box.payment_method_card');
    bring(payment(CASH, method('card', '<div id="card-element" data-key="2"></div>')));
    expect(find('.payment_box.payment_method_card')).not.toBe(box);
    expect(find('#card-element').dataset.key).toBe('2');
  });

  it('may come in another order: a box that cannot stay in its place is replaced', () => {
    const next = payment(CARD, CASH);
    bring(next);
    expect(shown()).toBe(next);
  });

  it('return the new nodes, so that their scripts can run', () => {
    const added = bring(payment(CASH, CARD, method('bacs', '<script>1</script>')));
    expect(added.filter((node) => node instanceof Element).map((node) => (node as Element).className)).toContain(
      'wc_payment_method payment_method_bacs',
    );
    expect(added.some((node) => node.contains(find('#card-element')))).toBe(false);
  });

  it('are placed correctly when a script has put a node around what stays', () => {
    const box = find('.payment_box.payment_method_card');
    const wrapper = document.createElement('div');
    box.replaceWith(wrapper);
    wrapper.append(box);
    bring(payment(CARD));
    expect(find('#card-element').closest('.payment_box')).toBe(box);
  });
});

describe('payment methods whose printed HTML is not known', () => {
  it('stay when they contain all that the server prints, whatever scripts have added', () => {
    const box = find('.payment_box.payment_method_card');
    box.classList.add('ready');
    find('#card-element').append(document.createElement('span'));
    bring(payment(CARD), false);
    expect(find('.payment_box.payment_method_card')).toBe(box);
  });

  it.each([
    ['another text', method('cod', '<p>Cash, please.</p>')],
    ['another attribute', method('cod', '<p title="a">Cash.</p>')],
    ['one more node', method('cod', '<p>Cash.</p><p>Now.</p>')],
    ['another class', method('cod', '<p class="a">Cash.</p>')],
  ])('are replaced when the server prints %s', (_what, cash) => {
    const box = find('.payment_box.payment_method_cod');
    bring(payment(cash, CARD), false);
    expect(find('.payment_box.payment_method_cod')).not.toBe(box);
  });
});
