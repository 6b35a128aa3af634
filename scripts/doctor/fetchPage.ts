/** Gets a page, from the web or from a file. If that fails, throws the reason, and what to do. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { follow } from './follow';
import type { FetchOptions } from './types';

/** The doctor could not look at the page. */
export class CannotLook extends Error {
  constructor(
    message: string,
    /** What the user can do. */
    readonly fix: string,
  ) {
    super(message);
  }
}

export interface Fetched {
  /** The address after redirects; "" for a saved page of unknown origin. */
  address: string;
  html: string;
  /** Names in lower case; empty for a saved page. */
  headers: ReadonlyMap<string, string>;
}

/** The greatest size of a page, in bytes: about twenty times that of a shop's page. */
const LARGEST = 10_000_000;

const sizeOf = (bytes: number) => `${Math.round(bytes / 1e5) / 10} MB`;

const tooLarge = (largest: number) =>
  new CannotLook(`The page is larger than ${sizeOf(largest)}.`, 'Look at a page with fewer products.');

/** Reads a body, up to the greatest size of a page. */
export async function readBody({ body }: Response, largest = LARGEST): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length <= largest) continue;
    await reader?.cancel();
    throw tooLarge(largest);
  }
  return Buffer.concat(parts);
}

/** What Node's commonest codes mean. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no host of this name was found',
  EAI_AGAIN: 'no host of this name was found',
  ECONNREFUSED: 'nothing answers there',
};

const reasonOf = (cause: unknown): string => {
  const { name, message, cause: inner } = cause as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'it took too long';
  return REASONS[inner?.code ?? ''] ?? inner?.code ?? inner?.message ?? message;
};

async function ask(
  asked: string,
  options: FetchOptions,
): Promise<{ response: Response; address: string; body: Buffer }> {
  try {
    const found = await follow(asked, options, { Accept: 'text/html' });
    return { ...found, body: await readBody(found.response) };
  } catch (cause) {
    if (cause instanceof CannotLook) throw cause;
    throw new CannotLook(
      `${asked} could not be fetched: ${reasonOf(cause)}.`,
      'Open it in a browser on this machine; or save the page and name the file.',
    );
  }
}

function decode(body: Buffer, type: string): string {
  const [, charset = 'utf-8'] = /charset=["']?([\w-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8');
  }
}

/** @param type the content type of the answer; undefined for a file */
const refuseOthers = (address: string, html: string, type?: string) => {
  if (/html/.test(type ?? 'html') && /<(?:!doctype|html|head|body)\b/i.test(html)) return;
  throw new CannotLook(
    `${address} is no HTML page${type && !/html/.test(type) ? ` but ${type}` : ''}.`,
    'Name the address of a page of the shop, such as a listing or a product.',
  );
};

async function fetchWeb(asked: string, options: FetchOptions): Promise<Fetched> {
  const { response, address, body } = await ask(asked, options);
  const { status, ok } = response;
  if (!ok)
    throw new CannotLook(
      `${address} answered ${status}.`,
      'Look at a page that visitors get; --header "Cookie: …" or "Authorization: Basic …" opens one that is not for everybody.',
    );
  const type = response.headers.get('content-type') ?? '';
  const html = decode(body, type);
  refuseOthers(address, html, type);
  return { address, html, headers: new Map(response.headers) };
}

function readSaved(path: string, address: string): Fetched {
  if (statSync(path).size > LARGEST) throw tooLarge(LARGEST);
  const html = readFileSync(path, 'utf8');
  refuseOthers(path, html);
  return { address, html, headers: new Map() };
}

/** Whether a text is a complete http or https address. */
export const isAddress = (asked: string): boolean => /^https?:\/\//i.test(asked) && URL.canParse(asked);

/** @param asked an address or a file @param from the address that a saved page comes from; "" if it is unknown */
export async function fetchPage(asked: string, from: string, options: FetchOptions): Promise<Fetched> {
  if (isAddress(asked)) return fetchWeb(asked, options);
  if (existsSync(asked) && statSync(asked).isFile()) return readSaved(asked, from);
  throw new CannotLook(`${asked} is neither an address nor a file.`, 'An address begins with http:// or https://.');
}
