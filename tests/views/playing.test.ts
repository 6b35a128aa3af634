/** Tests in a real browser that films in a panel pause when the panel closes. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { coverPage } from '../../src/ui/covers/coverPage';
import { showPage } from '../../stories/page';

/** A silent film that never ends. */
async function film(place: Element): Promise<HTMLVideoElement> {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const video = Object.assign(document.createElement('video'), { muted: true, srcObject: canvas.captureStream(10) });
  place.append(video);
  await video.play();
  return video;
}

function frame(panel: Element, html: string, attributes: Record<string, string> = {}): Promise<HTMLIFrameElement> {
  const element = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const loaded = new Promise<HTMLIFrameElement>((resolve) => element.addEventListener('load', () => resolve(element)));
  panel.append(element);
  return loaded;
}

let panel: HTMLElement;
let release = () => {};
const cover = () => {
  release = coverPage(panel, { close() {} });
};

beforeEach(() => {
  showPage();
  document.body.innerHTML = '<main>Page</main><section>Panel</section>';
  panel = document.querySelector('section') as HTMLElement;
  cover();
});
afterEach(() => release());

it('a film pauses when its panel closes, in a frame of the shop too', async () => {
  const { contentDocument } = await frame(panel, '<p>Ours</p>');
  const films = [await film(panel), await film(contentDocument?.body as HTMLElement)];
  expect(films.map(({ paused }) => paused)).toEqual([false, false]);
  release();
  expect(films.map(({ paused }) => paused)).toEqual([true, true]);
});

it('a film that begins by itself goes on when the panel opens again', async () => {
  const video = await film(panel);
  video.autoplay = true;
  release();
  expect(video.paused).toBe(true);
  cover();
  expect(video.paused).toBe(false);
});

it('a player of another site stops, and is there again when the panel opens again, without an entry in the history', async () => {
  const player = await frame(panel, '<p>Player</p>', { allow: 'accelerometer; autoplay; fullscreen' });
  const says = () => player.contentDocument?.body?.textContent;
  expect(says()).toBe('Player');
  const { length } = history;
  release();
  await expect.poll(says).toBe('');
  cover();
  await expect.poll(says).toBe('Player');
  expect(history.length).toBe(length);
});
