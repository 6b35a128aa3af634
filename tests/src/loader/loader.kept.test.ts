import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../helpers/settle';
import { BUTTONS, begin, click, find, freshLoader, late, log, note, ready, status } from './loaderPage';

freshLoader();

describe('an action before the code has come', () => {
  it('is kept, and done once, in page order', async () => {
    document.body.innerHTML = BUTTONS;
    const island = late({ name: 'button', onIntent: note }, { busy: 'loading' });
    begin(island.row);
    expect(click('[data-product_id="2"]').defaultPrevented).toBe(true);
    click('[data-product_id="1"]');
    click('[data-product_id="2"]');
    expect([log, status('[data-product_id="2"]'), find('[data-product_id="2"]').className]).toEqual([
      [],
      'loading',
      'button loading',
    ]);
    expect(find('[data-product_id="2"]').getAttribute('aria-busy')).toBe('true');
    await island.arrive();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(log).toEqual(['B', 'A']);
    expect(find('[data-product_id="2"]').className).toBe('button');
    click('[data-product_id="1"]');
    expect(log).toEqual(['B', 'A', 'A']);
  });

  it('goes to the host that has replaced the pressed one', async () => {
    document.body.innerHTML = BUTTONS;
    const island = late({ name: 'button', onIntent: note });
    begin(island.row);
    click('[data-product_id="1"]');
    find('.card').innerHTML = '<a class="button" data-product_id="1" href="/?add=1">A again</a>';
    await island.arrive();
    expect(log).toEqual(['A again']);
  });

  it('goes to the same product’s button, even where all buttons have the address “#”', async () => {
    const button = (id: number) => `<a class="button" data-pid="${id}" href="#"></a>`;
    document.body.innerHTML = `<div class="card">${button(1)}${button(2)}</div>`;
    const island = late({
      name: 'button',
      onIntent: ({ target }) => void log.push(`${target.dataset.pid} ${target.isConnected}`),
    });
    begin(island.row);
    click('[data-pid="2"]');
    find('.card').innerHTML = button(3) + button(2);
    await island.arrive();
    expect(log).toEqual(['2 true']);
  });

  it('goes to no other button just because it has the address “#”, too', async () => {
    document.body.innerHTML = '<div class="card"><a class="button" href="#">A</a></div>';
    const island = late({ name: 'button', onIntent: note });
    begin(island.row);
    click('.button');
    find('.card').innerHTML = '<a class="button" href="#">B</a>';
    await island.arrive();
    expect(log).toEqual(['A']);
  });

  it('counts on a link to a place on this page, though a script keeps the link from jumping there', async () => {
    document.body.innerHTML = '<p class="tab"><a href="#reviews">Reviews</a></p>';
    const island = late({ name: 'tab', onIntent: note });
    begin(island.row);
    find('a').addEventListener('click', (event) => event.preventDefault());
    click('a');
    await island.arrive();
    click('a');
    expect(log).toEqual(['Reviews', 'Reviews']);
  });

  it('outlives its page by leaving what it needs for the next one', () => {
    document.body.innerHTML = BUTTONS;
    const island = late({ name: 'button' }, { outlives: 'waiting' });
    begin(island.row);
    click('[data-product_id="1"]');
    click('[data-product_id="2"]');
    dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('waiting') ?? '')).toMatchObject([
      { fields: { product_id: '1' } },
      { fields: { product_id: '2' } },
    ]);
  });

  describe('of a page that ends first', () => {
    const isNoted = () => document.cookie.includes('unkept=1');
    afterEach(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not everywhere yet
      document.cookie = 'unkept=;path=/;max-age=0';
    });

    it('leaves a note for the next page where the storage is full', () => {
      document.body.innerHTML = BUTTONS;
      begin(late({ name: 'button' }, { outlives: 'waiting', unkept: 'unkept' }).row);
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError');
        },
      });
      click('[data-product_id="1"]');
      expect(isNoted()).toBe(false);
      dispatchEvent(new Event('pagehide'));
      vi.unstubAllGlobals();
      expect(isNoted()).toBe(true);
    });

    it('leaves a note of a form, which only its own island can read, and none of a click beside it', () => {
      document.body.innerHTML =
        '<form class="product"><button class="swatch" type="button">Red</button><button>Add</button></form>';
      begin(
        late(
          { name: 'product' },
          { when: 'interaction', match: '.product', click: '.swatch', submit: '.product', unkept: 'unkept' },
        ).row,
      );
      click('.swatch');
      dispatchEvent(new Event('pagehide'));
      expect(isNoted()).toBe(false);
      (find('form') as HTMLFormElement).requestSubmit();
      dispatchEvent(new Event('pagehide'));
      expect(isNoted()).toBe(true);
    });
  });

  it('by Space on a link with the role of a button is a click', async () => {
    document.body.innerHTML =
      '<a class="button" role="button" href="/x">A</a><a role="button" id="foreign" href="/x">B</a>';
    begin(ready({ name: 'button', onIntent: note }, { when: 'interaction', click: '.button' }));
    await settle();
    find('.button').focus();
    await settle();
    const press = (selector: string) => {
      const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
      find(selector).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('.button'), press('#foreign')]).toEqual([true, false]);
  });

  it('by Enter is a click on a button without an address; a button with an address is clicked by the browser', async () => {
    document.body.innerHTML =
      '<a class="button" role="button" tabindex="0">A</a><a class="button" role="button" href="/x" id="linked">B</a>';
    begin(ready({ name: 'button', onIntent: note }, { when: 'interaction', click: '.button' }));
    await settle();
    find('.button').focus();
    await settle();
    const press = (selector: string) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      find(selector).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('.button'), press('#linked')]).toEqual([true, false]);
  });
});
