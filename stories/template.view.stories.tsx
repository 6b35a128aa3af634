import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import readme from '../widgets/_template/README.md?raw';
import { createTemplateStore } from '../widgets/_template/store';
import { View } from '../widgets/_template/View';

interface CounterProps {
  /** What is counted. */
  name: string;
  /** Where counting begins. */
  start: number;
  /** Where it stops; undefined for never. */
  max: number | undefined;
}

/** The view with a store of its own. */
export function Counter({ name, start, max }: CounterProps) {
  const props = useMemo(() => ({ name, start, max }), [name, start, max]);
  const store = useMemo(() => createTemplateStore(props, () => {}), [props]);
  return (
    <main>
      <View props={props} store={store} />
    </main>
  );
}

/** What the view shows, in one sentence. */
const meta: Meta<typeof Counter> = {
  title: 'Building blocks/Template of a new island',
  component: Counter,
  excludeStories: ['Counter'],
  args: { name: 'Lives', start: 1, max: 3 },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '120px' } } },
};
export default meta;

type Story = StoryObj<typeof Counter>;

export const Counting: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Lives 2');
  },
};

export const AtItsEnd: Story = { args: { start: 3 } };

export const WithoutEnd: Story = { args: { max: undefined } };
