import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import otherPicture from '../demo/assets/star.svg?no-inline';
import cards from '../widgets/loop-swatches/fixture.html?raw';
import form from '../widgets/swatches/fixture.html?raw';
import readme from '../widgets/swatches/README.md?raw';
import { picture } from './pictures';
import { ServerHtml } from './ServerHtml';

/** Server HTML of a product's form and of listing cards, found and run by the real loader. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Product page/Swatches',
  component: ServerHtml,
  parameters: {
    problems: ['A swatch’s picture could not be had: Request denied.'],
    docs: { description: { component: readme }, story: { inline: false, height: '480px' } },
  },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

// No script narrows the options and nothing is bought, because each story shows one state.
/** The pictures of finishes, each in the place of a grey point. */
const finishes = ['matte', 'gloss'];
const finished = form.replace(
  /data:image\/gif[^"]+/g,
  () => `/cover/wireless-controller.svg?finish=${finishes.shift()}`,
);
const product = `<h1>Wireless controller</h1>${finished.replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"').replace(/<button.*/, '')}`;
const listing = `<h1>Shop</h1>${cards.replace(/\\?\/cover\\?\/[\w-]+\.svg/g, picture)}`;

const radio = (canvas: HTMLElement, name: string) => within(canvas).findByRole('radio', { name });
const isAlive = (canvas: HTMLElement) =>
  waitFor(() =>
    expect(canvas.querySelector('.shopengine_swatches:not([hidden])')).toHaveAttribute('role', 'radiogroup'),
  );

export const Untouched: Story = { args: { html: product }, play: ({ canvasElement }) => isAlive(canvasElement) };

export const Chosen: Story = {
  args: { html: product },
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    await userEvent.click(await radio(canvasElement, 'Red'));
    // The view comes when a hand comes near, and replaces what the server printed.
    await waitFor(async () => expect(await radio(canvasElement, 'Red')).toBeChecked());
    await expect(canvasElement.querySelector('#pa_colour')).toHaveValue('red');
    (await radio(canvasElement, 'Matte')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvasElement.querySelector('#pa_finish')).toHaveValue('gloss');
    await userEvent.click(await radio(canvasElement, 'Silver'));
    await expect(canvasElement.querySelector('#engraving')).toHaveValue('silver');
  },
};

export const TakenBack: Story = {
  args: { html: product },
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    const red = await radio(canvasElement, 'Red');
    red.focus();
    await userEvent.keyboard(' ');
    await expect(red).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(red).not.toBeChecked();
  },
};

export const Disabled: Story = {
  args: {
    html: product
      .replace(/<option value="(black|gloss|xbox)"[^\n]*/g, '')
      .replace('value="silver"', 'value="silver" disabled'),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="radio"][aria-disabled="true"]')).toHaveLength(4));
  },
};

export const NoMatch: Story = {
  args: { html: product },
  beforeEach: () => {
    const { alert } = window;
    window.alert = fn();
    return () => {
      window.alert = alert;
    };
  },
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    const red = await radio(canvasElement, 'Red');
    canvasElement.querySelector('#pa_colour [value="red"]')?.remove();
    await userEvent.click(red);
    await expect(window.alert).toHaveBeenCalledOnce();
    await expect(red).not.toBeChecked();
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${product}</div>` },
  play: async ({ canvasElement }) => {
    await isAlive(canvasElement);
    (await radio(canvasElement, 'Red')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await radio(canvasElement, 'Blue')).toBeChecked();
  },
};

export const WithoutJavaScript: Story = { args: { html: product, isAlive: false } };

/** Answers the shop's call for a picture; other calls go on to the network. */
const answer = (respond: () => Promise<Response>) => () => {
  const { fetch } = window;
  window.fetch = (input, init) => (String(input).includes('admin-ajax') ? respond() : fetch(input, init));
  return () => {
    window.fetch = fetch;
  };
};
const found = { success: true, data: { variation_img_html: `<img src="${otherPicture}" alt="">` } };

/** Chooses in both groups of the first card, because only then the server is asked for a picture. */
async function chooseBoth(canvas: HTMLElement): Promise<void> {
  await isAlive(canvas);
  await userEvent.click(await radio(canvas, 'Red'));
  await userEvent.click(await radio(canvas, 'Gold'));
}

export const OnCards: Story = {
  args: { html: listing },
  beforeEach: answer(async () => Response.json(found)),
  play: async ({ canvasElement }) => {
    await chooseBoth(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.post-201 img')).toHaveAttribute('src', otherPicture));
    await userEvent.click(await radio(canvasElement, 'Deluxe'));
    await waitFor(() =>
      expect(canvasElement.querySelector('.post-140 img')).toHaveAttribute('src', `${picture}?edition=deluxe`),
    );
    await expect(canvasElement.querySelector('.lds-spinner')).toBeNull();
  },
};

export const OnCardsLoading: Story = {
  args: { html: listing },
  beforeEach: answer(() => new Promise(() => {})),
  play: async ({ canvasElement }) => {
    await chooseBoth(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('.preloader-active,.overlay-active')).toHaveLength(2));
  },
};

export const OnCardsFailed: Story = {
  args: { html: listing },
  beforeEach: answer(async () => Response.json({ success: false, data: 'Request denied' })),
  play: async ({ canvasElement }) => {
    await chooseBoth(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.preloader-shadow')).toBeNull());
    await expect(canvasElement.querySelector('.post-201 img')).toHaveAttribute('src', picture);
  },
};
