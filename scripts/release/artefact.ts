/** The shape of a release's parts. */

/** The folder of all artefacts. */
export const RELEASE = 'release';

/** A file or a folder that a release hands out. */
export interface Artefact {
  path: string;
  bytes: number;
  /** A few words about the file. */
  what: string;
  /** A sentence or two about its use. */
  use: string;
}

/** A size for readers. */
export const inKilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
