import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnhanceIsland, Intent } from '../../src/island/types';
import { wrapped } from '../../src/rules/wrapped';
import island from '../../widgets/lightbox';
import { readItem } from '../../widgets/lightbox/read';
import { kindOf, playerOf } from '../../widgets/lightbox/rules';
import { loadFramesEmpty } from '../helpers/browser';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const { adopt, onIntent } = island as Required<EnhanceIsland>;
const BASE = 'https://shop.example/content/';

describe('the next item', () => {
  it('is the first one after the last one, and does not exist in an empty row', () => {
    expect([wrapped(3, 3), wrapped(-1, 3), wrapped(1, 3), wrapped(0, 0)]).toEqual([0, 2, 1, 0]);
  });
});

describe('an address', () => {
  it.each([
    ['https://a.example/b.JPG?w=600', 'picture'],
    ['https://a.example/b.webp', 'picture'],
    ['https://a.example/b.mp4', 'film'],
    ['https://www.youtube.com/watch?v=abc_DEF-1', 'frame'],
    ['https://youtu.be/abc', 'frame'],
    ['https://vimeo.com/12345', 'frame'],
    ['https://player.vimeo.com/video/12345?autoplay=0', 'frame'],
    ['https://www.youtube-nocookie.com/embed/abc', 'frame'],
    ['https://www.youtube.com/@shop', undefined],
    ['https://vimeo.com/about', undefined],
    ['https://notyoutube.com/watch?v=abc', undefined],
    ['https://a.example/news/', undefined],
  ])('%s is of the kind %s', (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });

  it.each([
    ['https://www.youtube.com/watch?v=abc&t=1m30s', 'https://www.youtube.com/embed/abc?autoplay=1&start=90'],
    ['https://m.youtube.com/watch?list=x&v=abc', 'https://www.youtube.com/embed/abc?autoplay=1'],
    ['https://youtu.be/abc?t=42', 'https://www.youtube.com/embed/abc?autoplay=1&start=42'],
    ['https://www.youtube.com/shorts/abc', 'https://www.youtube.com/embed/abc?autoplay=1'],
    ['https://vimeo.com/channels/games/12345', 'https://player.vimeo.com/video/12345?autoplay=1'],
    ['https://vimeo.com/12345/abcdef0123', 'https://player.vimeo.com/video/12345?h=abcdef0123&autoplay=1'],
    ['https://vimeo.com/12345/0123456789/', 'https://player.vimeo.com/video/12345?h=0123456789&autoplay=1'],
    ['https://vimeo.com/showcase/111/video/222', 'https://player.vimeo.com/video/222?autoplay=1'],
    ['https://vimeo.com/groups/111/videos/222#t=5', 'https://player.vimeo.com/video/222?autoplay=1'],
    [
      'https://www.youtube.com/embed/abc?feature=oembed?playlist=abc&autoplay=0',
      'https://www.youtube.com/embed/abc?feature=oembed&playlist=abc&autoplay=0',
    ],
    ['https://www.youtube.com/watch?v=%22%3E', 'https://www.youtube.com/watch?v=%22%3E'],
    ['https://a.example/film', 'https://a.example/film'],
  ])('%s is played at %s', (address, player) => {
    expect(playerOf(address)).toBe(player);
  });
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const dialog = () => document.querySelector('dialog');
const heading = () => dialog()?.querySelector('h2')?.textContent;
const caption = () => dialog()?.querySelector('figcaption')?.textContent;
const press = (target: HTMLElement) => onIntent({ type: 'click', target, submitter: null } as unknown as Intent);
const key = (name: string, target: Element | null = dialog()) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

beforeEach(() => {
  loadFramesEmpty();
  setPage();
  showFixture('lightbox');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  dialog()?.close();
  vi.unstubAllGlobals();
});

describe('a link', () => {
  it('to a video has the shop’s settings, and an address that a frame can use', () => {
    expect(readItem(find('.ekit-video-popup'), BASE)).toMatchObject({
      kind: 'frame',
      src: 'https://www.youtube.com/embed/abcdefghijk?feature=oembed&playlist=abcdefghijk&mute=0&autoplay=0&loop=no&controls=0&start=0&end=',
      isAutoplay: false,
    });
  });

  it('to a video in the page itself leads to its file', () => {
    expect(readItem(find('[href="#test-popup-link1a2b3c"]'), BASE)).toMatchObject({
      kind: 'film',
      src: 'https://shop.example/films/ashfall.mp4',
      poster: 'https://shop.example/cover/ashfall.svg',
      isAutoplay: true,
      isMuted: true,
      isLoop: true,
    });
  });

  it('to a picture has its texts', () => {
    expect(readItem(find('[data-elementor-open-lightbox]'), BASE)).toMatchObject({
      kind: 'picture',
      caption: 'The handheld – In its box',
      alt: 'A handheld console',
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '#nowhere', '#', '', 'mailto:a@b.example', 'http://[', '#a"]'])(
    'to “%s” is left to the browser',
    (href) => {
      for (const link of all('a[href]')) {
        link.setAttribute('href', href);
        expect([readItem(link, BASE), press(link)]).toEqual([undefined, false]);
      }
      expect(dialog()).toBeNull();
    },
  );

  it.each(['null', '[]', '{"autoplay":{"toString":1}}', '{'])('can be read with the broken settings %s', (settings) => {
    const link = find('.ekit-video-popup');
    link.parentElement?.setAttribute('data-video-setting', settings);
    expect(readItem(link, BASE)).toMatchObject({ kind: 'frame', isMuted: false, isLoop: false });
  });
});

describe('a press', () => {
  it('on a video’s link opens its player, with a link to the video', () => {
    expect(press(find('.ekit-video-popup'))).toBeUndefined();
    const frame = find<HTMLIFrameElement>('iframe', dialog() as HTMLElement);
    expect([heading(), frame.title, new URL(frame.src).pathname]).toEqual(['Video', 'Video', '/embed/abcdefghijk']);
    const link = find<HTMLAnchorElement>('figcaption a', dialog() as HTMLElement);
    expect([link.textContent, link.target, link.rel]).toEqual(['Open the video in a new window', '_blank', 'noopener']);
  });

  it('on a link that needs consent gives the player no address yet', () => {
    find('.ekit-video-popup').dataset.consent = 'functional';
    press(find('.ekit-video-popup'));
    const frame = find<HTMLIFrameElement>('iframe', dialog() as HTMLElement);
    expect([frame.hasAttribute('src'), frame.dataset.consent, frame.dataset.src?.slice(0, 30)]).toEqual([
      false,
      'functional',
      'https://www.youtube.com/embed/',
    ]);
  });

  it('on a link to a video in the page plays it with the shop’s settings, until the dialog closes', () => {
    press(find('[href="#test-popup-link1a2b3c"]'));
    const film = find<HTMLVideoElement>('video', dialog() as HTMLElement);
    expect([film.controls, film.autoplay, film.muted, film.loop, new URL(film.src).pathname]).toEqual([
      true,
      true,
      true,
      true,
      '/films/ashfall.mp4',
    ]);
    dialog()?.close();
    expect([film.isConnected, find('.video_class').hasAttribute('autoplay')]).toEqual([false, false]);
  });

  it('on one of several pictures shows all of them, and the focus then goes to the last one shown', () => {
    const [first, second] = all('.elementskit-gallery-icon') as [HTMLElement, HTMLElement];
    press(first);
    expect(heading()).toBe('Picture 1 of 2');
    key('ArrowRight');
    expect([heading(), dialog()?.querySelector('img')?.getAttribute('src')]).toEqual([
      'Picture 2 of 2',
      new URL('/cover/relay-nine.svg', document.baseURI).href,
    ]);
    dialog()?.close();
    expect([document.activeElement, dialog()]).toEqual([second, null]);
  });

  it.each([
    ['across', -60, 20, 'Picture 2 of 2'],
    ['up and a little across', -60, -200, 'Picture 1 of 2'],
    ['hardly', -30, 0, 'Picture 1 of 2'],
  ])('and a finger that moves %s show the right picture', (_, x, y, heard) => {
    press(find('.elementskit-gallery-icon'));
    const figure = find('figure', dialog() as HTMLElement);
    const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as Touch;
    figure.ontouchstart?.({ touches: [at(200, 300)] } as unknown as TouchEvent);
    figure.ontouchend?.({ changedTouches: [at(200 + x, 300 + y)] } as unknown as TouchEvent);
    expect(heading()).toBe(heard);
  });

  it('leaves out items that a filter hides', () => {
    (all('.ekit_gallery_grid_item')[1] as HTMLElement).hidden = true;
    press(find('.elementskit-gallery-icon'));
    expect([heading(), dialog()?.querySelectorAll('button').length]).toEqual(['Picture 1 of 1', 1]);
  });

  it('in a theme’s own group opens pictures and videos, and leaves other links to the browser', () => {
    const own = all('[data-island] a') as [HTMLElement, HTMLElement, HTMLElement];
    expect(press(own[2])).toBe(false);
    press(own[0]);
    expect([heading(), caption()]).toEqual(['Picture 1 of 2', 'The first']);
    key('ArrowRight');
    expect(heading()).toBe('Video 2 of 2');
    // Keys that a film handles itself do not change the slide.
    key('ArrowRight', find('video', dialog() as HTMLElement));
    expect(heading()).toBe('Video 2 of 2');
  });

  it('shows captions as text', () => {
    find('[data-elementor-open-lightbox]').setAttribute(
      'data-elementor-lightbox-title',
      '<img src=x onerror=alert(1)>',
    );
    press(find('[data-elementor-open-lightbox]'));
    expect(dialog()?.querySelector('figcaption')?.children).toHaveLength(0);
  });

  it('shows the page’s own picture if the big one does not load', () => {
    press(find('[data-elementor-open-lightbox]'));
    const image = find<HTMLImageElement>('img', dialog() as HTMLElement);
    image.dispatchEvent(new Event('error'));
    expect([image.onerror, image.alt]).toEqual([null, 'A handheld console']);
  });

  it('keeps Tab inside', () => {
    press(find('.ekit-video-popup'));
    const names = ['Tab', 'Tab', 'Tab', 'Tab'].map((name) => {
      key(name);
      return document.activeElement?.localName;
    });
    expect(names).toEqual(['iframe', 'a', 'button', 'iframe']);
  });
});

describe('a host', () => {
  it('marks the links that open a dialog, and no others', () => {
    adopt(find('.ekit-video-popup'));
    adopt(find('[data-island]'));
    expect(all('[aria-haspopup="dialog"]').map((link) => link.getAttribute('href'))).toEqual([
      find('.ekit-video-popup').getAttribute('href'),
      '/cover/one.svg',
      '/films/two.webm',
    ]);
  });

  it('closes its lightbox when it leaves the page', () => {
    const host = find('[data-elementor-open-lightbox]');
    const stop = adopt(host);
    const stopOther = adopt(find('.ekit-video-popup'));
    press(host);
    stopOther?.();
    expect(dialog()).not.toBeNull();
    stop?.();
    expect(dialog()).toBeNull();
  });
});
