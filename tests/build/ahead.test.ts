// @vitest-environment node
/** Tests that a server preloads what the loader asks for: a family's island loads after the family's own chunk. */
import { expect, test } from 'vitest';
import { AHEAD } from '../../scripts/build/chunks';
import { allFamilies } from '../../src/entry/families';
import { registry } from '../../widgets/registry';

const chunkOf = ({ name, chunk = name }: { name: string; chunk?: string }) => chunk;
const ofLoader = registry.map(chunkOf);

/** The families of which one has to load before the chunk; empty where the loader knows the chunk itself. */
const familiesBefore = (chunk: string): string[] =>
  ofLoader.includes(chunk)
    ? []
    : allFamilies.filter(({ members }) => members.map(chunkOf).includes(chunk)).map(({ row }) => chunkOf(row));

test.each(Object.entries(AHEAD))('a page “%s” asks for the families of its chunks, too', (_kind, chunks) => {
  const lacking = chunks.filter((chunk) => {
    const families = familiesBefore(chunk);
    return families.length && !families.some((family) => chunks.includes(family));
  });
  expect(lacking).toEqual([]);
});
