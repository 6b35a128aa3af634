/**
 * The chat part of the campaign day's page, in Click to Chat's shape. `chat_n_time=2` in the address changes that
 * setting; `chat_greeting=no`, `chat_opt_in=no` and `chat_modal=yes` choose what is printed.
 */
import { html, raw } from 'hono/html';
import { scriptJson } from './globals';
import { type Html, hiddenAttribute } from './parts';
import type { PageRequest } from './types';

const PLACE = 'position: fixed; bottom: 15px; right: 15px;';

const settings = {
  number: '447700900123',
  pre_filled: 'Hello, I ask about [url]',
  dis_m: 'show',
  dis_d: 'show',
  css: 'display: none; cursor: pointer; z-index: 99999;',
  pos_d: PLACE,
  pos_m: PLACE,
  schedule: 'no',
  se: 150,
  ani: 'no-animations',
  url_target_d: '_blank',
  ga: 'yes',
  fb: 'yes',
  ads: 'yes',
  g_init: 'close',
};

type Asked = Record<string, string>;

const asked = ({ url }: PageRequest): Asked =>
  Object.fromEntries(
    [...url.searchParams].filter(([name]) => name.startsWith('chat_')).map(([name, value]) => [name.slice(5), value]),
  );

/** `chat_hook_v=a,b` is a list. */
const settingsFor = ({ hook_v, greeting, opt_in, modal, ...changes }: Asked) => ({
  ...settings,
  ...changes,
  ...(hook_v && { hook_v: hook_v.split(',') }),
});

const cross = html`<svg aria-hidden="true" width="18" height="18" viewBox="0 0 16 16" fill="currentcolor"><path d="M4 3l4 4 4-4 1 1-4 4 4 4-1 1-4-4-4 4-1-1 4-4-4-4z" /></svg>`;
const icon = html`<svg aria-hidden="true" width="50" height="50" viewBox="0 0 50 50"><circle cx="25" cy="25" r="25" fill="#1c7c44" /><path fill="#fff" d="M25 11a13 13 0 0 0-11 20l-2 7 7-2a13 13 0 1 0 6-25z" /></svg>`;

const optIn = (hidden: Html | string) =>
  html`<div class="ctc_opt_in" ${hidden}><div class="ctc_opt"><input type="checkbox" id="ctc_opt" /><label for="ctc_opt">I agree to be answered by messenger</label></div></div>`;

const greeting = (hidden: Html | string, { opt_in, modal }: Asked): Html => html`<div class="ht_ctc_greetings">
<div class="ht_ctc_chat_greetings_box ${modal === 'yes' ? 'ctc_greetings_modal' : 'ctc_greetings_next'} template-greetings-1" ${hidden}><div class="ht_ctc_chat_greetings_box_layout">
  <span class="ctc_greetings_close_btn">${cross}</span>
  <div class="ctc_greetings_template">
    <div class="ctc_g_heading"><p>Save Point support</p></div>
    <div class="ctc_g_content"><div class="ctc_g_message_box"><p>Hello! Which game can we help with?</p></div></div>
    <div class="ctc_g_sentbutton">${opt_in === 'no' ? '' : optIn(hidden)}<div class="ht_ctc_chat_greetings_box_link ctc-analytics"><div class="g_ctc_s_7_1 ctc-analytics"><p class="ctc_cta ht-ctc-cta">Start the chat</p></div></div></div>
    <div class="ctc_g_bottom"><p>Open till six</p></div>
  </div>
</div></div></div>`;

/** Printed at the page's end. */
export const chatPart = (request: PageRequest): Html => {
  const hidden = hiddenAttribute(request.mode);
  const ask = asked(request);
  const json = settingsFor(ask);
  // If the page has a policy, the island reads the settings from the markup.
  const global =
    request.mode.csp === 'none' ? html`<script>${raw(`var ht_ctc_chat_var = ${scriptJson(json)};`)}</script>` : '';
  return html`<link rel="stylesheet" href="/assets/chat.css" />
<section aria-labelledby="ask-title"><h2 id="ask-title">Ask us</h2>
<p><a href="#ctc_chat">Ask about the campaign</a> · <a href="#ctc_greetings" class="ctc_greetings">How we help</a></p>
<div class="ht-ctc-sc ht-ctc-sc-chat sc-style-1 ht-ctc-inline" data-number="447700900456" data-pre_filled="About delivery" data-style="1"><button type="button" class="ctc-analytics ctc_cta">Ask about delivery</button></div></section>
${global}<div class="ht-ctc ht-ctc-chat ctc-analytics ctc_wp_desktop style-2" id="ht-ctc-chat" ${hidden}>${ask.greeting === 'no' ? '' : greeting(hidden, ask)}
<div class="ht_ctc_style ht_ctc_chat_style"><span class="ht_ctc_notification" ${hidden}><span class="ht_ctc_badge">1</span></span><div class="ctc-analytics ctc_s_2 ctc_nb" data-nb_top="-5px" data-nb_right="-5px"><p class="ctc-analytics ctc_cta ctc_cta_stick ht-ctc-cta ht-ctc-cta-hover" ${hidden}>Ask us anything</p>${icon}</div></div></div>
<span class="ht_ctc_chat_data" data-no_number="" data-settings="${JSON.stringify(json)}"></span>`;
};
