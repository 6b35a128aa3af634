/**
 * Owns finding the declarations of a style sheet that treat the screen's left and right differently, and so do not
 * follow the text's direction.
 */

/** The parts of a value; parentheses count as one part. */
function partsOf(value: string): string[] {
  const flat = value.replace(/\([^()]*\)/g, (inside) => inside.replace(/[\s()]/g, '_'));
  return flat === value ? value.split(/\s+/) : partsOf(flat);
}

/** Compares the right and left of four parts (top, right, bottom, left); `50%` is the middle from either side. */
function sidesDiffer(value: string): boolean {
  const [, right, , left] = partsOf(value);
  return left !== undefined && left !== right && left !== '50%';
}

/** Compares the left and right corners of four, which are listed clockwise from the top left. */
function cornersDiffer(value: string): boolean {
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = partsOf(value);
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

function isPhysical(property: string, value: string): boolean {
  if (/^(?:left|right)$|-(?:left|right)(?:-|$)/.test(property)) return true;
  if (/^(?:text-align|float|clear)$/.test(property)) return /^(?:left|right)$/.test(value);
  if (property === 'border-radius') return cornersDiffer(value);
  return /^(?:margin|padding|inset|scroll-margin|scroll-padding)$/.test(property) && sidesDiffer(value);
}

/** Each such declaration, as the sheet writes it. */
export function physicalDeclarations(css: string): string[] {
  const declarations = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+)(?=[;}])/g)];
  return declarations
    .map(([, property, value]) => [property as string, (value as string).trim()] as const)
    .filter(([property, value]) => isPhysical(property, value))
    .map((one) => one.join(': '));
}
