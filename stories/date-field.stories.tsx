import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import fixture from '../widgets/date-field/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** Date fields of product edit screens, and their calendar. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Content/Date field for staff',
  component: ServerHtml,
  args: { html: `<h1>Edit product</h1><h2>Product data</h2>${fixture}` },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

async function fieldOf(canvasElement: HTMLElement): Promise<HTMLInputElement> {
  const [field] = await within(canvasElement).findAllByRole('combobox', { name: 'Release date' });
  return field as HTMLInputElement;
}

/** Closes the calendar that the click has opened, and takes the focus out of the field. */
async function leave(): Promise<void> {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
}

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(await fieldOf(canvasElement)).toHaveValue('2026-03-04');
  },
};

// The calendar of staff's screens is placed when it opens, and does not follow a window that changes.
export const Open: Story = {
  parameters: { fits: { isPlacedOnce: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await fieldOf(canvasElement));
    const calendar = await screen.findByRole('dialog', { name: 'Choose a date' });
    await expect(within(calendar).getByRole('button', { name: 'March 4, 2026' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const WrongDate: Story = {
  play: async ({ canvasElement }) => {
    const field = await fieldOf(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, 'tomorrow');
    await leave();
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Write the date as yyyy-mm-dd');
  },
};

export const TooEarly: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: 'Pre-order date' });
    await userEvent.type(field, '2026-11-30');
    await leave();
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The date cannot be before 2026-12-01.',
    );
  },
};

export const WithoutJavaScript: Story = { args: { isAlive: false } };
