import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import readme from '../widgets/_template/README.md?raw';
import { createTemplateStore } from '../widgets/_template/store';
import { View } from '../widgets/_template/View';

const meta = {
  title: 'Building blocks/Template of a new island',
  args: { name: 'Lives', start: 1, max: 3 as number | undefined },
  parameters: { docs: { description: { component: readme } } },
  render: (args) => (
    <main>
      <View props={args} store={createTemplateStore(args, () => {})} />
    </main>
  ),
} satisfies Meta<{ name: string; start: number; max: number | undefined }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Lives 2');
  },
};

export const AtItsEnd: Story = { args: { start: 3 } };

export const WithoutEnd: Story = { args: { max: undefined } };
