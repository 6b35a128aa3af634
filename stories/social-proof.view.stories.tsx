import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Notification, type Position, readNotification } from '../widgets/social-proof/notifications.rules';
import readme from '../widgets/social-proof/README.md?raw';
import { cardOf } from '../widgets/social-proof/rules';
import { NotificationCard } from '../widgets/social-proof/View';
import { picture } from './pictures';

interface CardArgs {
  /** An event, as the service sends it. */
  says: object;
  /** The corner of the window. */
  position: Position;
  onClick(): void;
  onClose(): void;
}

/** A card as the queue shows it. Its time does not run here. */
export function Card({ says, position, onClick, onClose }: CardArgs) {
  const [isOpen, setIsOpen] = useState(true);
  const card = cardOf(readNotification({ id: 'n1', ...says }) as Notification, position, location.href);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return isOpen && <NotificationCard card={card} attach={() => {}} click={onClick} close={close} />;
}

/** A card that shows what another visitor has just done. */
const meta: Meta<typeof Card> = {
  title: 'Views/Social proof',
  component: Card,
  excludeStories: ['Card'],
  args: { position: 'bottom-left', onClick: fn(), onClose: fn() },
  argTypes: {
    says: { control: 'object' },
    position: { control: 'select', options: ['bottom-left', 'bottom-right', 'top-left', 'top-right'] },
  },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '200px' } } },
};
export default meta;

type Story = StoryObj<typeof Card>;

const cover =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%233b3fd8"/%3E%3C/svg%3E';
const ashfall = { name: 'Ashfall: Ember Edition', price: '£29.99', productUrl: '/product/ashfall/' };
const card = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('complementary', { name: 'Recent activity' });

export const Bought: Story = {
  args: { says: { firstName: 'Mara', location: { city: 'Leeds' }, cart: [ashfall] } },
  play: async ({ canvasElement, args }) => {
    await expect(within(await card(canvasElement)).getByRole('link')).toHaveTextContent(
      'Mara in Leeds bought Ashfall: Ember Edition',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('complementary')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ManyPeople: Story = {
  args: { says: { count: 14, cart: [ashfall] }, position: 'top-right' },
  play: async ({ canvasElement }) => {
    await expect(await card(canvasElement)).toHaveTextContent('14 people bought Ashfall: Ember Edition');
  },
};

export const SignedUp: Story = {
  args: { says: { firstName: 'Jo', location: { country: 'Ireland' } } },
  play: async ({ canvasElement }) => {
    await expect(await card(canvasElement)).toHaveTextContent('Jo in Ireland has signed up');
  },
};

export const OnlyText: Story = {
  args: {
    says: {
      firstName: '<img src=x onerror=alert(1)>',
      image: cover,
      cart: [{ name: '<b>Relay</b>', productUrl: 'javascript:alert(1)' }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect((await card(canvasElement)).querySelectorAll('a,b,img')).toHaveLength(0);
  },
};

export const WithPicture: Story = {
  args: {
    says: {
      firstName: 'Mara',
      location: { city: 'Leeds' },
      image: new URL(picture, location.href).href,
      cart: [ashfall],
    },
    position: 'bottom-right',
  },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect((await card(canvasElement)).querySelector('img')).toBeVisible());
  },
};

export const PictureMissing: Story = {
  args: {
    says: {
      firstName: 'Mara',
      location: { city: 'Leeds' },
      image: new URL('/cover.svg', location.href).href,
      cart: [ashfall],
    },
    position: 'bottom-right',
  },
  play: async ({ canvasElement }) => {
    // The picture's address leads nowhere, so the card leaves the picture out.
    await waitFor(async () => expect((await card(canvasElement)).querySelector('img')).toBeNull());
  },
};

export const RightToLeft: Story = {
  args: { says: { firstName: 'Mara', cart: [ashfall] } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { left, right } = within(await card(canvasElement))
      .getByRole('button', { name: 'Close' })
      .getBoundingClientRect();
    await expect(right - left).toBe(44);
  },
};
