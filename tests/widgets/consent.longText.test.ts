import { describe, expect, it } from 'vitest';
import { find } from '../helpers/fixture';
import { freshConsent, loadTheirs, pressTag } from './consent.page';

freshConsent();

describe('CookieYes’ banner with a long text', () => {
  const codes = ['more', 'less'].map((what) => ({
    key: what === 'more' ? 'cky_show_desc' : 'cky_hide_desc',
    content: `<button data-cky-tag="${what}">Show ${what}</button>`,
    status: true,
  }));
  const paragraph = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;
  const page = (html: string, law = 'gdpr', tag = 'detail-description') =>
    loadTheirs(
      { type: 'box', applicableLaw: law },
      '',
      `<div class="cky-modal"><div data-cky-tag="${tag}">${html}</div></div>`,
      {},
      codes,
    );
  const shown = (tag = 'detail-description') =>
    [...find(`[data-cky-tag="${tag}"]`).children].map((child) => !(child as HTMLElement).hidden && child.localName);

  it('shows as many paragraphs as the plugin, which counts tags too, then "… Show more"', async () => {
    await page(`${paragraph(200)}${paragraph(100)}${paragraph(20)}<ul><li>x</li></ul>${paragraph(20)}${paragraph(20)}`);
    expect(shown()).toEqual(['p', 'p', 'p', false, false, false, false]);
    expect(find('p:nth-of-type(3)').textContent).toMatch(/^x+…\u00a0Show more$/);
    pressTag('more');
    expect(shown()).toEqual(['p', 'p', 'p', 'ul', 'p', 'p', 'button']);
    expect([...find('p:nth-of-type(3)').querySelectorAll<HTMLElement>('*')].every(({ hidden }) => hidden)).toBe(true);
    pressTag('less');
    expect(shown()).toEqual(['p', 'p', 'p', false, false, false, false]);
  });

  it('shortens it above the box for an objection, too', async () => {
    await page(paragraph(301) + paragraph(20), 'ccpa', 'optout-description');
    expect(shown('optout-description')).toEqual(['p', false, false]);
  });

  it.each([
    ['that is one paragraph', paragraph(900)],
    ['of which only the last paragraph goes beyond', paragraph(280) + paragraph(900)],
    ['that is no longer than that', paragraph(150) + paragraph(150) + paragraph(7)],
  ])('leaves a text alone %s', async (_what, html) => {
    await page(html);
    expect(document.querySelector('[data-cky-tag="more"]')).toBeNull();
  });
});
