/** Runs the check: page by page, until all are looked at or somebody stops it. */
import { checkPage, LOOKS } from './checkPage';
import type { Say } from './screen/texts';
import type { PageResult, PageToCheck } from './types';

export interface RunOptions {
  secret: string;
  signal: AbortSignal;
  say: Say;
  /** @param done how many of all looks, from 0 to 1 @param at the page's number, from 0 */
  onProgress(done: number, page: PageToCheck, at: number): void;
  onPage(result: PageResult): void;
}

/** Returns the result of each page that was checked. Stopping is no error. */
export async function run(pages: readonly PageToCheck[], options: RunOptions): Promise<PageResult[]> {
  const { secret, signal, say, onProgress, onPage } = options;
  const results: PageResult[] = [];
  for (const [at, page] of pages.entries()) {
    let looks = 0;
    const tell = () => onProgress((at + looks / LOOKS) / pages.length, page, at);
    tell();
    const onLook = () => {
      looks++;
      tell();
    };
    try {
      const result = await checkPage(page, { secret, signal, onLook }, say);
      results.push(result);
      onPage(result);
    } catch (error) {
      if (signal.aborted) break;
      throw error;
    }
  }
  return results;
}
