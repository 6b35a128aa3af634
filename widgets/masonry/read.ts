/** Reads a grid, its items and its filters. */
import { text } from '../../src/dom/attributes';
import { FILTER, GRID, ITEM, SELECTED } from './contract';

const elementsIn = (grid: Element): HTMLElement[] => [...grid.children].filter((child) => child instanceof HTMLElement);

/** ElementsKit's items, wherever they are in the grid; the children of a theme's own. */
export const readItems = (grid: Element): HTMLElement[] => {
  const items = [...grid.querySelectorAll<HTMLElement>(ITEM)];
  return items.length ? items : elementsIn(grid);
};

/** The grid that a filter is for: the one that is nearest around it. */
export function readGrid(filter: Element): HTMLElement | null {
  for (let place = filter.parentElement; place; place = place.parentElement) {
    const grid = place.querySelector<HTMLElement>(GRID);
    if (grid) return grid;
  }
  return null;
}

/** The filters of a grid. */
export function readFilters(grid: HTMLElement): HTMLElement[] {
  for (let place = grid.parentElement; place; place = place.parentElement) {
    const filters = [...place.querySelectorAll<HTMLElement>(FILTER)];
    if (filters.length) return filters.filter((filter) => readGrid(filter) === grid);
  }
  return [];
}

/** What a filter shows. */
export const readChoice = (filter: Element): string => text(filter, 'data-option-value');

export const readIsSelected = (filter: Element): boolean => filter.classList.contains(SELECTED);
