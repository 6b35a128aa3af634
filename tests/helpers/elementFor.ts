/** Builds the smallest HTML that a selector matches. Tests try the rows of the registry on it, alone in a document. */

/** Splits a text at a separator that is outside brackets. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (/[([]/.test(character)) depth++;
    if (/[)\]]/.test(character)) depth--;
    if (!depth && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Every way to choose one alternative of each `:is(…)`, as selectors without lists. */
export function alternativesOf(selector: string): string[] {
  return splitOutside(selector, /,/).flatMap((one) => {
    const start = one.indexOf(':is(');
    if (start < 0) return one;
    const end = closing(one, start + 3);
    const choices = alternativesOf(one.slice(start + 4, end));
    // In a compound selector the tag's name comes first.
    return choices.flatMap((choice) => alternativesOf(`${one.slice(0, start)}${choice}${one.slice(end + 1)}`));
  });
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && !--depth) return at;
  }
  throw new Error(`"${text}" has a bracket too many.`);
}

/** The selector without `:not(…)`, which the smallest element always matches, because it has nothing extra. */
function withoutNegations(selector: string): string {
  const start = selector.indexOf(':not(');
  if (start < 0) return selector;
  const isAlone = !start || /[ >]/.test(selector[start - 1] as string);
  return withoutNegations(
    selector.slice(0, start) + (isAlone ? '*' : '') + selector.slice(closing(selector, start + 4) + 1),
  );
}

const PART =
  /#(?<id>[\w-]+)|\.(?<name>[\w-]+)|\[(?<key>[\w-]+)(?:(?<way>[~^$*]?=)"?(?<value>[^"\]]*)"?)?\]|(?<tag>[\w-]+)|\*/gy;

/** The element for a selector without combinators. */
function create(compound: string, fallback: string): HTMLElement {
  const parts = [...compound.matchAll(PART)];
  if (parts.map(([text]) => text).join('') !== compound) throw new Error(`This test cannot build "${compound}".`);
  const element = document.createElement(parts.find(({ groups }) => groups?.tag)?.groups?.tag ?? fallback);
  for (const { groups = {} } of parts) {
    if (groups.id) element.id = groups.id;
    if (groups.name) element.classList.add(groups.name);
    if (groups.key) put(element, groups.key, groups.value ?? '');
  }
  return element;
}

/** Two conditions on one attribute are met by joining both values. */
function put(element: HTMLElement, key: string, value: string): void {
  const before = element.getAttribute(key);
  element.setAttribute(key, [before, value].filter(Boolean).join(' '));
}

/**
 * Puts into the body, alone, what a selector without lists matches, and returns the element that it matches. Throws if
 * the element cannot be built.
 */
export function showAlone(selector: string, tag = 'div'): HTMLElement {
  document.body.innerHTML = '';
  document.body.className = '';
  const compounds = splitOutside(withoutNegations(selector), /[ >]/);
  let element = document.body;
  for (const [index, compound] of compounds.entries()) {
    if (/^body\b/.test(compound)) {
      for (const { name, value } of create(compound, 'body').attributes) document.body.setAttribute(name, value);
    } else element = element.appendChild(create(compound, index + 1 === compounds.length ? tag : 'div'));
  }
  if (!element.matches(selector))
    throw new Error(`This test built ${element.outerHTML} for "${selector}", which it does not match.`);
  return element;
}
