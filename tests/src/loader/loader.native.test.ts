import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { settle, until } from '../../helpers/settle';
import { BUTTONS, begin, click, find, freshLoader, late, log, note, ready, status } from './loaderPage';

/** Acts for the browser, which follows links. Notes for each click whether the browser would follow the link. */
function follow(): boolean[] {
  const followed: boolean[] = [];
  addEventListener('click', (event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  });
  return followed;
}

/** Acts for the browser, which sends forms. Notes the name of the button by which each form was sent. */
function send(): string[] {
  const sent: string[] = [];
  addEventListener('submit', (event) => {
    sent.push(event.defaultPrevented ? 'taken' : (event.submitter?.getAttribute('name') ?? 'none'));
    event.preventDefault();
  });
  return sent;
}

let breakView = () => {};
/** A view that throws at once, or when the test makes it throw. */
function Breaking({ props }: { props: { isAtOnce: boolean } }) {
  const [isBroken, setBroken] = useState(props.isAtOnce);
  breakView = () => setBroken(true);
  if (isBroken) throw new Error('oh');
  return null;
}

freshLoader();

describe('an action before the code has come', () => {
  it('is done natively when the code cannot be loaded', async () => {
    document.body.innerHTML = BUTTONS;
    const island = late({ name: 'button', onIntent: note });
    begin(island.row);
    const native: string[] = [];
    find('[data-product_id="1"]').addEventListener('click', (event) => {
      setTimeout(() => native.push(event.defaultPrevented ? 'taken' : 'native'));
      if (!event.defaultPrevented) event.preventDefault();
    });
    // The handler above stands for the browser, which follows the link.
    document.addEventListener('click', (event) => event.defaultPrevented || log.push('followed'), { once: true });
    find('[data-product_id="1"]').replaceWith(find('[data-product_id="1"]').cloneNode(true));
    const followed = follow();
    click('[data-product_id="1"]');
    expect(followed).toEqual([false]);
    await island.arrive(new Error('gone'));
    expect(followed).toEqual([false, true]);
    expect(status('[data-product_id="1"]')).toBe('failed');
  });

  it('of a form keeps its submitter, and is submitted natively with it when the code fails', async () => {
    document.body.innerHTML =
      '<form class="cart" action="/cart/"><button name="update_cart" value="Update">Go</button></form>';
    const island = late({ name: 'cart' }, { click: undefined, submit: '.cart' });
    begin(island.row);
    const sent = send();
    (find('.cart') as HTMLFormElement).requestSubmit(find('button'));
    await island.arrive(new Error('gone'));
    expect(sent).toEqual(['taken', 'update_cart']);
  });

  it.each(['.checkout p', '#form'])(
    'of a form goes to the server without its button where that was replaced in %s, and the other islands still work',
    async (place) => {
      // Checks the button as browsers do, because happy-dom accepts any button.
      const { requestSubmit } = HTMLFormElement.prototype;
      vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
        this: HTMLFormElement,
        submitter,
      ) {
        if (submitter && !this.contains(submitter))
          throw new DOMException('The button is not the form’s.', 'NotFoundError');
        requestSubmit.call(this, submitter);
      });
      document.body.innerHTML = `<div id="form"><form class="checkout" id="checkout"><p><button name="order">Order</button></p></form></div>${BUTTONS}`;
      const island = late({ name: 'checkout' }, { click: undefined, submit: '.checkout' });
      begin(island.row, ready({ name: 'button', onIntent: note }, { when: 'interaction', click: '.button' }));
      const sent = send();
      (find('.checkout') as HTMLFormElement).requestSubmit(find('button'));
      const replaced = find(place);
      replaced.replaceChildren(...(replaced.cloneNode(true) as Element).childNodes);
      click('[data-product_id="1"]');
      await island.arrive(new Error('gone'));
      expect([sent, log]).toEqual([['taken', 'none'], ['A']]);
    },
  );

  it('on a field sends its form when the code fails; a field without a form changes nothing more', async () => {
    document.body.innerHTML = ['form', 'div']
      .map((tag) => `<${tag} class="ordering"><select name="${tag}"><option>a</option></select></${tag}>`)
      .join('');
    const sort = late({ name: 'ordering' }, { change: '.ordering select' });
    begin(sort.row);
    const sent: string[] = [];
    addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(event.target as HTMLFormElement).get('form') as string);
    });
    for (const name of ['form', 'div']) find(`[name="${name}"]`).dispatchEvent(new Event('change', { bubbles: true }));
    expect(sent).toEqual([]);
    await sort.arrive(new Error('gone'));
    expect(sent).toEqual(['a']);
  });

  it('is left to the browser with a modifier key, another mouse button or another window', () => {
    document.body.innerHTML =
      '<a class="button" href="/x">A</a><a class="button" id="b" target="_blank" href="/x">B</a>';
    const island = late({ name: 'button' });
    begin(island.row);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(click('.button', init).defaultPrevented).toBe(false);
    expect(click('#b').defaultPrevented).toBe(false);
    expect(island.asked()).toBe(0);
  });

  it('is left alone when another script has dealt with it', () => {
    document.body.innerHTML = BUTTONS;
    const island = late({ name: 'button' });
    begin(island.row);
    find('.card').addEventListener('click', (event) => event.preventDefault());
    click('[data-product_id="1"]');
    expect(island.asked()).toBe(0);
  });
});

describe('an action is done natively when the island', () => {
  it.each([
    ['false', () => false as const],
    [
      'an exception',
      () => {
        throw new Error('oh');
      },
    ],
  ])('answers with %s', async (_what, onIntent) => {
    document.body.innerHTML = '<a class="button" href="/x">A</a>';
    begin(ready({ name: 'button', onIntent }, { when: 'interaction', click: '.button' }));
    const followed = follow();
    click('.button');
    await settle();
    expect(followed.filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['at once', true, [false, true, true]],
    ['later', false, [false, true]],
  ])('has a view that breaks %s', async (_when, isAtOnce, given) => {
    document.body.innerHTML = '<a class="button" href="/x">A</a>';
    begin(
      ready(
        { name: 'button', mode: 'beside', read: () => ({ isAtOnce }), View: Breaking, onIntent: () => {} },
        { when: 'interaction', click: '.button' },
      ),
    );
    const followed = follow();
    click('.button');
    await settle();
    breakView();
    await until(() => expect(status('.button')).toBe('failed'));
    click('.button');
    expect(followed).toEqual(given);
  });
});

describe('a form that a script has moved into another one', () => {
  it('is submitted by itself, and the form around it hears nothing', async () => {
    document.body.innerHTML = '<form class="order"></form>';
    find('.order').append(Object.assign(document.createElement('form'), { className: 'coupon' }));
    const onIntent = (name: string) => () => void log.push(name);
    begin(
      ready({ name: 'order', onIntent: onIntent('order') }, { submit: '.order' }),
      ready({ name: 'coupon', onIntent: onIntent('coupon') }, { submit: '.coupon' }),
    );
    await settle();
    for (const form of ['.coupon', '.order'])
      find(form).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(log).toEqual(['coupon', 'order']);
  });
});

describe('a form whose submit the island leaves to the browser', () => {
  it('is sent by the submit event that is being dispatched, not by a second one', async () => {
    document.body.innerHTML = '<form class="form"><button></button></form>';
    begin(ready({ name: 'form', onIntent: () => false as const }, { submit: '.form' }));
    await settle();
    const seen: boolean[] = [];
    addEventListener('submit', (event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    find('.form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(seen).toEqual([false]);
  });
});
