import { describe, expect, it } from 'vitest';
import { find } from '../helpers/fixture';
import { settle, until } from '../helpers/settle';
import { failViews, freshConsent, HOST, kept, load, views } from './consent.page';

freshConsent();

describe('the banner without its view', () => {
  const POLICY = { title: 'We ask', text: 'May we?', policy: { href: '/privacy/', text: 'Our policy' } };
  const host = (settings: object = {}) =>
    `<script type="application/json" data-island="consent">${JSON.stringify(settings)}</script>`;
  const buttons = () => [...document.querySelectorAll<HTMLElement>('section.shop-islands-consent button')];
  const words = () => buttons().map(({ textContent }) => textContent);
  const pressWords = (text: string) => buttons()[words().indexOf(text)]?.click();

  it('asks and keeps the answer', async () => {
    await load(HOST);
    expect([views, words()]).toEqual([0, ['Reject all', 'Accept all', 'Privacy preferences']]);
    pressWords('Accept all');
    await settle();
    expect([views, document.querySelector('section.shop-islands-consent'), kept()?.slice(0, 11)]).toEqual([
      0,
      null,
      'consent:yes',
    ]);
  });

  it.each([
    ['of its own', {}],
    ['of the shop', POLICY],
  ])('shows with words %s the same as the view', async (_whose, settings) => {
    await load(host(settings));
    const plain = find('section.shop-islands-consent').parentElement?.outerHTML;
    pressWords('Privacy preferences');
    await until(() => find('dialog[open]'));
    expect(views).toBe(1);
    const container = find('section.shop-islands-consent').parentElement?.cloneNode() as Element;
    container.append(find('section.shop-islands-consent').cloneNode(true));
    const shown = (html = '') => html.replaceAll(/ (inert|style)="[^"]*"/g, '');
    expect(shown(container.outerHTML)).toBe(shown(plain));
  });

  it('hands the focus over, so that closing the preferences gives it back to their button', async () => {
    await load(HOST);
    buttons()[2]?.focus();
    pressWords('Privacy preferences');
    await until(() => find('dialog[open]'));
    expect(find('dialog').contains(document.activeElement)).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect([document.activeElement?.textContent, document.activeElement?.isConnected]).toEqual([
      'Privacy preferences',
      true,
    ]);
  });

  it('is announced once, though the view takes its place', async () => {
    await load(HOST);
    const said: string[] = [];
    const { announce } = await import('../../src/ui/messages/announcer');
    const region = () => document.querySelector('[aria-live=polite]')?.textContent;
    announce('before');
    pressWords('Privacy preferences');
    await until(() => find('dialog[open]'));
    await settle();
    said.push(region() ?? '');
    expect(said.join()).not.toContain('Your privacy');
  });

  it('still accepts the visitor’s yes or no where the view cannot be loaded', async () => {
    await load(HOST);
    failViews(() => {
      throw new Error('React cannot be had.');
    });
    pressWords('Privacy preferences');
    await until(() => expect(words()).toEqual(['Reject all', 'Accept all']));
    pressWords('Reject all');
    await settle();
    expect(kept()).toContain('consent:no');
  });
});
