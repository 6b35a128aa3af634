// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readOrder, readReview } from '../../widgets/checkout/answer.rules';

describe('a review', () => {
  it('has fragments, messages, and a mark that tells whether they are errors', () => {
    const json = { result: 'failure', messages: '<ul></ul>', reload: false, fragments: { '.a': '<p></p>', '.b': 7 } };
    expect(readReview(json)).toEqual({
      fragments: { '.a': '<p></p>' },
      messages: '<ul></ul>',
      isFailure: true,
      reload: false,
      data: json,
    });
  });

  it.each([
    ['is said to have none', { has_errors: false, messages: '<div class="woocommerce-message">Free.</div>' }, false],
    ['is said to have none, in text', { has_errors: 'false', messages: '<p>Free.</p>' }, false],
    ['has nothing but success, in an older shop', { messages: '<div class="woocommerce-message">Free.</div>' }, false],
    ['has nothing but news, in an older shop', { messages: '<div class="woocommerce-info">Free.</div>' }, false],
    [
      'has a success and an error',
      { messages: '<p class="woocommerce-message"></p><ul class="woocommerce-error"></ul>' },
      true,
    ],
    [
      'has an error of a block theme',
      { messages: '<p class="woocommerce-message"></p><div class="wc-block-components-notice-banner is-error"></div>' },
      true,
    ],
    ['is said to have some', { has_errors: true, messages: '<div class="woocommerce-message">Free.</div>' }, true],
    ['says nothing of the kind', { messages: 'Try again.' }, true],
  ])('that failed and %s counts as failed: %j → %s', (_what, json, isFailure) => {
    expect(readReview({ result: 'failure', fragments: {}, ...json })).toMatchObject({ isFailure });
  });

  it('has only fragments when the session has expired', () => {
    expect(readReview({ fragments: { 'form.woocommerce-checkout': '<div></div>' } })).toMatchObject({
      isFailure: false,
      messages: '',
      reload: false,
    });
  });

  it('may ask for a reload in either spelling, with PHP’s empty list in place of fragments', () => {
    expect(readReview({ result: 'failure', reload: true, fragments: [] })).toMatchObject({
      reload: true,
      fragments: {},
    });
    expect(readReview({ reload: 'true' })).toMatchObject({ reload: true });
  });

  it.each([null, [], 'text', 7, {}, { fragments: null }])('is not %j', (json) => {
    expect(readReview(json)).toBeUndefined();
  });
});

describe('the answer to an order', () => {
  const placed = '{"result":"success","redirect":"/order-received/42/?key=a{b}\\"","order_id":42}';

  it('says that the order is placed, and names the next page', () => {
    expect(readOrder(placed)).toMatchObject({
      isPlaced: true,
      redirect: '/order-received/42/?key=a{b}"',
      data: { order_id: 42 },
    });
  });

  it.each(['<br>Notice: {x} in line 3', '\ufeff', '[]'])('is found after %j', (junk) => {
    expect(readOrder(junk + placed)).toMatchObject({ isPlaced: true });
  });

  it('is found between texts that plugins print before and after it', () => {
    expect(readOrder(`<p>a</p>${placed}<script>{"result":"x"}</script>`)).toMatchObject({
      isPlaced: true,
      data: { order_id: 42 },
    });
  });

  it('has the messages of a refused order, and tells whether the page has to reload or refresh', () => {
    expect(readOrder('{"result":"failure","messages":"<ul></ul>","refresh":true,"reload":"true"}')).toMatchObject({
      isPlaced: false,
      messages: '<ul></ul>',
      refresh: true,
      reload: true,
    });
    expect(readOrder('{"result":"failure","messages":null}')).toMatchObject({
      messages: '',
      refresh: false,
      reload: false,
    });
  });

  it.each(['{"result":"success"}', '{"result":"success","redirect":""}', '{"result":"success","redirect":false}'])(
    'may name no next page: %s',
    (body) => {
      expect(readOrder(body)).toMatchObject({ isPlaced: true, redirect: '' });
    },
  );

  it('has the messages of a gateway that refuses with a status of its own', () => {
    expect(readOrder('{"result":"fail","messages":"<ul><li>Declined.</li></ul>"}')).toMatchObject({
      isPlaced: false,
      messages: '<ul><li>Declined.</li></ul>',
    });
  });

  it.each(['', 'null', '<html></html>', '{"result":"pending"}', '{"result":"success","redi', '-1'])(
    'is unclear for %j: nobody knows what became of the order',
    (body) => {
      expect(readOrder(body)).toBeUndefined();
    },
  );
});
