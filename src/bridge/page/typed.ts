/**
 * Owns what a shopper has typed and chosen in the page's forms while the page is loaded again. The tab keeps it until
 * the next page. It never keeps passwords, hidden fields or the fields of a payment.
 */
import { TYPED } from '../../rules/names';
import { tabStorage } from './storage';
import { parseStored, toJson } from './storedJson';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A field's name, its place among the fields of that name, what the shopper has entered, and what the server had
 * printed.
 */
type Kept = [name: string, place: number, entered: string, printed: string];

const SECRET = '[type=password], [type=hidden], [type=file], [autocomplete^=cc-], .payment_box *';

/**
 * The fields of forms that are sent by POST. Other forms put their fields into the next page's address, where they
 * survive.
 */
const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('input[name],select[name],textarea[name]')].filter(({ form }) =>
    /^post$/i.test(form?.getAttribute('method') ?? ''),
  );

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const optionsOf = (field: Field) => [...(field as HTMLSelectElement).options];

/** What a field holds. @param isPrinted true for what the server has printed */
function contentOf(field: Field, isPrinted: boolean): string {
  if (isBox(field)) return String(isPrinted ? field.defaultChecked : field.checked);
  if (!(field instanceof HTMLSelectElement)) return isPrinted ? field.defaultValue : field.value;
  const options = optionsOf(field);
  const chosen = options.filter((option) => (isPrinted ? option.hasAttribute('selected') : option.selected));
  // A list without a printed choice shows its first option.
  return toJson((chosen.length || field.multiple ? chosen : options.slice(0, 1)).map(({ value }) => value));
}

function enter(field: Field, content: string): void {
  if (isBox(field)) field.checked = content === 'true';
  else if (field instanceof HTMLSelectElement) {
    const values = parseStored(content);
    for (const option of optionsOf(field)) option.selected = Array.isArray(values) && values.includes(option.value);
  } else field.value = content;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Each field with its place among the fields of the same name. */
function placed(): [field: Field, place: number][] {
  const counts: Record<string, number> = {};
  return fields().map((field) => {
    const place = counts[field.name] ?? 0;
    counts[field.name] = place + 1;
    return [field, place];
  });
}

/**
 * Keeps what differs from what the server has printed.
 * @param but selector of fields that are left out, such as the field whose change loads the page again
 */
export function keepTyped(but = SECRET): void {
  const kept = placed().flatMap(([field, place]): Kept[] => {
    const entered = contentOf(field, false);
    const printed = contentOf(field, true);
    return entered === printed || field.matches(`${SECRET}, ${but}`) ? [] : [[field.name, place, entered, printed]];
  });
  if (kept.length) tabStorage.set(TYPED, toJson([location.pathname, ...kept]));
}

/**
 * Restores what the page before has kept, but only in fields that the server prints as it did then: otherwise the
 * server may know something newer.
 */
export function restoreTyped(): void {
  const stored = parseStored(tabStorage.get(TYPED));
  const [path, ...kept] = (Array.isArray(stored) ? stored : []) as [string?, ...Kept[]];
  tabStorage.remove(TYPED);
  if (path !== location.pathname) return;
  const all = placed();
  for (const [name, place, entered, printed] of kept) {
    const field = all.find(([one, at]) => one.name === name && at === place)?.[0];
    if (field && !field.matches(SECRET) && contentOf(field, true) === printed && contentOf(field, false) === printed)
      enter(field, entered);
  }
}
