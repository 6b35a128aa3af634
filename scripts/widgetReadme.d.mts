/** The first paragraph of a widget's README as plain text: links and code become their words. */
export function paragraphOf(widget: string): string;

/** The whole text of a widget's README. */
export function readmeOf(widget: string): string;
