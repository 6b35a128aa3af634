/** An embedded service as a shop's page declares it (README.md has the table). */

/** The purpose of a service. It decides the category for a service that names none. */
export type Kind = 'analytics' | 'pixel' | 'chat' | 'review' | 'social';

export interface Service {
  /** The absolute address of the script; '' for no script. */
  src: string;
  /** The categories that the service needs, separated by spaces; `necessary` if it needs none. */
  category: string;
  attributes: Record<string, string>;
  /** Globals that are set before the script runs: an object is merged into the existing one, a list is appended. */
  data: Record<string, unknown>;
  /** True if the ids of the ads that brought the visitor are kept. */
  hasClickIds: boolean;
}
