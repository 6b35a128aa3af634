import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '../widgets/consent/Banner';
import type { Category } from '../widgets/consent/contract';
import { makeFrameNote } from '../widgets/consent/frame/page/note';
import { Preferences } from '../widgets/consent/Preferences';
import readme from '../widgets/consent/README.md?raw';
import { readOwn } from '../widgets/consent/read';
import { longWord } from './longWord';
import { showPage } from './page';
import { inLanguage } from './words/inLanguage';

interface Args {
  /** The banner's heading; "" for the library's own words. */
  title: string;
  /** The banner's text; "" for the library's own words. */
  text: string;
  /** Address of the shop's policy; "" for none. */
  policyHref: string;
  /** Words of the link to the policy; "" for the library's own words. */
  policyText: string;
  /** True while the preferences are open. */
  isOpen: boolean;
  /** The preferences' rows; none for the library's own. */
  categories: readonly Category[];
  /** Slugs of the switches that are on when the preferences open. */
  on: readonly string[];
  /** Width of the frame that waits, in pixels; 0 where it has none. */
  width: number;
  height: number;
  onReject(): void;
  onAccept(): void;
  /** Called when the visitor agrees to the categories that are switched on. */
  onSave(slugs: string[]): void;
  /** Called when the preferences close without a choice. */
  onClose(): void;
  /** Called by the banner's third button. */
  onPreferences(): void;
  /** Called by the button of a frame's note. */
  onChoose(): void;
}

showPage();
/** The library's own kinds of cookies, in the page's language. */
const categoriesOf = () => readOwn({}).categories;
const own = readOwn({
  categories: [
    { slug: 'necessary', name: 'What the shop needs' },
    { slug: 'maps', name: 'Maps', text: 'Where we are, and how to come to us.' },
  ],
}).categories;

/** Keeps the switches, as the island's store does. */
function KeptPreferences({ isOpen, categories: all, on, onReject, onAccept, onSave, onClose }: Args) {
  const [switches, setSwitches] = useState<Record<string, boolean>>(Object.fromEntries(on.map((slug) => [slug, true])));
  return (
    <Preferences
      isOpen={isOpen}
      categories={all.length ? all : categoriesOf()}
      switches={switches}
      onSwitch={(slug, isOn) => setSwitches({ ...switches, [slug]: isOn })}
      onReject={onReject}
      onAccept={onAccept}
      onSave={() => onSave(Object.keys(switches).filter((slug) => switches[slug]))}
      onClose={onClose}
    />
  );
}

/** The banner over a page. */
export function PageWithBanner({ title, text, policyHref, policyText, onReject, onAccept, onPreferences }: Args) {
  return (
    <div className="shop-islands">
      <main>
        <h1>{inLanguage('A page beside the banner')}</h1>
      </main>
      <Banner
        title={title}
        text={text}
        policy={policyHref ? { href: policyHref, text: policyText } : undefined}
        onReject={onReject}
        onAccept={onAccept}
        onPreferences={onPreferences}
      />
    </div>
  );
}

/** A banner that asks, preferences with a switch for each category, and a note in the place of a frame that waits. */
const meta: Meta<typeof PageWithBanner> = {
  title: 'Views/Consent',
  component: PageWithBanner,
  excludeStories: ['PageWithBanner'],
  args: {
    title: '',
    text: '',
    policyHref: '#privacy',
    policyText: '',
    isOpen: true,
    categories: [],
    on: ['necessary'],
    width: 320,
    height: 180,
    onReject: fn(),
    onAccept: fn(),
    onSave: fn(),
    onClose: fn(),
    onPreferences: fn(),
    onChoose: fn(),
  },
  argTypes: {
    title: { control: 'text' },
    text: { control: 'text' },
    policyHref: { control: 'text' },
    policyText: { control: 'text' },
    isOpen: { control: 'boolean' },
    categories: { control: 'object' },
    on: { control: 'object' },
    width: { control: 'number' },
    height: { control: 'number' },
  },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '600px' } } },
};
export default meta;

type Story = StoryObj<typeof PageWithBanner>;

export const TheBanner: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = within(await within(canvasElement).findByRole('region', { name: 'Your privacy' }));
    for (const name of ['Reject all', 'Accept all', 'Privacy preferences'])
      await userEvent.click(banner.getByRole('button', { name }));
    for (const call of [args.onReject, args.onAccept, args.onPreferences]) await expect(call).toHaveBeenCalledTimes(1);
    await expect(banner.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '#privacy');
  },
};

export const OwnWords: Story = {
  args: { title: 'Biscuits', text: 'May we?', policyText: 'The small print' },
};

export const WithoutPolicy: Story = { args: { policyHref: '' } };

export const LongWords: Story = { args: { title: longWord, text: `${longWord} `.repeat(3), policyText: longWord } };

export const BannerRightToLeft: Story = { globals: { direction: 'rtl' } };

const asPreferences: Story = {
  render: (args) => (
    <div className="shop-islands">
      <main>
        <h1>{inLanguage('A page behind the preferences')}</h1>
      </main>
      <KeptPreferences {...args} />
    </div>
  ),
};

export const ThePreferences: Story = {
  ...asPreferences,
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Privacy preferences' }));
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('switch', { name: 'Analytics' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onSave).toHaveBeenCalledWith(['necessary', 'analytics']);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Nine kinds of cookies, in the words of an editor who had no phone at hand. */
export const ManyAndLong: Story = {
  ...asPreferences,
  args: {
    categories: readOwn({
      categories: Array.from({ length: 9 }, (_, index) => ({
        slug: `kind-${index}`,
        name: index % 2 ? longWord : `Kind ${index}`,
        text: `${longWord} `.repeat(2),
      })),
    }).categories,
  },
};

export const AllOn: Story = { ...asPreferences, args: { on: categoriesOf().map(({ slug }) => slug) } };

export const OwnCategories: Story = { ...asPreferences, args: { categories: own } };

export const PreferencesOnAPhone: Story = {
  ...asPreferences,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const BannerInTheDark: Story = { globals: { scheme: 'dark' } };

export const PreferencesInTheDark: Story = { ...asPreferences, globals: { scheme: 'dark' } };

export const ClosedPreferences: Story = { ...asPreferences, args: { isOpen: false } };

const asNote: Story = {
  render: ({ width, height, onChoose }) => (
    <div ref={(place) => place?.replaceChildren(makeFrameNote({ width, height, display: 'block' }, onChoose))} />
  ),
};

export const HeldFrame: Story = {
  ...asNote,
  play: async ({ args, canvasElement }) => {
    const choice = within(canvasElement).getByRole('button', { name: 'Privacy preferences' });
    await userEvent.click(choice);
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(choice.parentElement?.getBoundingClientRect()).toMatchObject({
      width: args.width,
      height: args.height,
    });
  },
};

/** The note has the room that it needs, as in a closed tab. */
export const HeldFrameWithoutRoom: Story = { ...asNote, args: { width: 0, height: 0 } };
