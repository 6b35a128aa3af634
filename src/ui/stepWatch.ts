/** Owns the question whether a theme's own script has stepped a quantity for the press that an island hears of. */

/**
 * Looks at each press before the scripts of themes, which listen on their buttons.
 * @param buttons selector of those that step a field
 * @param fieldOf the field beside such a button
 * @returns whether the field of the press that is under way holds something else by now; true once for each press
 */
export function watchSteps(buttons: string, fieldOf: (button: HTMLElement) => HTMLInputElement | undefined): (field: HTMLInputElement) => boolean {
  let pressed: { field: HTMLInputElement; value: string } | undefined;
  const look = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    const field = button ? fieldOf(button) : undefined;
    pressed = field && { field, value: field.value };
  };
  document.addEventListener('click', look, true);
  return (field) => {
    const isStepped = pressed?.field === field && pressed.value !== field.value;
    pressed = undefined;
    return isStepped;
  };
}
