/** Owns reading the config scripts of a page, as they were printed. */

export interface PrintedConfig {
  /** All of them together, later ones over earlier ones. */
  config: Record<string, unknown>;
  /** What is wrong with those that are no JSON, one message each. */
  broken: string[];
}

/** Reads every config script of a document, or of a part. */
export function readConfigScripts(root: ParentNode): PrintedConfig {
  const config = {};
  const broken: string[] = [];
  for (const { textContent } of root.querySelectorAll('script[data-islands-config]')) {
    try {
      Object.assign(config, JSON.parse(textContent ?? ''));
    } catch (cause) {
      broken.push((cause as Error).message);
    }
  }
  return { config, broken };
}
