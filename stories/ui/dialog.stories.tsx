import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Dialog, type DialogProps } from '../../src/ui/views/Dialog';
import { inLanguage } from '../words/inLanguage';

type Args = Pick<DialogProps, 'title' | 'placement'>;

function Example({ title, placement }: Args) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main style={{ padding: 24 }}>
      <h1>{inLanguage('A page behind the dialog')}</h1>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {inLanguage('Open')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} placement={placement}>
        <p style={{ padding: 16 }}>
          {inLanguage('Some words, and')} <a href="#returns">{inLanguage('our returns policy')}</a>.
        </p>
      </Dialog>
    </main>
  );
}

/** What the page has while the dialog is open. */
const html = `<div class="shop-islands-backdrop" data-part="backdrop" aria-hidden="true"></div>
<dialog class="shop-islands-dialog" data-part="dialog" data-placement="center" aria-labelledby="dialog-title" open>
  <div class="shop-islands-dialog-head" data-part="head">
    <h2 id="dialog-title" data-part="title" tabindex="-1">A dialog</h2>
    <button type="button" class="shop-islands-icon-button" data-part="close" aria-label="Close"><span aria-hidden="true">×</span></button>
  </div>
  <p>Some words, and <a href="/returns/">our returns policy</a>.</p>
</dialog>`;

/** The dialog of every view that covers the page: the drawer, the quick view, the comparison, the preferences. */
const meta: Meta<Args> = {
  title: 'Building blocks/Dialog',
  tags: ['autodocs'],
  args: { title: 'A dialog', placement: 'center' },
  argTypes: { placement: { control: 'inline-radio', options: ['center', 'end'] } },
  parameters: { html, docs: { story: { inline: false, height: '400px' } } },
  render: Example,
};
export default meta;

type Story = StoryObj<Args>;

export const InTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('dialog', { name: 'A dialog' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('dialog', { name: 'A dialog' });
  },
};

export const AtTheEnd: Story = { args: { placement: 'end' } };

export const LongTitle: Story = {
  args: { title: 'A title that is a good deal longer than anybody who made this dialog had in mind' },
};

export const OpenedAsItCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'A dialog' });
    // The page's own button is inert while the dialog is open, for tests as well.
    for (const [name, isOpen] of [
      ['Close', false],
      ['Open', true],
    ] as const) {
      canvas.getByRole('button', { name, hidden: true }).click();
      // React draws in a microtask; the dialog fades for longer.
      await Promise.resolve();
      expect(dialog.open).toBe(isOpen);
    }
    // Longer than the dialog takes to fade.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(dialog.open).toBe(true);
    expect(dialog).toBeVisible();
    expect(dialog.inert).toBe(false);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
