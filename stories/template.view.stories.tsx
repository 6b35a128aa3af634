import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import readme from '../widgets/_template/README.md?raw';
import { createTemplateStore } from '../widgets/_template/store';
import { View } from '../widgets/_template/View';

interface CounterProps {
  /** The name of the counted thing. */
  name: string;
  /** The number from which the counter starts. */
  start: number;
  /** The number at which the counter stops; undefined for no limit. */
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

/** Says in one sentence what the view shows. */
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
