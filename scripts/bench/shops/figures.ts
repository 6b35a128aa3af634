/** The figures of a shop with the plugin off and on, and the rule when the plugin makes a page heavier. */

/** Whether our plugin, which the shop has, is switched off or on for the visitor. */
export type Plugin = 'off' | 'on';

/** A page before any interaction, in milliseconds of a shopper's processor, and in bytes of gzip. */
export interface Load {
  bytes: number;
  requests: number;
  script: number;
  /** The highest score of layout shifts that a load had. */
  shift: number;
  hasJQuery: boolean;
  /** The folders of the plugins and themes that have script files on the page. */
  owners: readonly string[];
}

export interface PageFigures {
  /** Such as `listing`. */
  page: string;
  loads: Record<Plugin, Load>;
}

/** A tap on a listing's first card as soon as that is seen, on a slow line. */
export interface EarlyTap {
  /** Bytes of script that came before the tap. */
  bytes: number;
  /** Milliseconds until the button, or another page, answers; NaN if the tap was lost in each round. */
  answer: number;
  /** Milliseconds until the game is in the cart; NaN if the tap was lost in each round. */
  inCart: number;
  /** True when most taps led to another page. */
  hasLeft: boolean;
  /** True when most taps led to nothing. */
  isLost: boolean;
}

export interface ShopFigures {
  /** The theme and the plugins. */
  name: string;
  pages: readonly PageFigures[];
  /**
   * The first add to the cart: the longest interaction, milliseconds to the next paint. Undefined where no card can be
   * added.
   */
  firstAdd: Record<Plugin, number> | undefined;
  /** Undefined where no card can be added. */
  earlyTap: Record<Plugin, EarlyTap> | undefined;
  /** Score of the layout shifts while a variation is chosen on the product's page. Undefined where it has none. */
  choiceShift: Record<Plugin, number> | undefined;
}

/** How much more layout shift counts as noise. */
const SHIFT_NOISE = 0.001;

/** Whether a page moves more with the plugin on. */
export const shiftsMore = ({ off, on }: Record<Plugin, number>): boolean => on > off + SHIFT_NOISE;

/**
 * What is worse with the plugin on, in words; empty if nothing is. Script time does not count, because it depends on
 * the machine too.
 */
export function worseOf({ loads: { off, on } }: PageFigures): string[] {
  return [
    ...(on.bytes > off.bytes ? ['bytes'] : []),
    ...(on.requests > off.requests ? ['requests'] : []),
    ...(shiftsMore({ off: off.shift, on: on.shift }) ? ['layout shift'] : []),
  ];
}

/** Every page that is worse with the plugin on, in words. */
export const heavierPages = (shops: readonly ShopFigures[]): string[] =>
  shops.flatMap(({ name, pages, choiceShift }) => [
    ...pages.flatMap((page) => {
      const worse = worseOf(page);
      return worse.length ? `${name}, ${page.page}: ${worse.join(', ')}` : [];
    }),
    ...(choiceShift && shiftsMore(choiceShift) ? [`${name}, a chosen variation: layout shift`] : []),
  ]);
