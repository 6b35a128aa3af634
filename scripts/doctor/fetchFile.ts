/** Brings a script's file. What cannot be had is undefined: others say what that means. */
import { readBody } from './fetchPage';
import { follow } from './follow';
import type { FetchOptions } from './types';

/** Bytes; more is no script of a shop. */
const LARGEST = 5_000_000;

export interface FetchedFile {
  text: string;
  headers: Headers;
}

/** @param reader origin of the page that reads it, where a browser would say so */
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
