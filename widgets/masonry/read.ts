/** Reads a grid, its items and its filters. */
import { text } from '../../src/dom/attributes';
import { FILTER, GRID, ITEM, SELECTED } from './contract';

const elementsIn = (grid: Element): HTMLElement[] => [...grid.children].filter((child) => child instanceof HTMLElement);

/** ElementsKit's items anywhere in the grid, or the children of a theme's own grid. */
export const readItems = (grid: Element): HTMLElement[] => {
  const items = [...grid.querySelectorAll<HTMLElement>(ITEM)];
  return items.length ? items : elementsIn(grid);
};

/** The grid of a filter: the nearest one. */
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

/** The choice of a filter. */
export const readChoice = (filter: Element): string => text(filter, 'data-option-value');

/** True for the chosen filter. */
export const readIsSelected = (filter: Element): boolean => filter.classList.contains(SELECTED);
