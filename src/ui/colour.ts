/** Owns colours that come from settings: what is none has another in its place. */
export const colour = (value: string, otherwise: string): string => (CSS.supports('color', value) ? value : otherwise);
