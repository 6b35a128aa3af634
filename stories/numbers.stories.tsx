import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import noScript from '../demo/assets/content-numbers-no-script.css?raw';
import beforeAfterFixture from '../widgets/before-after/fixture.html?raw';
import countdown from '../widgets/countdown/fixture.html?raw';
import counter from '../widgets/counter/fixture.html?raw';
import pieChart from '../widgets/pie-chart/fixture.html?raw';
import progressBar from '../widgets/progress-bar/fixture.html?raw';
import textShuffle from '../widgets/text-shuffle/fixture.html?raw';
import tilt from '../widgets/tilt/fixture.html?raw';
import { scene } from './pictures';
import { ServerHtml } from './ServerHtml';

/** Widgets of a page builder that count, fill, run down, compare and tilt. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Content/Numbers and pictures',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;

const soon = { timeout: 8000 };
const before = scene('Paper Kingdoms', 'filter: grayscale(1)');
const after = scene('Paper Kingdoms');
/** The fixture with drawn pictures in the place of plain colours. */
const beforeAfter = beforeAfterFixture.replace(/data:image[^"]+/, before).replace(/data:image[^"]+/, after);
const shown = (html: string, ...changes: [from: string, to: string][]) =>
  `<h1>Shop</h1><h2>A year</h2>${changes.reduce((text, [from, to]) => text.replace(from, to), html)}`;

export const Counter: Story = {
  args: { html: shown(counter, ['3500', '900']) },
  play: async ({ canvasElement }) => {
    const number = canvasElement.querySelector('.number-percentage');
    await waitFor(() => expect(number).toHaveTextContent('12,500'), soon);
    await waitFor(() => expect(number).not.toHaveAttribute('role'), soon);
  },
};

export const RollingCounter: Story = {
  args: { html: shown(counter, ['static', 'sliding'], ['3500', '900']) },
  play: async ({ canvasElement }) => {
    const number = canvasElement.querySelector('.number-percentage');
    await waitFor(() => expect(number?.innerHTML).toBe('12,500'), soon);
  },
};

export const CounterWithoutNumber: Story = {
  args: { html: shown(counter, ['12500', 'Many'], ['>0<', '>0 of many<']) },
  play: async ({ canvasElement }) => {
    const number = canvasElement.querySelector('.number-percentage');
    await waitFor(() => expect(number).toHaveAttribute('data-island-status', 'ready'), soon);
    await expect(number).toHaveTextContent('Many');
  },
};

export const ProgressBar: Story = {
  args: { html: shown(progressBar, ['3500', '']) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Story' }, soon)).toHaveAttribute(
      'aria-valuenow',
      '75',
    );
    await waitFor(
      () => expect(canvasElement.querySelector<HTMLElement>('.skill-track')?.style.width).toBe('75%'),
      soon,
    );
  },
};

export const PieChart: Story = {
  args: { html: shown(pieChart) },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelector('circle:last-child')).toHaveAttribute('stroke-dasharray', '65 100'),
      soon,
    );
  },
};

export const PieChartWithGradient: Story = {
  args: { html: shown(pieChart, ['"normal"', '"gradient"'], ['data-linewidth="5"', 'data-linewidth=""']) },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelector('circle:last-child')).toHaveAttribute('stroke-width', '20'),
      soon,
    );
    await expect(canvasElement.querySelectorAll('stop')).toHaveLength(2);
  },
};

export const PieChartWithIcon: Story = {
  args: { html: shown(pieChart, ['>65%<', '><i></i><']) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: '65%' }, soon);
  },
};

export const Countdown: Story = {
  args: { html: shown(countdown) },
  play: async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer', {}, soon);
    // Looks the element up each time, because the view replaces it meanwhile.
    const seconds = () => timer.querySelector('.elementskit-seconds .elementskit-timer-count')?.textContent;
    const first = seconds();
    await waitFor(() => expect(seconds()).not.toBe(first), soon);
  },
};

export const FlipClock: Story = {
  args: { html: shown(countdown, ['elementskit-countdown-timer ekit-countdown', 'elementskit-flip-clock']) },
  play: async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer', {}, soon);
    await expect(timer.querySelectorAll('.elementskit-time')).toHaveLength(5);
  },
};

export const CountdownOver: Story = {
  args: { html: shown(countdown, ['2099-12-24 18:00', '2020-01-01']) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/The sale is over/, {}, soon);
  },
};

export const BeforeAndAfter: Story = {
  args: { html: shown(beforeAfter) },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole(
      'slider',
      { name: 'Comparison of “Original” and “Remake”' },
      soon,
    );
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuenow', '35');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuenow', '100');
  },
};

export const AboveAndBelow: Story = {
  args: {
    html: shown(
      beforeAfter,
      ['image-comparison-container', 'image-comparison-container-vertical'],
      ['"0.5"', '"0.25"'],
    ),
  },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider', {}, soon);
    await expect(slider).toHaveAttribute('aria-orientation', 'vertical');
    await expect(slider).toHaveAttribute('aria-valuenow', '25');
  },
};

export const Tilt: Story = {
  args: { html: shown(tilt) },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-tilt]');
    await waitFor(() => expect(card).toHaveAttribute('data-island-status', 'ready'), soon);
    await expect(card?.querySelector('.shop-islands-tilt-glare')).not.toBeNull();
  },
};

export const TextShuffle: Story = {
  args: { html: `<h1>Shop</h1>${textShuffle}` },
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { name: 'Level 7: The Ashen Gate' });
    await waitFor(() => expect(heading).toHaveAttribute('data-island-status', 'ready'), soon);
    await waitFor(() => expect(heading.innerHTML).toBe('Level 7: <em>The Ashen Gate</em>'), soon);
  },
};

export const RightToLeft: Story = {
  args: { html: `<div dir="rtl">${shown(progressBar + beforeAfter, ['3500', ''])}</div>` },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider', {}, soon);
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '45');
  },
};

/** With the rules that a page prints for browsers without scripts: numbers and bars show their final state. */
export const WithoutJavaScript: Story = {
  args: { html: shown(`<style>${noScript}</style>${counter}${progressBar}${pieChart}${beforeAfter}`), isAlive: false },
};
