/** Owns the names of stories: the words of the export's name, as a sentence. */
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';

/** "WithoutJavaScript" is "Without JavaScript", "InAFrame" is "In a frame". */
export const storyName = (exported: string): string =>
  storyNameFromExport(exported)
    .replace(/ \w/g, (start) => start.toLowerCase())
    .replace('java script', 'JavaScript');

/** An indexer whose stories have such names. */
export const withHumanNames = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((input) =>
      input.type === 'story' ? { ...input, name: storyName(input.exportName) } : input,
    ),
});
