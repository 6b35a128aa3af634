import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import chat from '../widgets/chat/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

type Page = { ht_ctc_chat_var?: unknown; opened?: string[] };
const page = window as Page;

/** The chat's button, its greeting and its opt-in. Each story is a first visit, and no messenger opens. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Campaigns and consent/Chat',
  component: ServerHtml,
  parameters: { problems: ['The chat has no number.'], docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    localStorage.removeItem('ht_ctc_storage');
    delete page.ht_ctc_chat_var;
    const { open } = window;
    page.opened = [];
    window.open = (address) => {
      page.opened?.push(String(address));
      return { closed: false } as Window;
    };
    return () => {
      window.open = open;
    };
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
type Canvas = ReturnType<typeof within>;

/** The fixture with other settings, as the server would print them. */
function withSettings(changes: Record<string, unknown>, html = chat): string {
  const [, before = '', printed = '', after = ''] = /^(.*data-settings=")([^"]*)(".*)$/s.exec(html) ?? [];
  const settings = { ...JSON.parse(printed.replaceAll('&quot;', '"')), ...changes };
  return `<h1>Shop</h1>${before}${JSON.stringify(settings).replaceAll('"', '&quot;')}${after}`;
}

const withoutOptIn = chat.replace('id="ctc_opt"', 'id="other"');
const SOON = { timeout: 10_000 };
const button = (canvas: Canvas) => canvas.findByRole('button', { name: /^Ask us anything/ }, SOON);

/** Returns the open greeting, once it and the button have faded in. */
async function greeting(canvas: Canvas): Promise<HTMLElement> {
  const box = await canvas.findByRole('dialog', { name: 'Save Point support' }, SOON);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return box;
}

export const Button: Story = {
  args: { html: withSettings({}) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await button(canvas)).toBeVisible(), SOON);
    await canvas.findByRole('button', { name: 'Ask us anything (1 new)' }, SOON);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const AtTheLeft: Story = {
  args: {
    html: withSettings({
      pos_d: 'position: fixed; top: 50%; left: 10px;',
      pos_m: 'position: fixed; top: 50%; left: 10px;',
    }),
  },
  play: async ({ canvasElement }) => {
    const root = (await button(within(canvasElement))).closest('.ht-ctc-chat');
    await expect(getComputedStyle(root as Element).left).toBe('10px');
  },
};

export const Greeting: Story = {
  args: { html: withSettings({}) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await button(canvas));
    await waitFor(async () => expect(await greeting(canvas)).toHaveFocus());
    await expect(await button(canvas)).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OpensByItself: Story = {
  args: { html: withSettings({ g_init: 'open' }) },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await greeting(within(canvasElement))).toBeVisible(), SOON);
  },
};

export const OptIn: Story = {
  args: { html: withSettings({}) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await button(canvas));
    await userEvent.click(within(await greeting(canvas)).getByRole('button', { name: 'Start the chat' }));
    const box = await canvas.findByRole('checkbox', { name: 'I agree to be answered by messenger' }, SOON);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(page.opened).toEqual([]);
    await userEvent.click(box);
    await waitFor(() => expect(page.opened?.[0]).toContain('https://wa.me/447700900123'), SOON);
  },
};

export const ChatBegins: Story = {
  args: { html: withSettings({}, withoutOptIn) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await button(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about delivery' }));
    await waitFor(() => expect(page.opened).toEqual(['https://wa.me/447700900456?text=About%20delivery']), SOON);
    await waitFor(() => expect(canvasElement.querySelector('.ht_ctc_badge')).toBeNull(), SOON);
  },
};

export const InTheMiddle: Story = {
  args: {
    html: withSettings(
      {},
      chat.replace('ht_ctc_chat_greetings_box ', 'ht_ctc_chat_greetings_box ctc_greetings_modal '),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await button(canvas));
    const box = await greeting(canvas);
    await expect(box).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(document.querySelector('.ht_ctc_modal_backdrop')).not.toBeNull(), SOON);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).not.toBeVisible(), SOON);
    await expect(document.querySelector('.ht_ctc_modal_backdrop')).toBeNull();
  },
};

export const NoNumber: Story = {
  args: { html: withSettings({ number: '' }, withoutOptIn) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await button(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Ask about this game' }));
    await within(document.body).findByText('We cannot be reached by chat at the moment.', {}, SOON);
  },
};

export const RightToLeft: Story = {
  args: {
    html: `<div dir="rtl">${withSettings({ pos_d: 'position: fixed; bottom: 15px; left: 15px;', pos_m: 'position: fixed; bottom: 15px; left: 15px;' })}</div>`,
  },
  play: async ({ canvasElement }) => {
    const { left } = (await button(within(canvasElement))).getBoundingClientRect();
    await expect(left).toBeLessThan(100);
  },
};

export const WithoutJavaScript: Story = { args: { html: withSettings({}), isAlive: false } };
