/** Each island's name and sentence, from A to Z. */
export function islandSentences(): [name: string, sentence: string][];
