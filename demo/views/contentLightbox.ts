/** Links that open pictures and films over the page, as ElementsKit and Elementor print them. */
import { html } from 'hono/html';
import type { Html } from './parts';

const film = (name: string, settings: object, href: string, place: Html | '' = '') => html`<div class="ekit-wid-con">
<div class="video-content" data-video-player="[]" data-video-setting="${JSON.stringify(settings)}">
<a class="ekit-video-popup ekit-video-popup-btn" href="${href}"><span class="ekit-video-popup-title">${name}</span></a>
${place}
</div></div>`;

/** The player is a page of the demo's own: a test asks nothing of other sites. */
const trailer = film(
  'Watch the trailer',
  { videoType: 'iframe', videoStyle: 'popup', videoTypeName: 'youtube', autoplay: false },
  '/content/player/?feature=oembed?autoplay=0',
);

const own = film(
  'Watch how it is packed',
  { videoType: 'inline', videoStyle: 'popup', videoTypeName: 'self', autoplay: false, muted: true },
  '#test-popup-link1a2b3c',
  html`<div id="test-popup-link1a2b3c" class="mfp-hide ekit_self_video_wrap" hidden><video class="video_class" preload="none" poster="/cover/wireless-controller.svg"><source type="video/mp4" src="/assets/film.mp4" /></video></div>`,
);

const picture = (slug: string, name: string) =>
  html`<a href="/cover/${slug}.svg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="boxes" data-elementor-lightbox-title="${name}"><img src="/cover/${slug}.svg?width=150" alt="${name}" width="150" height="188" loading="lazy" /></a>`;

/** A film, the plugin's own link, and two pictures of one slide show. */
export const lightboxLinks =
  (): Html => html`<section aria-labelledby="lightbox-title"><h2 id="lightbox-title">To see</h2>
${trailer}
${own}
<p>${picture('wireless-controller', 'A controller')} ${picture('retro-handheld', 'A handheld')}</p>
</section>`;
