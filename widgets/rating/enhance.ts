/**
 * Puts stars before the rating's select, which still holds the value, and asks for a rating before the browser submits
 * a review.
 */

import { pageGlobal, pageSetting } from '../../src/bridge/page/globals';
import { parseHtml } from '../../src/bridge/page/html';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { adoptStyles } from '../../src/bridge/page/styles';
import { isRightToLeft } from '../../src/dom/direction';
import { takeTo } from '../../src/dom/focus';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { chooseRating, ratingOf } from '../../src/texts/table';
import { PARAMS, PLACE, STAR } from './contract';
import css from './styles.css?inline';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: 4, ArrowUp: 4, ' ': 0 };

/** Whether the theme draws the stars: a pseudo-element of theirs has content. */
const isDrawn = (star: Element): boolean =>
  ['::before', '::after'].some((part) => !['', 'none', 'normal'].includes(getComputedStyle(star, part).content));

/** Labels the stars with the words of a script that may come late. Returns how to stop waiting for it. */
function addStars(select: HTMLSelectElement): Cleanup {
  const content = parseHtml(PLACE);
  const place = content.firstElementChild as Element;
  place.firstElementChild?.append(parseHtml(STAR.repeat(5)));
  const stars = [...place.querySelectorAll('a')];
  const labels = () => pageGlobal(PARAMS).i18n_rating_options as string[] | undefined;
  const name = () => {
    stars.forEach((star, index) => {
      star.textContent = labels()?.[index] || say(ratingOf, { count: index + 1 });
    });
  };

  const show = () => {
    const chosen = stars[Number(select.value) - 1];
    for (const star of stars) {
      star.classList.toggle('active', star === chosen);
      star.setAttribute('aria-checked', String(star === chosen));
      star.tabIndex = star === (chosen ?? stars[0]) ? 0 : -1;
    }
    place.classList.toggle('selected', !!chosen);
  };

  const choose = (event: Event, index: number) => {
    event.preventDefault();
    select.value = String(index + 1);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    takeTo(stars[index]);
  };

  stars.forEach((star, index) => {
    star.className = `star-${index + 1}`;
    star.addEventListener('click', (event) => choose(event, index));
    star.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      // In right-to-left text, the next star is on the left.
      const isTurned = /t$/.test(event.key) && isRightToLeft(star);
      choose(event, (index + (isTurned ? 5 - step : step)) % 5);
    });
  });
  select.addEventListener('change', show);
  show();
  select.before(content);
  if (!isDrawn(stars[0] as Element)) adoptStyles(css);
  return whenGlobal(labels, name, true);
}

/** Asks for a missing rating, because the browser cannot show its own message at a hidden select. */
function guard(select: HTMLSelectElement): void {
  const { required } = select;
  const check = (event: Event) => {
    if (select.value || !(required || pageSetting(PARAMS, 'review_rating_required') === 'yes')) return;
    event.preventDefault();
    alert(say(chooseRating));
  };
  select.required = false;
  // Listens to the button's click, which comes before the browser checks the other fields. Enter clicks the button too.
  select.form?.querySelector('#submit')?.addEventListener('click', check);
  select.form?.addEventListener('submit', check);
}

const adopted = new WeakSet<Element>();

/** Adds the stars to a rating's select. */
export function adopt(select: HTMLElement): Cleanup | undefined {
  if (!(select instanceof HTMLSelectElement) || adopted.has(select)) return undefined;
  adopted.add(select);
  // ShopEngine's script adds stars that work only with WooCommerce's script.
  const before = select.previousElementSibling;
  if (before?.matches('.stars')) before.remove();
  select.style.display = 'none';
  guard(select);
  return addStars(select);
}
