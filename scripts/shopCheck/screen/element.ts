/** Makes elements. */

type Child = Node | string | false | undefined;

/**
 * Creates an element with properties and children. Leaves out values that are not children. Texts are never read as
 * HTML.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children.filter((child): child is Node | string => !!child));
  return made;
}

/** A button of WordPress' look. */
export const button = (text: string, onClick: () => void, className = 'button'): HTMLButtonElement => {
  const made = element('button', { type: 'button', className }, text);
  made.addEventListener('click', onClick);
  return made;
};
