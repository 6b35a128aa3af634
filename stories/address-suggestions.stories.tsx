import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressSuggestions, type AddressSuggestionsProps } from '../src/entry/components/AddressSuggestions';
import { inLanguage } from './words/inLanguage';

const STREETS = ['1 High Street, London', '2 High Road, Leeds', '3 Highland Avenue, Hull'];

/** A provider without a network: plugins and services have the same three functions. */
const provider: AddressSuggestionsProps['provider'] = {
  id: 'story',
  canSearch: (country) => country === 'GB',
  search: async (query) =>
    STREETS.filter((label) => label.toLowerCase().includes(query.toLowerCase())).map((label) => ({ id: label, label })),
  select: async (id) => ({ address_1: id.split(', ')[0], city: id.split(', ')[1], country: 'GB' }),
};

type Args = Omit<AddressSuggestionsProps, 'field'>;

/** What a theme renders: its own field, and the suggestions below it. */
function Theme(props: Args) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div style={{ position: 'relative', maxWidth: '24rem', paddingBlockStart: '1rem' }}>
      <label htmlFor="story-line">{inLanguage('Address')}</label>
      <input
        id="story-line"
        ref={field}
        style={{ display: 'block', inlineSize: '100%', minBlockSize: '44px', boxSizing: 'border-box' }}
      />
      <AddressSuggestions {...props} field={field} />
    </div>
  );
}

/**
 * `<AddressSuggestions>` of `shop-islands/react`: suggestions below a text field that the theme renders. Both stand in
 * one element with `position: relative`. It needs no script tag.
 *
 * | Part | Element |
 * |---|---|
 * | the field | the theme's; it becomes a combobox |
 * | the list | `.woocommerce-address-suggestions > ul.suggestions-list[role=listbox]` |
 * | a suggestion | `li[role=option]`, the highlighted one with `.active`; what was typed in `<strong>` |
 *
 * | Key | Does |
 * |---|---|
 * | Down, Up | highlight the next, the one before |
 * | Enter | chooses the highlighted suggestion |
 * | Escape | closes the list |
 *
 * Custom properties: `--shop-islands-border`, `-radius`, `-surface`, `-shadow`, `-text`, `-accent`.
 */
const meta: Meta<typeof Theme> = {
  title: 'Building blocks/Address suggestions for React themes',
  component: Theme,
  args: { provider, country: 'GB', type: 'billing', onSelect: fn() },
  argTypes: { type: { control: 'inline-radio', options: ['billing', 'shipping'] }, provider: { control: false } },
  parameters: { react: 'address-suggestions', docs: { story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj<typeof Theme>;

const field = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox', { name: 'Address' });

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const line = await field(canvasElement);
    await userEvent.type(line, 'High');
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = within(canvasElement).getByRole('option', { name: '2 High Road, Leeds' });
    await expect(line).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ address_1: '2 High Road', city: 'Leeds', country: 'GB' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const line = await field(canvasElement);
    await userEvent.type(line, 'Highl');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: '3 Highland Avenue, Hull' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(line).toHaveFocus();
  },
};

export const AnotherCountry: Story = {
  args: { country: 'FR' },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement), 'High');
    await expect(within(canvasElement).queryByRole('option')).toBeNull();
  },
};
