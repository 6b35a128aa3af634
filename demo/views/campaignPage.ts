/** The campaign's page as a shop has it: the offer first, then what else there is today, help, and the letter. */
import { html } from 'hono/html';
import { addonPopupsPart } from './addonPopups';
import { shopCampaign } from './campaign';
import { chatPart } from './chat';
import { consentPart } from './consent';
import type { Html } from './parts';
import { popupsPart } from './popups';
import { socialProofPart } from './socialProof';
import type { PageRequest } from './types';

/** The whole page. `campaign-page.css` keeps the parts at the screen's edges from covering each other. */
export const campaignPage = (request: PageRequest): Html => html`<h1 class="entry-title">Winter sale</h1>
<div class="campaign-page">
<div class="campaign-main">${shopCampaign(request)}</div>
<div class="campaign-cards">${popupsPart(request)}${addonPopupsPart(request)}${chatPart(request)}</div>
<div class="campaign-letter">${socialProofPart(request)}</div>
<div class="campaign-privacy">${consentPart(request, false)}</div>
</div>`;
