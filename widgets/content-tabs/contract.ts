/** ElementsKit's tabs, as they are printed (README.md has the table). */

export const TABS = '.elementkit-tab-wraper';
export const TAB = '[data-ekit-toggle="tab"]';
export const PANEL = '.elementkit-tab-pane';
/** Classes of the chosen tab and of its panel. */
export const CHOSEN = ['active', 'show'] as const;

export interface Tab {
  link: HTMLElement;
  panel: HTMLElement;
}
