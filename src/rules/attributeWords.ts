/** Owns the words of an attribute's name. Pure. */
import { decoded } from './decoded';

/** Words for an attribute's name: `attribute_pa_screen-size`, and `pa_screen-size`, is "screen size". */
export const attributeWords = (name: string): string =>
  decoded(name.replace(/^(attribute_)?(pa_)?/, '').replace(/[-_]+/g, ' '));
