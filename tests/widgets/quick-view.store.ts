/** The quick view’s store on the fixture, with a log of what it does and with answers that a test gives. */
import { beforeEach } from 'vitest';
import { moveFocus } from '../../src/dom/focus';
import type { FrameFacts } from '../../widgets/quick-view/contract';
import { readTrigger } from '../../widgets/quick-view/read';
import { createQuickView, type QuickViewDependencies } from '../../widgets/quick-view/store';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';

export const log: string[] = [];

export const PAGE = 'https://shop.example/shop/';
export const PRODUCT = 'https://shop.example/product/ashfall-kingdoms/';

export let clock: FakeClock;
let facts: FrameFacts | undefined;
/** Sets the content of the frame from now on. */
export const frameHolds = (found: FrameFacts | undefined) => {
  facts = found;
};

/** Gives the answer for a product, by its slug. */
export let answers: Record<string, (nodes: ChildNode[] | Error) => void>;

/** A quick view that logs what it does. */
export const createLogging = (more: Partial<QuickViewDependencies> = {}) =>
  createQuickView({
    readTrigger: (trigger) => readTrigger(trigger, PAGE),
    addressOf: ({ address }) => `${address}?frame`,
    loadNodes: (address) =>
      new Promise((resolve, reject) => {
        answers[address.split('/')[4] as string] = (answer) =>
          answer instanceof Error ? reject(answer) : resolve(answer);
      }),
    readFrame: () => facts,
    enterFrame: (_frame, close) => {
      log.push('enter');
      onEscape = close;
    },
    clock,
    timeout: () => 15_000,
    isSending: () => false,
    leaveTo: (address) => log.push(`go ${address}`),
    onOpened: ({ name }) => log.push(`opened ${name}`),
    onClosed: () => log.push('closed'),
    onFailed: (asked) => log.push(`failed ${asked}`),
    findTrigger: () => find('h2'),
    giveFocus: moveFocus,
    ...more,
  });

/** Presses Escape in the frame. */
export let onEscape: () => void;
export const frame = {} as HTMLIFrameElement;
export const trigger = (index = 0) =>
  [...document.querySelectorAll<HTMLElement>('.shopengine-quickview-trigger')][index] as HTMLElement;

/**
 * Gives each test the fixture, a clock, a frame that holds the product, and no answers. Call it at the top of a
 * describe.
 */
export function freshQuickView(): void {
  beforeEach(() => {
    log.length = 0;
    clock = createClock();
    facts = { address: `${PRODUCT}?frame`, status: 200, hasProduct: true };
    answers = {};
    showFixture('quick-view');
  });
}
