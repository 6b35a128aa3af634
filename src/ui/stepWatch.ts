/** Owns the question whether a theme's own script has stepped a quantity for the press that an island hears of. */

/**
 * Looks at each press before the scripts of themes, which listen on their buttons.
 * @param fieldOf the field beside what is pressed; undefined for what is no button of one
 * @returns whether the field of the press that is under way holds something else by now; true once for each press
 */
export function watchSteps(fieldOf: (target: HTMLElement) => HTMLInputElement | undefined): (field: HTMLInputElement) => boolean {
  let pressed: { field: HTMLInputElement; value: string } | undefined;
  const look = ({ target }: Event) => {
    const field = fieldOf(target as HTMLElement);
    pressed = field && { field, value: field.value };
  };
  document.addEventListener('click', look, true);
  return (field) => {
    const isStepped = pressed?.field === field && pressed.value !== field.value;
    pressed = undefined;
    return isStepped;
  };
}
