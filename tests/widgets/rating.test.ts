import { beforeEach, describe, expect, it, vi } from 'vitest';
import rating from '../../widgets/rating';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const select = () => find<HTMLSelectElement>('#rating');
const stars = () => [...document.querySelectorAll<HTMLElement>('.stars a')];
const star = (count: number) => find(`.star-${count}`);
const adopt = () => rating.adopt?.(select());

let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.stubGlobal('alert', (text: string) => said.push(text));
  showFixture('rating');
});

function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

/** True when the event was let through. */
const send = (target: Element, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

describe('the stars', () => {
  it('stand before the select, which is hidden, as a group of radio buttons', () => {
    adopt();
    const place = select().previousElementSibling as HTMLElement;
    expect(place.outerHTML).toMatch(
      /^<p class="stars"><span role="group" aria-labelledby="comment-form-rating-label">/,
    );
    expect(select().style.display).toBe('none');
    expect(
      stars().map((one) =>
        [
          one.className,
          one.textContent,
          one.getAttribute('role'),
          one.getAttribute('aria-checked'),
          one.tabIndex,
        ].join(),
      ),
    ).toEqual([
      'star-1,1 of 5 stars,radio,false,0',
      'star-2,2 of 5 stars,radio,false,-1',
      'star-3,3 of 5 stars,radio,false,-1',
      'star-4,4 of 5 stars,radio,false,-1',
      'star-5,5 of 5 stars,radio,false,-1',
    ]);
  });

  it('have the page’s labels, and the library’s own where those are broken', () => {
    setPage({ globals: { wc_single_product_params: { i18n_rating_options: ['<b>Eins</b>', null] } } });
    adopt();
    expect(stars().map(({ textContent }) => textContent)).toEqual([
      '<b>Eins</b>',
      '2 of 5 stars',
      '3 of 5 stars',
      '4 of 5 stars',
      '5 of 5 stars',
    ]);
    expect(document.querySelector('.stars b')).toBeNull();
    showFixture('rating');
    setPage({ globals: { wc_single_product_params: { i18n_rating_options: 0 } } });
    adopt();
    expect(star(3).textContent).toBe('3 of 5 stars');
  });

  it('are made once', () => {
    adopt();
    adopt();
    expect(stars()).toHaveLength(5);
  });

  it('replace stars of another script that do not work', () => {
    const dead = [1, 2, 3, 4, 5]
      .map((count) => `<a class="star-${count}" href="javascript:void(0)">${count}</a>`)
      .join('');
    select().insertAdjacentHTML('beforebegin', `<p class="stars"><span>${dead}</span></p>`);
    adopt();
    expect(stars()).toHaveLength(5);
    star(4).click();
    expect(select().value).toBe('4');
  });

  it('are not made for anything but a select', () => {
    document.body.innerHTML = '<div id="respond"><input id="rating"></div>';
    expect(() => rating.adopt?.(find('#rating'))).not.toThrow();
    expect(stars()).toEqual([]);
  });

  it('put their value into the select, and fire its change event', () => {
    adopt();
    const told: string[] = [];
    document.body.addEventListener('change', ({ target }) => told.push((target as HTMLSelectElement).value));
    star(4).click();
    star(2).click();
    expect(told).toEqual(['4', '2']);
    expect(find('.stars').classList.contains('selected')).toBe(true);
    expect(stars().map((one) => one.classList.contains('active'))).toEqual([false, true, false, false, false]);
    expect(stars().map((one) => one.getAttribute('aria-checked'))).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
    ]);
    expect(stars().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1, -1]);
  });

  it('follow no link when they are clicked', () => {
    adopt();
    expect(send(star(4), 'click')).toBe(false);
  });

  it('obey the arrow keys, round the ends, and Space', () => {
    adopt();
    star(1).focus();
    const chosen = [' ', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight'].map((key) => {
      expect(press(key)).toBe(true);
      expect(document.activeElement).toBe(star(Number(select().value)));
      return select().value;
    });
    expect(chosen).toEqual(['1', '2', '3', '2', '1', '5', '1']);
  });

  it('obey mirrored arrow keys from right to left', () => {
    adopt();
    find('.stars').style.direction = 'rtl';
    star(2).focus();
    const chosen = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key);
      return select().value;
    });
    expect(chosen).toEqual(['3', '2', '1', '2', '1']);
  });

  it('leave other keys and modified ones to the browser', () => {
    adopt();
    star(1).focus();
    expect(press('Tab')).toBe(false);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(press('ArrowLeft', { [modifier]: true })).toBe(false);
    expect(select().value).toBe('');
  });

  it('show a rating that was chosen before, and one that a script sets', () => {
    select().value = '3';
    adopt();
    expect(star(3).className).toBe('star-3 active');
    select().value = '5';
    send(select(), 'change');
    expect(star(5).className).toBe('star-5 active');
    select().value = '';
    send(select(), 'change');
    expect(find('.stars').className).toBe('stars');
    expect(star(1).tabIndex).toBe(0);
  });
});

describe('a review form', () => {
  it('is not sent without a required rating: not by its button, nor by a script', () => {
    adopt();
    expect(send(find('#submit'), 'click')).toBe(false);
    expect(send(find('form'), 'submit')).toBe(false);
    expect(said).toEqual(['Please choose a rating.', 'Please choose a rating.']);
  });

  it('asks for the rating in the page’s words', () => {
    setPage({
      globals: {
        wc_single_product_params: { i18n_required_rating_text: 'Bitte bewerten', review_rating_required: 'yes' },
      },
    });
    select().required = false;
    adopt();
    expect(send(find('#submit'), 'click')).toBe(false);
    expect(said).toEqual(['Bitte bewerten']);
  });

  it('is sent with a rating, though the browser cannot show the required select', () => {
    adopt();
    expect(select().required).toBe(false);
    star(5).click();
    expect(send(find('#submit'), 'click')).toBe(true);
    expect(send(find('form'), 'submit')).toBe(true);
    expect(said).toEqual([]);
  });

  it('needs no rating where the shop requires none', () => {
    setPage({ globals: { wc_single_product_params: { review_rating_required: 'no' } } });
    select().required = false;
    adopt();
    expect(send(find('#submit'), 'click')).toBe(true);
    expect(said).toEqual([]);
  });

  it('gets its stars even when it is broken', () => {
    document.body.innerHTML = '<div id="respond"><select id="rating"><option value="">-</option></select></div>';
    adopt();
    star(4).click();
    expect(select().value).toBe('');
    expect(find('.stars').className).toBe('stars');
  });
});
