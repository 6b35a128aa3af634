import { beforeEach, describe, expect, it } from 'vitest';
import infoTip from '../../widgets/info-tip';
import { find, showFixture } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';

freshVisits();

const sign = (index = 0) => document.querySelectorAll<HTMLElement>('[data-info-tip]')[index] as HTMLElement;
const tip = () => document.querySelector('.shop-islands-tooltip')?.textContent;

beforeEach(() => {
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  showFixture('info-tip');
  if (infoTip.mode !== 'enhance') return;
  infoTip.start?.();
  for (const index of [0, 1]) infoTip.adopt?.(sign(index));
});

const point = (element: Element) => {
  element.dispatchEvent(new Event('pointerenter'));
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));
};

describe('a sign with a tip', () => {
  it('has a role, a name and a description, and can be reached', () => {
    expect([sign().getAttribute('role'), sign().tabIndex, sign().getAttribute('aria-label')]).toEqual([
      'button',
      0,
      'More information',
    ]);
    expect(document.getElementById(sign().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'On one screen, or over the network.',
    );
    expect(sign(1).getAttribute('aria-describedby')).not.toBe(sign().getAttribute('aria-describedby'));
  });

  it('shows its tip while the pointer is on it, one tip at a time', () => {
    point(sign());
    expect(tip()).toBe('On one screen, or over the network.');
    point(sign(1));
    expect(tip()).toBe('Needs an account.');
    point(document.body);
    expect(tip()).toBeUndefined();
  });

  it('shows its tip while it has the focus, wherever the pointer is, until Escape', () => {
    sign().focus();
    point(document.body);
    expect(tip()).toBe('On one screen, or over the network.');
    const first = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    sign().dispatchEvent(first);
    expect([tip(), first.defaultPrevented]).toEqual([undefined, true]);
    const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    sign().dispatchEvent(again);
    expect(again.defaultPrevented).toBe(false);
  });

  it('keeps its tip while the pointer is on the tip itself', () => {
    point(sign());
    find('.shop-islands-tooltip').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(tip()).toBe('On one screen, or over the network.');
  });

  it('without a text shows no tip', () => {
    find('[data-info-tip-content]').textContent = ' ';
    point(sign());
    expect(tip()).toBeUndefined();
    sign().replaceChildren();
    if (infoTip.mode === 'enhance') expect(infoTip.adopt?.(sign())).toBeUndefined();
  });
});
