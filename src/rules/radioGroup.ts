/** Owns what a group of radios says of itself: to views, and to the server's own nodes. Pure. */

/** Where a radio stands. */
export interface RadioState {
  isSelected: boolean;
  isDisabled: boolean;
}

/** The attributes of the group. @param labelId the id of the element that names it, which counts more than `label` */
export const groupAttributes = (label: string, labelId?: string) =>
  ({ role: 'radiogroup', 'aria-label': label, 'aria-labelledby': labelId }) as const;

/** The attributes of a radio. @param isStop true for the radio at which Tab stops */
export const radioAttributes = (label: string, { isSelected, isDisabled }: RadioState, isStop: boolean) =>
  ({
    role: 'radio',
    'aria-label': label,
    'aria-checked': isSelected,
    'aria-disabled': isDisabled,
    tabIndex: isStop ? 0 : -1,
  }) as const;

/**
 * The place of the radio at which Tab stops: the selected one, else the first that can be chosen. -1 where there is
 * none.
 */
export function tabStopAmong(radios: readonly RadioState[]): number {
  const selected = radios.findIndex(({ isSelected }) => isSelected);
  return selected < 0 ? radios.findIndex(({ isDisabled }) => !isDisabled) : selected;
}
