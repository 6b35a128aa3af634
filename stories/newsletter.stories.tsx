import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import fixture from '../widgets/newsletter/fixture.html?raw';
import readme from '../widgets/newsletter/README.md?raw';
import { ServerHtml } from './ServerHtml';

/** Server HTML of a form, made alive by the real loader, with each kind of answer. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Campaigns and consent/Newsletter form',
  component: ServerHtml,
  parameters: { problems: ['An address could not be put on the list.'], docs: { description: { component: readme } } },
  args: { html: fixture },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

/** The route gives this answer while a story is open. */
const answering = (respond: () => Response) => () => {
  const { fetch } = window;
  window.fetch = async (input, init) => (String(input).includes('sendmail') ? respond() : fetch(input, init));
  return () => {
    window.fetch = fetch;
  };
};
const listSays = (body: object) =>
  answering(() => Response.json({ success: { body: JSON.stringify(body) }, error: [] }));

async function send(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('email'), 'jo@example.org');
  await userEvent.click(canvas.getByRole('button'));
}

export const Subscribed: Story = {
  beforeEach: listSays({ status: 'subscribed' }),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText('Thank you. You are on our list.')).toBeVisible();
  },
};

export const ToBeConfirmed: Story = {
  beforeEach: listSays({ status: 'pending' }),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText('Please look into your inbox.')).toBeVisible();
  },
};

export const AlreadyOnTheList: Story = {
  beforeEach: listSays({ status: 400, title: 'Member Exists' }),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText('Member Exists')).toBeVisible();
  },
};

export const NoKey: Story = {
  beforeEach: answering(() => Response.json({ success: [], error: 'Please set the key.' })),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText('Found error : Please set the key.')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: answering(() => Response.error()),
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(
      await within(canvasElement).findByText('Your address could not be sent. Please try again.'),
    ).toBeVisible();
  },
};

export const WithoutJavaScript: Story = { args: { isAlive: false } };
