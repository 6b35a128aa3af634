import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adoptStyles } from '../src/bridge/page/styles';
import type { AddressType } from '../src/rules/addressProvider';
import tokens from '../src/ui/tokens.css?inline';
import { ICON, OURS } from '../widgets/address-autocomplete/contract';
import readme from '../widgets/address-autocomplete/README.md?raw';
import { readProps } from '../widgets/address-autocomplete/read';
import type { AddressStore } from '../widgets/address-autocomplete/store';
import css from '../widgets/address-autocomplete/styles.css?inline';
import { View } from '../widgets/address-autocomplete/View';
import { showPage } from './page';
import { inLanguage } from './words/inLanguage';

interface Args {
  /** Which address the field belongs to; the name is part of ids. */
  type: AddressType;
  /** The suggestions, from the top down. Without any, the list is hidden. */
  labels: readonly string[];
  /** The text that is marked in each label. */
  query: string;
  /** The provider's branding; "" for none. */
  branding: string;
  /** The field's `autocomplete`, as the server prints it. */
  autocomplete: string;
  onChoose(index: number): void;
  onClose(): void;
}

showPage();
adoptStyles(tokens, css);

const createStore = ({ labels, query, branding, onChoose, onClose }: Args): AddressStore => {
  const matches = (label: string) => [
    { offset: label.toLowerCase().indexOf(query.toLowerCase()), length: query.length },
  ];
  return {
    $state: atom({ suggestions: labels.map((label, index) => ({ id: `${index}`, label, matches: matches(label) })) }),
    $branding: atom(branding ? [document.createTextNode(branding)] : []),
    $isWanted: atom(true),
    come() {},
    serve() {},
    async type() {},
    choose: async (index) => onChoose(index),
    leave() {},
    stay() {},
    close: onClose,
  };
};

/** The server's field as WooCommerce prints it, in a `div` instead of a paragraph, and the view beside it. */
export function Field(args: Args) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const store = useMemo(() => createStore(args), [args]);
  const id = `${args.type}_address_1`;
  return (
    <main>
      <h1>{inLanguage('Checkout')}</h1>
      <div className="form-row" style={{ maxWidth: 420 }}>
        <label htmlFor={id}>{inLanguage('Street address')}</label>
        <span className="woocommerce-input-wrapper autocomplete-available">
          <input
            key={id}
            ref={setInput}
            id={id}
            className="input-text"
            style={{ width: '100%', minHeight: 44, boxSizing: 'border-box' }}
            autoComplete={args.autocomplete}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded="false"
          />
          {input && <View props={readProps(input)} store={store} />}
          <i className={ICON} {...{ [OURS]: '' }} />
        </span>
      </div>
    </main>
  );
}

/**
 * The list below an address's first line. The field is the server's. While the list is open, the view gives the field
 * the attributes of a combobox.
 */
const meta: Meta<typeof Field> = {
  title: 'Views/Address suggestions',
  component: Field,
  excludeStories: ['Field'],
  args: {
    type: 'billing',
    labels: ['1 High Street, Leeds, LS1 4DY', '2 High Street, York, YO1 8RP', '3 Highfield Road, Hull, HU1 1NQ'],
    query: 'high',
    branding: 'Addresses by Maps',
    autocomplete: 'section-billing billing address-line1',
    onChoose: fn(),
    onClose: fn(),
  },
  argTypes: { type: { control: 'inline-radio', options: ['billing', 'shipping'] }, labels: { control: 'object' } },
  parameters: {
    react: 'address-suggestions',
    docs: { description: { component: readme }, story: { inline: false, height: '520px' } },
  },
};
export default meta;

type Story = StoryObj<typeof Field>;

const options = (canvas: HTMLElement) => within(canvas).findAllByRole('option');

export const Suggested: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await within(canvasElement).findByRole('combobox');
    await expect(await options(canvasElement)).toHaveLength(args.labels.length);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('autocomplete', 'none');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await within(canvasElement).findByRole('combobox');
    await options(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', 'suggestion-item-billing-1'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await within(canvasElement).findByRole('combobox');
    await userEvent.click(field);
    await userEvent.click((await options(canvasElement))[2] as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith(2);
    await expect(field).toHaveFocus();
  },
};

export const WithoutBranding: Story = { args: { branding: '' } };

export const LongLabels: Story = {
  args: {
    labels: Array.from(
      { length: 5 },
      (_none, index) => `${index + 1} High Street, in a town with a name so long that it needs another line`,
    ),
  },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox');
    field.focus();
    await expect(field).toHaveAttribute('aria-controls', (await within(canvasElement).findByRole('listbox')).id);
  },
};

/** Nothing is found: the field is as the server printed it. */
export const Nothing: Story = {
  args: { labels: [], branding: '' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveAttribute('autocomplete', 'section-billing billing address-line1');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};

/** At the foot of the window the list stands above its field. */
export const AtTheFoot: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'calc(100vh - 130px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox');
    field.scrollIntoView({ block: 'end' });
    const [first] = await options(canvasElement);
    await waitFor(() =>
      expect((first as HTMLElement).getBoundingClientRect().top).toBeLessThan(field.getBoundingClientRect().top),
    );
  },
};
