/** Each island's name and sentence, from A to Z. */
export function islandSentences(): [name: string, sentence: string][];

/** An island's name in words. */
export function islandTitle(name: string): string;
/** The plugin or theme whose markup an island adopts; "" for hosts of the shop's own. */
export function islandPlugin(name: string): string;
