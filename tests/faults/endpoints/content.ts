/** The endpoints of content plugins: menus, areas, posts, newsletters, campaigns, banners and chats. */
// The code fetches this late. It is imported here, because a first import takes longer than the fake clock allows.
import '../../../widgets/chat/api';
import { find } from '../../helpers/fixture';
import type { Endpoint } from '../endpoint';

const said = (selector: string, text: string) => !!document.querySelector(selector)?.textContent?.includes(text);
const again = (place: string) => document.querySelector<HTMLElement>(`${place} button`);

/** Takes a node off the page, so that the action can put it back. */
function takeOut(selector: string): HTMLElement {
  const element = find(selector);
  element.remove();
  return element;
}

let area: HTMLElement;
let place: Element | null;
let timer: HTMLElement;
let campaigns = 0;

/** Adds the timer of a campaign about which the shop has not been asked yet. @param left its seconds */
function bringTimer(left: number, adopt: (host: HTMLElement) => void): HTMLElement {
  const host = timer.cloneNode(true) as HTMLElement;
  host.dataset.campaignId = `${++campaigns}`;
  find('.wcct_timer_wrap', host).dataset.left = `${left}`;
  find('.wcct_timer_wrap', host).dataset.date = `${Math.floor(Date.now() / 1000) + left}`;
  document.body.append(host);
  adopt(host);
  return host;
}

let brought: HTMLElement | undefined;
const prepareTimers = () => {
  brought = undefined;
  timer = takeOut('.wcct_countdown_timer[data-type="single"]');
  document.body.replaceChildren();
};

export const content: readonly Endpoint[] = [
  {
    calls: 'fetchMegaMenu',
    island: 'nav-menu',
    on: /megamenu_content/,
    good: JSON.stringify('<ul><li><a href="/gifts/cards/">Fresh</a></li></ul>'),
    act: ({ act }) => again('.elementskit-megamenu-panel')?.click() ?? act('.elementskit-megamenu-has > a'),
    isDone: () => said('.elementskit-megamenu-panel', 'Fresh'),
    told: '.megamenu-ajax-load p',
    // A second press closes the panel.
    isNewest: true,
  },
  {
    calls: 'fetchWidgetArea',
    island: 'widget-area',
    prepare: () => {
      place = find('[data-ajax-post-id]').parentElement;
      area = takeOut('[data-ajax-post-id]');
    },
    on: /ekit_widgetarea_content/,
    good: '<p>Fresh</p>',
    act: ({ adopt }) => {
      const button = again('[data-ajax-post-id]');
      if (button) return button.click();
      area.replaceChildren();
      place?.append(area);
      adopt(area);
    },
    isDone: () => said('[data-ajax-post-id]', 'Fresh'),
    told: '[data-ajax-post-id] p',
    fine: ['half of the answer'],
    // The island loads the content by itself, once.
    isNewest: true,
  },
  {
    calls: 'fetchPosts',
    island: 'posts-grid',
    config: { postsActions: ['my_theme_posts'] },
    on: /my_theme_posts/,
    good: '<article><h3><a href="/news/9/">Fresh</a></h3></article>',
    act: ({ act }) => act('[data-more]'),
    isDone: () => said('[data-posts]', 'Fresh'),
    told: 'notice',
    // An empty answer is no failure: it says that there are no more posts.
    fine: ['half of the answer', 'nothing'],
  },
  {
    calls: 'sendMail',
    island: 'newsletter',
    on: /sendmail/,
    good: JSON.stringify({ error: '', success: { body: JSON.stringify({ status: 'subscribed' }) } }),
    act: ({ act }) => {
      find<HTMLInputElement>('[name="email"]').value = 'ada@example.com';
      act('form', 'submit');
    },
    isDone: () => said('.ekit-mail-message', 'Thank you'),
    told: '.ekit-mail-message.error',
    patience: 50_000,
  },
  {
    calls: 'widgets/coming-soon/enhance.ts: callRest',
    island: 'coming-soon',
    on: /wp\/v2\/users\/1/,
    good: '{}',
    act: ({ act }) => act('.coming-soon-footer-banner-dismiss'),
    isDone: () => find('#coming-soon-footer-banner').hidden,
    told: 'silent',
    isOnce: true,
    isNewest: true,
    // The answer is not read.
    fine: ['a list', 'an object', 'a number', 'words', 'null'],
  },
  {
    calls: 'fetchTimeLeft',
    island: 'campaign',
    config: {
      globals: { wcct_data: { refresh_timings: 'yes', admin_ajax: 'https://shop.example/wp-admin/admin-ajax.php' } },
    },
    prepare: prepareTimers,
    on: /wcct_refreshed_times/,
    good: (call) => JSON.stringify({ id: Number(/campID=(\d+)/.exec(call)?.[1]), diff: 0 }),
    act: ({ adopt }) => {
      brought = bringTimer(93_784, adopt);
    },
    // The campaign is over by the shop's clock.
    isDone: () => !!brought && !brought.isConnected,
    told: 'silent',
    isNewest: true,
    // An answer without the number of seconds.
    fine: ['HTML of another page', 'nothing', 'null', 'half of the answer', 'a list', 'an object', 'a number', 'words'],
  },
  {
    calls: 'clearCampaignCache',
    island: 'campaign',
    prepare: prepareTimers,
    on: /wcct_clear_cache/,
    good: '1',
    act: ({ adopt }) => void bringTimer(1, adopt),
    isDone: (_visit, { mine }) => mine.length === 1,
    told: 'nothing',
    isOnce: true,
    isNewest: true,
  },
  {
    calls: 'callChatHook',
    island: 'chat',
    prepare: () => {
      find('.ht_ctc_chat_greetings_box').remove();
      const printed = JSON.parse(find('.ht_ctc_chat_data').dataset.settings ?? '');
      Reflect.set(window, 'ht_ctc_chat_var', {
        ...printed,
        hook_url: 'https://hook.example/in',
        hook_v: ['chat'],
        webhook_format: 'json',
      });
      Reflect.set(window, 'open', () => ({}));
    },
    on: /hook\.example/,
    good: 'ok',
    act: ({ act }) => act('.ht_ctc_chat_style'),
    isDone: (_visit, { mine }) => mine.length === 1,
    told: 'nothing',
    isOnce: true,
    isNewest: true,
  },
];
