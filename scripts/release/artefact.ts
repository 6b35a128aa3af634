/** The shape of a release's parts. */

/** The folder of all artefacts. */
export const RELEASE = 'release';

/** A file or a folder that a release hands out. */
export interface Artefact {
  path: string;
  bytes: number;
  /** What it is, in a few words. */
  what: string;
  /** How it is used, in a sentence or two. */
  use: string;
}

/** A size for readers. */
export const inKilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
