import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AskDialog } from '../widgets/chat/AskDialog';
import { Badge } from '../widgets/chat/Badge';
import { ChatDialog } from '../widgets/chat/ChatDialog';
import readme from '../widgets/chat/README.md?raw';

interface Args {
  /** The heading, which names the greeting. If it is empty, the name is "Chat with us". */
  heading: string;
  /** The greeting's text. */
  message: string;
  /** Undefined until the greeting has been open once. */
  isOpen: boolean | undefined;
  /** True if the greeting stands in the middle of the screen. */
  isModal: boolean;
  /** The greeting's own style, as the plugin prints it. */
  style: Record<string, string>;
  onClose(): void;
}

const HEADING = 'chat-story-heading';

/** A greeting as the plugin fills it. */
export function Greeting({ heading, message, isOpen, isModal, style }: Args) {
  const className = `ht_ctc_chat_greetings_box template-greetings-1${isModal ? ' ctc_greetings_modal' : ''}`;
  return (
    <ChatDialog
      frame={{
        id: 'chat-story',
        className,
        style,
        isHidden: !isOpen,
        isModal,
        headingId: heading ? HEADING : undefined,
      }}
      isOpen={isOpen}
    >
      <div
        style={{
          borderRadius: 8,
          overflow: 'hidden',
          boxShadow: '0 1px 9px rgb(0 0 0 / 0.14)',
          background: '#fff',
          color: '#222',
        }}
      >
        {heading && (
          <div key={heading} id={HEADING} style={{ padding: '12px 25px', background: '#075e54', color: '#fff' }}>
            {heading}
          </div>
        )}
        <p key={message} style={{ margin: 0, padding: 18 }}>
          {message}
        </p>
      </div>
    </ChatDialog>
  );
}

/** The frame of the chat's greeting. On a page, the server prints its content. */
const meta: Meta<typeof Greeting> = {
  title: 'Views/Chat greeting',
  component: Greeting,
  excludeStories: ['Greeting'],
  args: {
    heading: 'Save Point support',
    message: 'Hello! Which game can we help with?',
    isOpen: true,
    isModal: false,
    style: {
      position: 'absolute',
      bottom: '24px',
      right: '24px',
      minWidth: 'min(300px, 100vw - 48px)',
      maxWidth: '420px',
    },
    onClose: fn(),
  },
  argTypes: { isOpen: { control: 'boolean' }, style: { control: 'object' } },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '260px' } } },
};
export default meta;

type Story = StoryObj<typeof Greeting>;

export const BesideTheButton: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Save Point support' });
    await expect(dialog).toHaveClass('ctc_greetings_opened');
    await expect(dialog).not.toHaveAttribute('aria-modal');
    dialog.focus();
    await expect(dialog).toHaveFocus();
  },
};

export const InTheMiddle: Story = {
  args: { isModal: true, style: {} },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Save Point support' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(getComputedStyle(dialog).position).toBe('fixed');
  },
};

export const WithoutHeading: Story = {
  args: { heading: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog', { name: 'Chat with us' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
    await expect(canvasElement.querySelector('.ctc_greetings_closed')).not.toBeNull();
  },
};

export const RightToLeft: Story = {
  args: { style: { position: 'absolute', bottom: '24px', left: '24px', minWidth: 'min(300px, 100vw - 48px)' } },
  decorators: [
    (Shown) => (
      <div dir="rtl">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog').getBoundingClientRect().left).toBeLessThan(100);
  },
};

const askFrame = {
  id: 'chat-story-ask',
  className: 'shop-islands shop-islands-chat-ask ctc_greetings_modal',
  isModal: true,
};

/** Asks for the opt-in by itself, where no greeting is in sight. */
export const OptIn: Story = {
  args: { message: 'I agree to be answered by messenger' },
  render: ({ message, isOpen, onClose }) => (
    <AskDialog frame={{ ...askFrame, isHidden: !isOpen }} isOpen={isOpen} onClose={onClose}>
      <label>
        <input type="checkbox" /> <span key={message}>{message}</span>
      </label>
    </AskDialog>
  ),
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Chat with us' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I agree to be answered by messenger' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The badge at the button's corner; the server prints it hidden, and the view shows it a moment after the button. */
export const BadgeOfTheButton: StoryObj<typeof Badge> = {
  args: {
    className: 'ht_ctc_notification',
    style: { position: 'relative', float: 'left', margin: '24px' },
    badgeClassName: 'ht_ctc_badge',
    badgeStyle: {
      display: 'grid',
      placeContent: 'center',
      width: '22px',
      height: '22px',
      borderRadius: '50%',
      background: '#c4002b',
      color: '#fff',
      fontSize: '12px',
    },
    text: '1',
  },
  render: (args) => <Badge {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.ht_ctc_notification > .ht_ctc_badge')).toHaveTextContent('1');
  },
};
