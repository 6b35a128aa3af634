/** The template's markup: a button that counts (README.md has the table). Copy this folder to begin a widget. */

/** What the host says. */
export interface TemplateProps {
  /** Whose counter it is; "" when the attribute is missing. */
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
