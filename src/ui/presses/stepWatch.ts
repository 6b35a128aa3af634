/** Finds out whether a theme's script has already stepped a quantity for the press that an island handles. */

/**
 * Looks at each press before the themes' scripts do, which listen on their buttons.
 * @param buttons selector of the buttons that step a field
 * @param fieldOf returns the field beside such a button
 * @returns a function that tells whether the value of the field has changed since the current press began; true once
 * for each press
 */
export function watchSteps(
  buttons: string,
  fieldOf: (button: HTMLElement) => HTMLInputElement | undefined,
): (field: HTMLInputElement) => boolean {
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
