import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { adoptStyles } from '../src/bridge/page/styles';
import type { BarProps, Deal } from '../widgets/deal/contract';
import fixture from '../widgets/deal/fixture.html?raw';
import readme from '../widgets/deal/README.md?raw';
import { readDeal } from '../widgets/deal/read';
import css from '../widgets/deal/styles.css?inline';
import { View } from '../widgets/deal/View';
import { keepIslandAway } from './leave';
import { htmlInLanguage } from './words/inLanguage';

adoptStyles(css);

interface BlockProps extends BarProps {
  /** Milliseconds that are left. */
  left: number;
  /** If false, days are counted as hours. */
  hasDays: boolean;
}

/** A deal whose time stands still, because the time is a control here. */
export function Block({ left, hasDays, ...bar }: BlockProps) {
  const host = useRef<HTMLDivElement>(null);
  const [server, setServer] = useState<Deal>();
  const store = useMemo(() => ({ $left: atom(left), $isShown: atom(true), showAgain: fn(), stop: fn() }), [left]);
  useLayoutEffect(() => {
    host.current?.replaceChildren(document.createRange().createContextualFragment(htmlInLanguage(fixture)));
    const block = host.current?.firstElementChild;
    if (block) setServer(readDeal(block));
  }, []);
  const deal = server && { ...server, hasDays, bars: server.bars.map(({ canvas }) => ({ canvas, ...bar })) };
  return (
    <main>
      <div ref={host} />
      {deal && host.current && <View key={left} host={host.current} props={deal} store={store} />}
    </main>
  );
}

/** A deal's numbers, and the bar of sold products. Everything else is the server's. */
const meta: Meta<typeof Block> = {
  title: 'Views/Deal',
  component: Block,
  beforeEach: () => keepIslandAway('deal'),
  excludeStories: ['Block'],
  args: {
    left: 180_184_000,
    hasDays: true,
    share: 25,
    rail: '#F2F2F2',
    fill: '#C02434',
    railHeight: 2,
    fillHeight: 4,
    isRound: true,
    height: 6,
    display: 'block',
    verticalAlign: 'baseline',
  },
  argTypes: {
    share: { control: { type: 'range', min: 0, max: 100 } },
    rail: { control: 'color' },
    fill: { control: 'color' },
  },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj<typeof Block>;

const barOf = (canvasElement: HTMLElement) => within(canvasElement).findByRole('progressbar', { name: 'Stock sold' });
const fillWidth = (bar: Element) =>
  Number.parseFloat(getComputedStyle(bar, '::after').width) / bar.getBoundingClientRect().width;
const numbersIn = (timer: Element) =>
  ['days', 'hou', 'min', 'sec'].map((name) => timer.querySelector(`.clock-${name}`)?.textContent).join(' ');

export const Running: Story = {
  play: async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer', { name: '2 days, 2 hours, 4 minutes left' });
    await expect(numbersIn(timer)).toBe('2 2 3 4');
    const bar = await barOf(canvasElement);
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(fillWidth(bar)).toBeCloseTo(0.25, 2);
  },
};

export const WithoutDays: Story = {
  args: { hasDays: false },
  play: async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer', { name: '50 hours, 4 minutes left' });
    await expect(numbersIn(timer)).toBe('0 50 3 4');
  },
};

export const SoldOut: Story = {
  args: { share: 100, isRound: false },
  play: async ({ canvasElement }) => {
    await expect(fillWidth(await barOf(canvasElement))).toBeCloseTo(1, 2);
  },
};

/** Values that are no colours, and could make the browser fetch something, give the usual colours. */
export const ColoursOfNoUse: Story = {
  args: { rail: 'url(//evil.example/x)', fill: 'red;position:fixed' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(await barOf(canvasElement), '::after').backgroundColor).toBe('rgb(240, 61, 63)');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect((await barOf(canvasElement)).getBoundingClientRect().width).toBeGreaterThan(100);
  },
};
