import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/tooltip/fixture.html?raw';
import readme from '../widgets/tooltip/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** Labels of cards' buttons, for pointer and keyboard. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Content/Tooltip',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '480px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const page = `<h1>Shop</h1>${fixture}`;

const button = (canvas: HTMLElement, name: string | RegExp) => within(canvas).findByRole('button', { name });
const says = (label: string) =>
  waitFor(() => expect(document.querySelector('.shop-islands-tooltip')).toHaveTextContent(label));
/** Repeats the hover, because a simulated pointer is over nothing when the code comes. */
const hover = (element: HTMLElement, label: string) =>
  waitFor(async () => {
    await userEvent.unhover(element);
    await userEvent.hover(element);
    await expect(document.querySelector('.shop-islands-tooltip')).toHaveTextContent(label);
  });
const saysNothing = () => waitFor(() => expect(document.querySelector('.shop-islands-tooltip')).toBeNull());

/**
 * Waits until nothing is left of the story before, and until the buttons have names, which they get while the page is
 * idle.
 */
async function begin(canvas: HTMLElement): Promise<void> {
  await userEvent.hover(document.body);
  await saysNothing();
  await waitFor(() => {
    expect(canvas.querySelector('.se-btn')).not.toBeNull();
    expect(canvas.querySelectorAll('.se-btn:not([aria-label])')).toHaveLength(0);
  });
}

export const Hovered: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const eye = await button(canvasElement, 'Quick View: Tidal Garden');
    await hover(eye, 'Quick View');
    await expect(eye).not.toHaveAttribute('title');
  },
};

export const Focused: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await button(canvasElement, 'Compare: Tidal Garden');
    (await button(canvasElement, 'Quick View: Tidal Garden')).focus();
    await userEvent.tab();
    await says('Compare');
  },
};

export const ItsOwnWords: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await button(canvasElement, 'Compare: Tidal Garden');
    await hover(await within(canvasElement).findByText('Select options'), 'Select options');
  },
};

export const Dismissed: Story = {
  args: { html: page },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    const eye = await button(canvasElement, 'Quick View: Tidal Garden');
    await hover(eye, 'Quick View');
    await userEvent.keyboard('{Escape}');
    await saysNothing();
    await expect(eye).toHaveAttribute('title', 'Quick View');
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${page}</div>` },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await hover(await button(canvasElement, 'Quick View: Tidal Garden'), 'Quick View');
    await expect(document.querySelector('.shop-islands-tooltip')).toHaveAttribute('dir', 'rtl');
  },
};
