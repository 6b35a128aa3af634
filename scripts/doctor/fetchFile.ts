/** Fetches a script's file. Undefined if that fails; callers decide what it means. */
import { readBody } from './fetchPage';
import { follow } from './follow';
import type { FetchOptions } from './types';

/** The greatest size of a script, in bytes. */
const LARGEST = 5_000_000;

export interface FetchedFile {
  text: string;
  headers: Headers;
}

/** @param reader the page's origin, which a browser would send with a CORS request */
export async function fetchFile(src: string, options: FetchOptions, reader?: string): Promise<FetchedFile | undefined> {
  if (!/^https?:/.test(src)) return undefined;
  try {
    const { response } = await follow(src, options, reader ? { Origin: reader } : {});
    return response.ok
      ? { text: (await readBody(response, LARGEST)).toString('utf8'), headers: response.headers }
      : undefined;
  } catch {
    return undefined;
  }
}
