import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ServerHtml } from './ServerHtml';

/** The banner that asks visitors, and the preferences in which they can change their choice. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Campaigns and consent/Consent',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  beforeEach: () => {
    forget();
    return forget;
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const COOKIE = 'cookieyes-consent';
const page = within(document.body);
const LATE = { timeout: 10_000 };

function remember(value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: an earlier visit has left this cookie
  document.cookie = `${COOKIE}=${value};path=/;max-age=${seconds}`;
}

function forget(): void {
  remember('', 0);
  document.querySelector('.shop-islands-consent-again')?.remove();
}

const shop = (settings: object = {}) => `<h1>Shop</h1>
<p>A page that needs nothing but what is necessary.</p>
<p><iframe title="Where we are" width="240" height="140" data-consent="functional" data-src="about:blank"></iframe></p>
<script type="application/json" data-island="consent">${JSON.stringify({ policy: { href: '#privacy' }, ...settings })}</script>
`;

export const FirstView: Story = {
  args: { html: shop() },
  play: async () => {
    const banner = await page.findByRole('region', { name: 'Your privacy' }, LATE);
    const buttons = within(banner).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Reject all',
      'Accept all',
      'Privacy preferences',
    ]);
    const [reject, accept] = buttons.map((button) => getComputedStyle(button));
    await expect(reject?.backgroundColor, 'refusing is as easy as agreeing').toBe(accept?.backgroundColor);
  },
};

export const Preferences: Story = {
  args: { html: shop() },
  play: async () => {
    const banner = await page.findByRole('region', { name: 'Your privacy' }, LATE);
    await userEvent.click(within(banner).getByRole('button', { name: 'Privacy preferences' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Privacy preferences' }));
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeChecked();
    for (const name of ['Functional', 'Analytics', 'Performance', 'Advertisement'])
      await expect(dialog.getByRole('switch', { name })).not.toBeChecked();
  },
};

export const Saved: Story = {
  args: { html: shop() },
  play: async ({ canvasElement }) => {
    const banner = await page.findByRole('region', { name: 'Your privacy' }, LATE);
    const frame = canvasElement.querySelector('iframe');
    await expect(frame).not.toBeVisible();
    await userEvent.click(within(banner).getByRole('button', { name: 'Privacy preferences' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Privacy preferences' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Functional' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), LATE);
    await expect(banner).not.toBeInTheDocument();
    await expect(document.cookie).toContain(
      'consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no',
    );
    await waitFor(() => expect(frame).toBeVisible(), LATE);
  },
};

export const Waiting: Story = {
  args: { html: shop() },
  play: async ({ canvasElement }) => {
    const note = await within(canvasElement).findByText(
      'This content is from another service, and waits for your consent.',
      {},
      LATE,
    );
    await expect(note.parentElement?.getBoundingClientRect().width).toBeGreaterThan(200);
  },
};

export const RightToLeft: Story = {
  args: { html: shop() },
  globals: { direction: 'rtl' },
  play: async () => {
    // The banner of the story before may still be there, and about to go.
    await waitFor(() => {
      const banner = page.getByRole('region', { name: 'Your privacy' });
      expect(innerWidth - banner.getBoundingClientRect().right).toBeLessThan(40);
    }, LATE);
  },
};

export const WithoutJavaScript: Story = { args: { html: shop(), isAlive: false } };
