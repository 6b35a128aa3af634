import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Drawing, MapAdapter } from '../widgets/map/contract';
import fixture from '../widgets/map/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** A library for stories, which calls no service: a plain area with the markers as buttons. */
const plain: MapAdapter = {
  async draw(place: HTMLElement, { pins, centerPin, overlay }: Drawing) {
    place.style.background = 'repeating-linear-gradient(45deg, #e6ece4 0 24px, #dfe7dd 24px 48px)';
    for (const { title, info } of centerPin ? [centerPin] : pins) {
      const pin = Object.assign(document.createElement('button'), { type: 'button', textContent: title || 'Marker' });
      pin.addEventListener('click', () => info && place.append(info));
      place.append(pin);
    }
    if (overlay) place.append(overlay);
    return { map: place, remove() {} };
  },
};
Object.assign(window, { shopIslandsMaps: { plain } });

/** Maps in ElementsKit's markup. In these stories a library that the page has registered draws them. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Content/Map',
  component: ServerHtml,
  parameters: { problems: ['A map could not be shown.'], docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const shops = [
  {
    map_marker_lat: '53.7965',
    map_marker_lng: '-1.5478',
    map_marker_title: 'Save Point Leeds',
    map_marker_content: '<b>Open</b> every day',
  },
  { map_marker_lat: '53.4808', map_marker_lng: '-2.2426', map_marker_title: 'Save Point Manchester' },
];

/** The fixture with other attributes and other content from the server. */
function page(attributes: Record<string, string> = {}, inside = ''): string {
  const more = Object.entries({ 'data-map-adapter': 'plain', ...attributes }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  const kept = fixture.replace(/ (data-[\w-]+)="[^"]*"/g, (whole, name) => (name in attributes ? '' : whole));
  return `<h1>Contact</h1>${kept.replace('></div>', ` ${more.join(' ')}>${inside}</div>`)}`;
}

const host = (canvasElement: HTMLElement) => canvasElement.querySelector('.ekit-google-map') as HTMLElement;
const reaches = (canvasElement: HTMLElement, state: string) =>
  waitFor(() => expect(host(canvasElement)).toHaveAttribute('data-map-state', state));

export const Basic: Story = {
  args: { html: page() },
  play: async ({ canvasElement }) => {
    await reaches(canvasElement, 'shown');
    const map = within(canvasElement).getByRole('group', { name: 'Map: Save Point' });
    await expect(map.getBoundingClientRect().height).toBeGreaterThanOrEqual(300);
    within(map).getByRole('button', { name: 'Save Point' }).click();
    await expect(map).toHaveTextContent('Open every day, 10 to 6');
  },
};

export const Markers: Story = {
  args: { html: page({ 'data-map_type': 'marker', 'data-map_markers': encoded(shops) }) },
  play: async ({ canvasElement }) => {
    await reaches(canvasElement, 'shown');
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2);
    await within(canvasElement).findByRole('group', { name: 'Map: Save Point Leeds, Save Point Manchester' });
  },
};

export const Overlay: Story = {
  args: {
    html: page({ 'data-map_type': 'overlay', 'data-map_overlay_content': '&lt;strong&gt;The red door&lt;/strong&gt;' }),
  },
  play: async ({ canvasElement }) => {
    await reaches(canvasElement, 'shown');
    await expect(canvasElement.querySelector('.ekit-gmap-overlay')).toHaveTextContent('The red door');
  },
};

export const WithoutKey: Story = {
  args: { html: page({ 'data-map-adapter': 'google', 'data-api_key': '' }) },
  play: async ({ canvasElement }) => {
    await reaches(canvasElement, 'failed');
    await expect(host(canvasElement)).toHaveTextContent('12 Arcade Lane, Leeds');
    await within(canvasElement).findByRole('link', { name: 'Open in a map: Save Point' });
  },
};

export const WithoutKeyMarkers: Story = {
  args: {
    html: page({
      'data-map-adapter': 'google',
      'data-api_key': '',
      'data-map_type': 'marker',
      'data-map_markers': encoded(shops),
    }),
  },
  play: async ({ canvasElement }) => {
    await reaches(canvasElement, 'failed');
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};

export const WithTheServersWords: Story = {
  args: {
    html: page({ 'data-map-adapter': 'google', 'data-api_key': '' }, '<address>12 Arcade Lane<br>Leeds</address>'),
  },
  play: async ({ canvasElement }) => {
    await reaches(canvasElement, 'failed');
    await expect(host(canvasElement)).toHaveTextContent('12 Arcade LaneLeeds');
  },
};

/** Forgets the choice in the banner, which would make the next story ask too. */
const forgetChoice = () => () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not everywhere yet
  document.cookie = 'cookieyes-consent=;path=/;max-age=0';
};

export const WaitingForConsent: Story = {
  beforeEach: forgetChoice,
  args: { html: `${page()}<script type="application/json" data-island="consent">{}</script>` },
  play: async ({ canvasElement }) => {
    await reaches(canvasElement, 'waiting');
    await within(host(canvasElement)).findByRole('button', { name: 'Privacy preferences' });
    // Waits for the banner: if it came after the story's end, nothing would remove it.
    await within(document.body).findByRole('region', { name: 'Your privacy' });
    await expect(host(canvasElement)).toHaveTextContent('12 Arcade Lane, Leeds');
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${page({ 'data-map-adapter': 'google', 'data-api_key': '' })}</div>` },
  play: async ({ canvasElement }) => {
    await reaches(canvasElement, 'failed');
    await expect(getComputedStyle(within(canvasElement).getByRole('link')).direction).toBe('rtl');
  },
};

export const WithoutJavaScript: Story = {
  args: { html: page({}, '<address>12 Arcade Lane, Leeds</address>'), isAlive: false },
};
