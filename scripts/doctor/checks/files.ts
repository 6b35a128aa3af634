/** Looks whether the islands' files are where the page says: the loader, and `core`, which every page asks for. */
import { fetchFile } from '../fetchFile';
import { ownTags } from '../readScripts';
import type { FetchOptions, Finding, Page, PageScript } from '../types';

const noLoader = (src: string): Finding => ({
  level: 'error',
  what: `The islands’ script could not be fetched: ${src}.`,
  why: 'No island runs; links and forms work as printed.',
  fix: 'Copy dist/ to where the tag leads, or mend the tag’s address.',
});

const noChunks = (address: string): Finding => ({
  level: 'error',
  what: `The islands’ chunks could not be fetched as JavaScript: ${address}.`,
  why: 'No island starts; links and forms work as printed.',
  fix: 'Copy the whole of dist/ there; or let the config’s "base" and the tag’s data-base name the folder that has it, or leave them out.',
});

const noLeave = (origin: string): Finding => ({
  level: 'error',
  what: `${origin} does not let this page read the islands’ chunks.`,
  why: 'Browsers fetch them with CORS. No island starts; links and forms work as printed.',
  fix: 'Send Access-Control-Allow-Origin: * with every file.',
});

/**
 * The address of a chunk as the loader makes it. The build's hash is in the loader's text; in watch mode there is no
 * hash.
 */
function coreOf({ element, src }: PageScript, { address, config }: Page, loader: string): string | undefined {
  const [hash] = /-[\da-f]{8}(?=\.js)/.exec(loader) ?? [];
  const folder = typeof config.base === 'string' ? config.base : element.getAttribute('data-base');
  const file = `${folder?.replace(/\/?$/, '/') ?? ''}core${hash}.js`;
  const home = folder === null ? src : address;
  return hash && URL.canParse(file, home) ? new URL(file, home).href : undefined;
}

/** @param options how files are fetched; nothing is said without it, or of a page of unknown address */
export async function checkFiles(page: Page, options: FetchOptions | undefined): Promise<Finding[]> {
  const [tag] = ownTags(page.scripts);
  if (!options || !tag || !page.address) return [];
  const loader = await fetchFile(tag.src, options);
  if (!loader) return [noLoader(tag.src)];
  const core = coreOf(tag, page, loader.text);
  if (!core) return [];
  const [{ origin }, reader] = [new URL(core), new URL(page.address).origin];
  const chunk = await fetchFile(core, options, origin === reader ? undefined : reader);
  if (!/javascript/.test(chunk?.headers.get('content-type') ?? '')) return [noChunks(core)];
  const leave = chunk?.headers.get('access-control-allow-origin') ?? '';
  return origin === reader || ['*', reader].includes(leave) ? [] : [noLeave(origin)];
}
