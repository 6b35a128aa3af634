/** Runs the island on the fixture’s variation form, and notes the events that other scripts hear. */
import jQuery from 'jquery';
import { beforeAll, beforeEach, vi } from 'vitest';
import type { FormFields } from '../../src/api/form';
import type { Variation } from '../../src/rules/variation';
import { adopt, start } from '../../widgets/variations/enhance';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const page = window as unknown as { jQuery?: unknown };

/** jQuery's events of the form, with their targets and arguments, as a plugin's listener gets them. */
const NAMES =
  'wc_variation_form check_variations woocommerce_variation_select_change woocommerce_variation_has_changed update_variation_values woocommerce_update_variation_values found_variation show_variation hide_variation reset_data reset_image announce_reset reset_focus clear_reset_announcement';

export let clock: FakeClock;
export let alerts: string[];
/** The calls to the server. */
export let asked: FormFields[];
/** The server's next answers. */
export let answers: (() => Promise<Variation | undefined>)[];
/** Ends what lives on the page. */
export let stop: (() => void) | undefined;
/** Says what ends it, before the next test begins. */
export const stopBy = (end: () => void) => {
  stop = end;
};

export const form = () => find<HTMLFormElement>('form.variations_form');
export const colour = () => find<HTMLSelectElement>('#pa_colour');
export const platform = () => find<HTMLSelectElement>('#pa_platform');
export const button = () => find('.single_add_to_cart_button');
export const single = () => find('.single_variation');
export const id = () => find<HTMLInputElement>('.variation_id').value;

export const image = () => find<HTMLImageElement>('.wp-post-image');
export const list = (): Variation[] => JSON.parse(form().dataset.product_variations ?? '');
export const values = (select: HTMLSelectElement) =>
  [...select.options].map((option) => option.value + (option.disabled ? '!' : ''));

export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Life for the form on the page, and time for it to be ready. */
export async function enliven(isReady = true): Promise<void> {
  const getVariation = (fields: FormFields) => {
    asked.push(fields);
    return (answers.shift() ?? (async () => undefined))();
  };
  stop = adopt(form(), { clock, getVariation: getVariation as never });
  if (isReady) await clock.advance(100);
}

/** The events that other scripts hear from now on: jQuery's, and ours, which have a colon. */
export function listen(): string[] {
  const log: string[] = [];
  const words = (args: unknown[]) =>
    args.map((arg) =>
      arg && typeof arg === 'object' ? ((arg as Variation).variation_id ?? Object.keys(arg).join()) : arg,
    );
  jQuery(document)
    .off('.test')
    .on(
      NAMES.split(' ').join('.test ').concat('.test'),
      ({ type, target }: { type: string; target: Element }, ...args: unknown[]) => {
        const place = target === form() ? '' : `@${target.className.split(' ').at(-1)}`;
        log.push([type + place, ...words(args)].join(' '));
      },
    );
  for (const name of ['found', 'shown', 'reset', 'narrowed']) {
    form().addEventListener(`island:variation:${name}`, ({ detail }: CustomEventInit & Event) => {
      log.push([`:${name}`, ...words(Object.values(detail))].join(' '));
    });
  }
  form().addEventListener('change', ({ target }) =>
    log.push(`change ${(target as HTMLElement).className.split(' ').at(-1) || (target as HTMLElement).id}`),
  );
  return log;
}

/** Gives each test the fixture’s form, a clock and a server without answers. Call it at the top of a test file. */
export function freshForm(): void {
  beforeAll(async () => {
    setPage();
    page.jQuery = jQuery;
    await import('../../src/bridge/jquery/bridge');
    start();
  });
  beforeEach(() => {
    stop?.();
    clock = createClock();
    alerts = [];
    asked = [];
    answers = [];
    vi.stubGlobal('alert', (text: string) => alerts.push(text));
    showFixture('variations');
  });
}
