import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/slider/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** Related products, up-sells and cross-sells in a row that scrolls and snaps. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product lists/Product slider',
  component: ServerHtml,
  parameters: {
    problems: ['A slider’s data-controls is not valid JSON.'],
    docs: { story: { inline: false, height: '400px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

/** The fixture with other settings and visible cards. */
const page = (settings: object | string = {}) => {
  const controls =
    typeof settings === 'string'
      ? settings
      : JSON.stringify({ slides_to_show: 4, slider_space_between: 20, ...settings });
  const style =
    '<style>.product { background: var(--paper); padding: 32px 16px; } ul.products { list-style: none; }</style>';
  return `${style}<h1>Wireless Controller</h1>${fixture.replace(/data-controls="[^"]*"/, `data-controls='${controls}'`)}`;
};

export const Slider: Story = {
  args: { html: page() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const previous = await canvas.findByRole('button', { name: 'Previous products' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next products' }));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
  },
};

export const Loop: Story = {
  args: { html: page({ slider_loop: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous products' }));
    const track = canvasElement.querySelector('ul.products') as HTMLElement;
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(track.scrollWidth - track.clientWidth - 2));
  },
};

export const MovesByItself: Story = {
  args: { html: page({ slider_autoplay: true, slider_autoplay_delay: 60000 }) },
  play: async ({ canvasElement }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pause' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const EverythingInView: Story = { args: { html: page({ slides_to_show: 6 }) } };

export const BrokenSettings: Story = { args: { html: page('{"slides_to_show":') } };

export const InANarrowColumn: Story = {
  args: { html: `<div style="max-width: 320px">${page({ slides_to_show_mobile: 2 })}</div>` },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl" lang="ar">${page()}</div>` },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Next products' }));
    const track = canvasElement.querySelector('ul.products') as HTMLElement;
    await waitFor(() => expect(track.scrollLeft).toBeLessThan(-10));
  },
};

export const WithoutJavaScript: Story = { args: { html: page(), isAlive: false } };
