import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/popup/fixture.html?raw';
import readme from '../widgets/popup/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** Elementor Pro's popups, which open by themselves or by links, one at a time. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Campaigns and consent/Popup',
  component: ServerHtml,
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '560px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
let stories = 2300;

interface Printed {
  html: string;
  id: string;
  beforeEach(): () => void;
}

/** The fixture with a popup id of the story's own, because the page remembers its popups by their ids. */
function server(changes: Record<string, unknown> = {}): Printed {
  const settings = { a11y_navigation: 'yes', ...changes };
  stories += 1;
  const id = `${stories}`;
  const link = btoa(JSON.stringify({ id }));
  const html = fixture
    .replace(/settings%3DeyJpZC\w+(%3D)*/, `settings%3D${encodeURIComponent(link)}`)
    .replace(/data-elementor-settings='[^']*'/, `data-elementor-settings='${JSON.stringify(settings)}'`)
    .replaceAll('2201', id);
  const beforeEach = () => {
    localStorage.removeItem('elementor');
    return () => document.dispatchEvent(new CustomEvent('island:popup:close', { detail: { id } }));
  };
  return { html: `<h1>Games</h1>${html}`, id, beforeEach };
}

const shown = () => within(document.body).findByRole('dialog');
const none = () => waitFor(() => expect(document.querySelector('.elementor-popup-modal')).toBeNull());
const link = (canvas: HTMLElement) => within(canvas).getByRole('link', { name: 'Read the letter' });

const byItself = server({ triggers: { page_load: 'yes' } });
export const ByItself: Story = {
  args: { html: byItself.html },
  beforeEach: byItself.beforeEach,
  play: async () => {
    const dialog = await shown();
    await expect(dialog).toHaveAccessibleName('A letter every Friday');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

const byLink = server({ prevent_scroll: 'yes' });
export const ByALink: Story = {
  args: { html: byLink.html },
  beforeEach: byLink.beforeEach,
  play: async ({ canvasElement }) => {
    await userEvent.click(link(canvasElement));
    const dialog = await shown();
    await expect(document.body).toHaveClass('dialog-prevent-scroll');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await none();
    await expect(document.body).not.toHaveClass('dialog-prevent-scroll');
  },
};

const outside = server({ close_button_position: 'outside', triggers: { page_load: 'yes' } });
export const ButtonOutside: Story = {
  args: { html: outside.html },
  beforeEach: outside.beforeEach,
  play: async () => {
    const dialog = await shown();
    await expect(within(dialog).getByRole('button', { name: 'Close' }).parentElement).toBe(dialog);
  },
};

const forGood = server({ triggers: { page_load: 'yes' } });
export const ClosedForGood: Story = {
  args: { html: forGood.html },
  beforeEach: forGood.beforeEach,
  play: async ({ canvasElement }) => {
    const dialog = await shown();
    await userEvent.click(within(dialog).getByRole('link', { name: 'Do not show this again' }));
    await none();
    await userEvent.click(link(canvasElement));
    await none();
    await expect(localStorage.getItem('elementor')).toContain(`"popup_${forGood.id}_disable":true`);
  },
};

const closing = server({ close_automatically: 1, triggers: { page_load: 'yes' } });
export const ClosesByItself: Story = {
  args: { html: closing.html },
  beforeEach: closing.beforeEach,
  play: async () => {
    await shown();
    await none();
  },
};

const waiting = server({ triggers: { click: 'yes' } });
export const WaitsForAnOpenDialog: Story = {
  args: { html: `<dialog aria-label="Cart"><button type="button">One more</button></dialog>${waiting.html}` },
  beforeEach: waiting.beforeEach,
  play: async ({ canvasElement }) => {
    // The popup's triggers are set once the popup has been taken out of the page.
    await waitFor(() => expect(canvasElement.querySelector('dialog')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('[data-elementor-type]')).toBeNull());
    const dialog = canvasElement.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    await userEvent.click(within(dialog).getByRole('button', { name: 'One more' }));
    await none();
    dialog.close();
    await expect(await shown()).toBeVisible();
  },
};

const rightToLeft = server({ triggers: { page_load: 'yes' } });
export const RightToLeft: Story = {
  args: { html: rightToLeft.html },
  beforeEach: rightToLeft.beforeEach,
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await shown();
    const { left } = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(left).toBeLessThan(innerWidth / 2);
  },
};

const dead = server();
export const WithoutJavaScript: Story = { args: { html: dead.html, isAlive: false } };
