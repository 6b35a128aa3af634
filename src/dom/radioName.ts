/** Owns the name of a radio that a server printed without one. */

/** The radio's name. The radio's own text nodes come first, because a tooltip inside the radio repeats their words. */
export function radioName(radio: HTMLElement): string {
  const words = [...radio.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent);
  return (
    [words.join(' '), radio.textContent, radio.querySelector('img')?.alt, radio.dataset.value]
      .map((name) => name?.trim())
      .find(Boolean) ?? ''
  );
}
