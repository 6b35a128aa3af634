import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom } from 'nanostores';
import { useMemo, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { SKINS, type Skin } from '../widgets/campaign/contract';
import readme from '../widgets/campaign/README.md?raw';
import { CampaignTimer } from '../widgets/campaign/View';

interface TimerProps {
  /** Seconds that are left. */
  left: number;
  /** The look of the timer's parts. */
  skin: Skin;
  /** The label beside each number; "" for the library's own words. */
  labels: Record<'days' | 'hours' | 'minutes' | 'seconds', string>;
  /** The units that are shown even at zero. */
  always: Record<'days' | 'hours', boolean>;
}

/** A timer that stands still, because the time is a control here. */
export function Timer({ left, ...props }: TimerProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const store = useMemo(() => ({ $seconds: atom(left), $isShown: atom(true), stop: fn() }), [left]);
  const timer = { ...props, left, campaign: '', type: 'single', end: '', delay: undefined };
  return (
    <main>
      <div className={`wcct_countdown_timer wcct_timer wcct_countdown_${props.skin}`}>
        <div className="wcct_timer_wrap" ref={setHost}>
          {host && <CampaignTimer key={left} host={host} props={timer} store={store} />}
        </div>
      </div>
    </main>
  );
}

/** The timer of a sales campaign, in all its skins. */
const meta: Meta<typeof Timer> = {
  title: 'Views/Campaign timer',
  component: Timer,
  excludeStories: ['Timer'],
  args: {
    left: 93_784,
    skin: 'square_fill',
    labels: { days: '', hours: '', minutes: '', seconds: '' },
    always: { days: true, hours: true },
  },
  argTypes: {
    skin: { control: 'select', options: SKINS },
    labels: { control: 'object' },
    always: { control: 'object' },
  },
  parameters: { docs: { description: { component: readme }, story: { inline: false, height: '160px' } } },
};
export default meta;

type Story = StoryObj<typeof Timer>;

const shows =
  (name: string, text: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer', { name });
    await expect(timer.textContent?.replace(/\s+/g, ' ')).toMatch(text);
  };
const play = shows('1 day, 2 hours, 4 minutes left', /^01 ?day ?:?02 ?hr ?:?03 ?min ?:?04 ?sec$/);

export const SquareFilled: Story = { play };

export const SquareGhost: Story = { args: { skin: 'square_ghost' }, play };

export const RoundFilled: Story = { args: { skin: 'round_fill' }, play };

export const RoundGhost: Story = { args: { skin: 'round_ghost' }, play };

export const Highlighted: Story = { args: { skin: 'highlight_1' }, play };

export const Plain: Story = { args: { skin: 'default' }, play };

export const OwnLabels: Story = {
  args: { labels: { days: 'Tage', hours: 'Std.', minutes: 'Min.', seconds: 'Sek.' } },
  play: shows('1 day, 2 hours, 4 minutes left', /^01 Tage02 Std\.03 Min\.04 Sek\.$/),
};

/** Without days and hours, which the timer shows only while any are left. */
export const LastMinutes: Story = {
  args: { left: 125, always: { days: false, hours: false } },
  play: shows('3 minutes left', /^02 min05 sec$/),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };
