/** Measures parts one after the other. One broken part must not lose the figures of an hour. */
import { stripVTControlCharacters } from 'node:util';
import type { Results, Section } from './results';

export type Measured = Pick<Results, 'sections' | 'broken'>;

/** The message's first lines, without colours. Playwright's messages go on with a log. */
const shortly = (error: unknown): string => stripVTControlCharacters(String(error)).split('\n').slice(0, 3).join(' ');

/**
 * @param parts to measure, in this order
 * @param only names of the parts that are measured; undefined means all
 * @param measure returns undefined where there is nothing to measure
 * @param say takes messages about the progress
 */
export async function inTurn<Part extends Pick<Section, 'name' | 'title'>>(
  parts: readonly Part[],
  only: readonly string[] | undefined,
  measure: (part: Part) => Promise<Section | undefined>,
  say: (text: string) => void,
): Promise<Measured> {
  const [sections, broken]: [Section[], string[]] = [[], []];
  for (const part of parts.filter(({ name }) => only?.includes(name) ?? true)) {
    say(`${part.title} …`);
    try {
      const section = await measure(part);
      if (section) sections.push(section);
    } catch (error) {
      broken.push(`“${part.title}” could not be measured. ${shortly(error)}`);
    }
  }
  return { sections, broken };
}
