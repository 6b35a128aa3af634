/** Owns colours that come from settings. A value that is no colour is replaced by a given one. */
export const colour = (value: string, otherwise: string): string => (CSS.supports('color', value) ? value : otherwise);
