/** Owns how a story is called: the words of its export, as a sentence. */
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
