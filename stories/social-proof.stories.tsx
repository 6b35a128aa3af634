import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { adoptStyles } from '../src/bridge/page/styles';
import tokens from '../src/ui/tokens.css?inline';
import { makeCard } from '../widgets/social-proof/card';
import { type Notification, readNotification } from '../widgets/social-proof/notifications.rules';
import css from '../widgets/social-proof/styles.css?inline';
import { showPage } from './page';

interface CardProps {
  /** As the service says it. */
  says: object;
  position: 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';
}

/** A card as the queue shows it; its time does not pass here. */
function Card({ says, position }: CardProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showPage();
    adoptStyles(tokens);
    adoptStyles(css);
    const card = makeCard(readNotification({ id: 'n1', ...says }) as Notification, position, { onClick() {}, onClose: () => card.remove() });
    place.current?.replaceChildren(card);
  }, [says, position]);
  return <div ref={place} />;
}

/** What other visitors have just done. */
const meta: Meta<typeof Card> = {
  title: 'Campaigns/Social proof',
  component: Card,
  args: { position: 'bottom-left' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
};
export default meta;

type Story = StoryObj<typeof Card>;

const cover = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%233b3fd8"/%3E%3C/svg%3E';
const ashfall = { name: 'Ashfall: Ember Edition', price: '£29.99', productUrl: '/product/ashfall/' };
const card = (canvasElement: HTMLElement) => within(canvasElement).findByRole('complementary', { name: 'Recent activity' });

export const Bought: Story = {
  args: { says: { firstName: 'Mara', location: { city: 'Leeds' }, cart: [ashfall] } },
  play: async ({ canvasElement }) => {
    await expect(within(await card(canvasElement)).getByRole('link')).toHaveTextContent('Mara in Leeds bought Ashfall: Ember Edition');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('complementary')).toBeNull());
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
  args: { says: { firstName: '<img src=x onerror=alert(1)>', image: cover, cart: [{ name: '<b>Relay</b>', productUrl: 'javascript:alert(1)' }] } },
  play: async ({ canvasElement }) => {
    await expect((await card(canvasElement)).querySelectorAll('a,b,img')).toHaveLength(0);
  },
};
