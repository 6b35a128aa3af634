/** One embedded service, as a shop's page declares it (README.md has the table). */

/** What a service is for; it gives the category that it needs where none is named. */
export type Kind = 'analytics' | 'pixel' | 'chat' | 'review' | 'social';

export interface Service {
  /** Absolute address of its script; '' for none. */
  src: string;
  /** Categories it needs, between spaces; `necessary` for none. */
  category: string;
  attributes: Record<string, string>;
  /** Globals that are there before its script runs: an object is merged, a list is appended. */
  data: Record<string, unknown>;
  /** Keeps the ids of ads that brought the visitor. */
  hasClickIds: boolean;
}
