import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import fixture from '../widgets/social-proof/fixture.html?raw';
import readme from '../widgets/social-proof/README.md?raw';
import { ServerHtml } from './ServerHtml';

const feed = {
  notifications: [
    {
      id: 'n1',
      widgetId: 'recent',
      firstName: 'Mara',
      location: { city: 'Leeds' },
      cart: [{ name: 'Ashfall: Ember Edition', price: '£29.99', productUrl: '/product/ashfall/' }],
    },
  ],
  widgets: [{ id: 'recent', type: 'recent-activity' }],
};

/** Server HTML with the service's settings, made alive by the real loader; the service is in memory. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Campaigns and consent/Social proof',
  component: ServerHtml,
  // Nobody asks for consent here.
  args: { html: `<h1>Shop</h1>${fixture.replace('{"account"', '{"category":"necessary","account"')}` },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '360px' } } },
  beforeEach: () => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      return url.includes('/_demo/notifications/')
        ? Response.json(url.includes('/notifications/notifications') ? feed : { data: {} })
        : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
    };
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

export const OnAPage: Story = {
  play: async () => {
    const page = within(document.body);
    const card = within(await page.findByRole('complementary', { name: 'Recent activity' }));
    await expect(card.getByRole('link')).toHaveTextContent('Mara in Leeds bought Ashfall: Ember Edition');
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('complementary')).toBeNull());
  },
};

export const WithoutJavaScript: Story = { args: { isAlive: false } };
