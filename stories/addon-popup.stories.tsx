import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import popup from '../widgets/addon-popup/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** Popups of the popup builder add-on. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Campaigns and consent/Add-on popup',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  beforeEach: () => localStorage.removeItem('KingAddonsPB_PopupSettings'),
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

/** A button opens this popup, because a story does not wait for a clock. */
const withSettings = (settings: Record<string, unknown> = {}): string => {
  const all = { popup_trigger: 'custom', popup_custom_trigger: '.open-popup', ...settings };
  const changed = popup.replace(
    /data-settings='(.*)'/,
    (_, json: string) => `data-settings='${JSON.stringify({ ...JSON.parse(json), ...all })}'`,
  );
  return `<h1>Shop</h1><p><button type="button" class="button open-popup">Two games, one price</button></p>${changed}`;
};

const page = within(document.body);

async function open(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector('.king-addons-pb-template-popup[data-island-status="ready"]')).not.toBeNull(),
  );
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Two games, one price' }));
}

export const Modal: Story = {
  args: { html: withSettings() },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await page.findByRole('dialog', { name: 'Two games, one price' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible());
  },
};

export const Closed: Story = {
  args: { html: withSettings() },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await page.findByRole('dialog', { name: 'Two games, one price' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Do not show this again' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(localStorage.getItem('KingAddonsPB_PopupSettings')).toContain('popup_close_time');
  },
};

export const LateCloseButton: Story = {
  args: { html: withSettings({ popup_close_button_display_delay: 1 }) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(canvasElement.querySelector('.king-addons-pb-popup-close-btn')).not.toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('.king-addons-pb-popup-close-btn')).toBeVisible());
  },
};

export const Notification: Story = {
  args: { html: withSettings({ popup_display_as: 'notification' }) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const bar = await page.findByRole('region', { name: 'Two games, one price' });
    await waitFor(() => expect(document.body.style.paddingTop).toBe(`${bar.offsetHeight}px`));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bar).not.toBeVisible());
  },
};

export const SettingsUnreadable: Story = {
  args: { html: popup.replace(/data-settings='.*'/, "data-settings='{'") },
  play: async () => {
    const dialog = await page.findByRole('dialog', { name: 'Two games, one price' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const WithoutJavaScript: Story = { args: { html: withSettings(), isAlive: false } };
