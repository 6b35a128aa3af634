/** The token editor: a text field for every token, a colour field beside each colour, and the CSS to copy. */
import { takeTo } from '../dom/focus';
import { make } from '../ui/make';
import { hexOf, type TokenSheet, tokenNames } from './tokens';

interface Field {
  row: HTMLElement;
  /** Shows the value that the page has now. */
  show(): void;
}

function makeField(name: string, sheet: TokenSheet, onChange: () => void): Field {
  const text = make('input', { type: 'text', id: `token-${name}`, spellcheck: false });
  const colour = make('input', { type: 'color', ariaLabel: `${name}, colour` });
  const change = (value: string) => {
    sheet.change(name, value);
    onChange();
  };
  const showColour = () => {
    const hex = hexOf(sheet.valueOf(name));
    colour.hidden = !hex;
    if (hex) colour.value = hex;
  };
  text.oninput = () => {
    change(text.value);
    showColour();
  };
  colour.oninput = () => {
    text.value = colour.value;
    change(colour.value);
  };
  const show = () => {
    text.value = '';
    text.placeholder = sheet.valueOf(name);
    showColour();
  };
  return { row: make('div', { className: 'token' }, make('label', { htmlFor: text.id }, name), text, colour), show };
}

/** Copies the CSS. If the browser refuses, it selects the text so that the designer can copy it. */
async function copy(output: HTMLTextAreaElement, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(output.value);
    status.textContent = 'Copied.';
  } catch {
    takeTo(output);
    output.select();
    status.textContent = 'Copy the selected text.';
  }
}

/** Makes the editor. @param sheet the style sheet that takes the changes */
export function makeTokenEditor(sheet: TokenSheet): HTMLElement {
  const output = make('textarea', {
    readOnly: true,
    rows: 4,
    ariaLabel: 'CSS of the changed tokens',
    placeholder: 'Nothing is changed yet.',
  });
  const status = make('p', { role: 'status' });
  const write = () => {
    output.value = sheet.css();
    status.textContent = '';
  };
  const fields = tokenNames.map((name) => makeField(name, sheet, write));
  const show = () => {
    for (const field of fields) field.show();
    write();
  };
  show();
  const reset = () => {
    sheet.clear();
    show();
  };
  return make(
    'div',
    {},
    ...fields.map(({ row }) => row),
    output,
    make('button', { type: 'button', onclick: () => copy(output, status) }, 'Copy CSS'),
    make('button', { type: 'button', onclick: reset }, 'Reset'),
    status,
  );
}
