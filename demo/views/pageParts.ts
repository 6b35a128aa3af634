/** ElementsKit's tabs, accordion, cut texts and small print. Ids repeat where its editor repeats them. */
import { html } from 'hono/html';
import type { Html } from './parts';

const specifications = {
  story: ['Story', 'Three kingdoms, one winter, and a door in the ice.'],
  specs: ['Specs', 'Two players, 40 GB.'],
  languages: ['Languages', 'Fourteen, spoken in six.'],
};

const tab = ([handler, [title]]: [string, string[]], index: number): Html =>
  html`<li class="elementkit-nav-item"><a class="elementkit-nav-link ${index ? '' : 'active show'}" id="content-${handler}-tab" data-ekit-handler-id="${handler}" data-ekit-toggle="tab" data-target="#content-${handler}" href="#Content-${handler}" data-ekit-toggle-trigger="click" aria-describedby="Content-${handler}"><span class="elementskit-tab-title">${title}</span></a></li>`;

const pane = ([handler, [, text]]: [string, string[]], index: number): Html =>
  html`<div class="tab-pane elementkit-tab-pane ${index ? '' : 'active show'}" id="content-${handler}" role="tabpanel" aria-labelledby="content-${handler}-tab"><div class="animated fadeIn"><p>${text}</p></div></div>`;

export const tabs = html`<div class="elementor-widget elementor-widget-elementskit-tab" data-settings="${JSON.stringify({ ekit_hash_change: '1' })}"><div class="ekit-wid-con"><div class="elementkit-tab-wraper">
<ul class="nav nav-tabs elementkit-tab-nav">${Object.entries(specifications).map(tab)}</ul>
<div class="tab-content elementkit-tab-content">${Object.entries(specifications).map(pane)}</div>
</div></div></div>`;

const questions = [
  ['When is it sent?', 'The same day, until four in the afternoon.'],
  ['May I send it back?', 'Within thirty days, in its box.'],
  ['Do you wrap gifts?', 'With a ribbon and a card.'],
];

const card = ([question, answer]: string[], index: number): Html =>
  html`<div class="elementskit-card ${index ? '' : 'active'}"><div class="elementskit-card-header" id="primaryHeading-${index}"><a href="#collapse-6b02" class="ekit-accordion--toggler elementskit-btn-link collapsed" data-ekit-toggle="collapse" data-target="#Collapse-6b02" aria-expanded="${index ? 'false' : 'true'}" aria-controls="Collapse-6b02"><span class="ekit-accordion-title">${question}</span></a></div><div id="Collapse-6b02" class="${index ? '' : 'show'} collapse" aria-labelledby="primaryHeading-${index}" data-parent="#accordion-6b02"><div class="elementskit-card-body ekit-accordion--content">${answer}</div></div></div>`;

export const accordion = html`<div class="ekit-wid-con"><div class="elementskit-accordion accoedion-primary" id="accordion-6b02">${questions.map(card)}</div></div>`;

const config = {
  collapse_height: 79,
  transition_duration: '300',
  expand_text: 'Show the whole story',
  collapse_text: 'Show less',
};
const story = html`<p>Once there was a kingdom whose winters grew longer every year, and nobody alive remembered a summer.</p><p>Nobody knew why, until a smith’s daughter found a door in the ice.</p><p>Behind it <a href="/shop/">somebody</a> was waiting.</p>`;

export const readMores = html`<div class="ekit-wid-con"><div class="ekit-unfold-wrapper" data-config="${JSON.stringify(config)}"><div class="ekit-unfold-data"><div class="ekit-unfold-data-inner">${story}</div></div><a class="ekit-unfold-btn" href="#">Show the whole story</a></div></div>
<div data-island="read-more" class="evening"><p>One evening, four friends, a console.</p><p>They had eight hours, two pizzas and a map without a north.</p><p>In the morning they had a plan.</p></div>`;

const tip = (text: string): Html =>
  html`<div class="ekit-pricing-list-info" data-info-tip="true"><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" /><path d="M8 7v5M8 4v1" stroke="currentColor" /></svg><p class="ekit-pricing-list-info-content" data-info-tip-content="true">${text}</p></div>`;

export const infoTips = html`<ul class="ekit-pricing-list"><li>Two players ${tip('On one screen, or over the network.')}</li><li>Cross-save ${tip('Needs an account.')}</li></ul>`;
