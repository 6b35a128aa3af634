/** The template's markup: a button that counts (README.md has the table). */

/** The settings in the host's attributes. */
export interface TemplateProps {
  /** The name of the counted thing; "" when the attribute is missing. */
  name: string;
  /** Where counting begins. */
  start: number;
  /** Counting stops here; undefined where there is no end. */
  max: number | undefined;
}

/** DOM event, dispatched on the host after each count. Detail: `{ count }`. */
export const COUNTED = 'template:counted';

declare module '../../src/island/events' {
  interface IslandEvents {
    [COUNTED]: { count: number };
  }
}
