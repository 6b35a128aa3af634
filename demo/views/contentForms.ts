/** The content page's forms, and the parts that open and load on demand. */
import { html } from 'hono/html';
import { widgetAreas } from './contentAreas';
import { contentVariables } from './contentGlobals';
import { lightboxLinks } from './contentLightbox';
import { masonryGrid } from './contentMasonry';
import { newsletterForms } from './contentNewsletter';
import type { Html } from './parts';
import type { PageRequest } from './types';

/** Everything on `/content/?with=forms`, with the globals that its islands read. */
export const formsPart = (request: PageRequest): Html => html`<link rel="stylesheet" href="/assets/content-forms.css" />
${newsletterForms()}
${widgetAreas()}
${lightboxLinks()}
${masonryGrid()}
${contentVariables(request)}`;
