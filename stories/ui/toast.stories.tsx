import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Notice } from '../../src/ui/messages/notice';
import { showNotice } from '../../src/ui/messages/toast';
import { longWord } from '../longWord';
import { inLanguage } from '../words/inLanguage';

interface Args {
  /** The messages, the first at the top. */
  notices: Notice[];
}

function Example({ notices }: Args) {
  useEffect(() => {
    for (const notice of notices) showNotice(notice);
    return () => document.querySelector('.shop-islands-notices')?.replaceChildren();
  }, [notices]);
  return (
    <main style={{ padding: 24 }}>
      <h1>{inLanguage('A page with messages')}</h1>
    </main>
  );
}

/** What the page has while a message is shown. */
const html = `<div class="shop-islands shop-islands-notices">
  <div class="shop-islands-notice" role="alert" data-kind="error">
    <p>“Ashfall Kingdoms” is sold out.</p>
    <a href="/product/ashfall-kingdoms/">See the product</a>
    <button type="button" aria-label="Dismiss" data-dismiss>×</button>
  </div>
</div>`;

/** Messages of islands in a corner of the screen: what failed, what was done, and what to do next. */
const meta: Meta<Args> = {
  title: 'Building blocks/Messages',
  render: Example,
  tags: ['autodocs'],
  parameters: { html, docs: { story: { inline: false, height: '300px' } } },
};
export default meta;

type Story = StoryObj<Args>;

export const ErrorWithAction: Story = {
  args: {
    notices: [
      {
        kind: 'error',
        text: '“Ashfall Kingdoms” could not be added to your cart.',
        action: { label: 'Try again', run: () => {} },
      },
    ],
  },
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    showNotice({
      kind: 'error',
      text: '“Ashfall Kingdoms” is sold out.',
      action: { label: 'See the product', href: '#' },
    });
  },
};

export const Success: Story = { args: { notices: [{ kind: 'success', text: 'Your product is added to wishlist' }] } };

export const AskingForSomething: Story = {
  args: { notices: [{ kind: 'info', text: 'Please login first.', action: { label: 'Log in', href: '#login' } }] },
};

export const Several: Story = {
  args: {
    notices: [
      {
        kind: 'error',
        text: 'Your cart could not be updated. Please try again.',
        action: { label: 'Try again', run: () => {} },
      },
      { kind: 'success', text: 'A short one.' },
      {
        kind: 'error',
        text: 'A message with a word thatislongerthanthephoneiswideandcannotbebrokenanywhereatallsoitmustbeforced.',
        action: { label: 'See the product', href: '#' },
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    notices: [{ kind: 'error', text: `${longWord} could not be added.`, action: { label: longWord, run: () => {} } }],
  },
};

export const Many: Story = {
  args: {
    notices: Array.from({ length: 6 }, (_, index) => ({
      kind: index % 2 ? 'success' : 'error',
      text: `Message ${index + 1} of six.`,
    })),
  },
};

export const InACorner: Story = {
  args: { notices: [{ kind: 'success', text: 'Your product is added to wishlist', corner: 'top-left' }] },
};

export const RightToLeft: Story = { ...Several, globals: { direction: 'rtl' } };

export const Dark: Story = { ...Several, globals: { scheme: 'dark' } };
