/** Reads what the frame does not show: the text of scripts, and the page's HTML for the doctor. */
import { checkPage as checkByDoctor } from '../doctor/checks/all';
import { pageOf } from '../doctor/pageOf';
import type { Finding } from '../doctor/types';
import type { Evidence } from './rules/advise';
import type { Look, PageToCheck } from './types';

/** Bytes of a script's text that are searched. */
const MOST = 500_000;

/** A file's text; "" if it cannot be loaded. */
async function textOf(src: string, signal: AbortSignal): Promise<string> {
  if (new URL(src, location.href).origin !== location.origin) return '';
  try {
    const answer = await fetch(src, { credentials: 'omit', signal });
    return answer.ok ? (await answer.text()).slice(0, MOST) : '';
  } catch {
    signal.throwIfAborted();
    return '';
  }
}

/** The scripts of the page without islands, with their texts, and what the plugin says of the page with them. */
export async function readEvidence(page: PageToCheck, off: Look, on: Look, signal: AbortSignal): Promise<Evidence> {
  const texts = await Promise.all(off.scripts.map(({ src }) => textOf(src, signal)));
  return {
    report: on.report,
    scripts: off.scripts.map((script, at) => ({ ...script, text: texts[at] ?? '' })),
    path: new URL(page.url, location.href).pathname,
  };
}

/** The doctor's findings on the page as its server sends it; none if the page cannot be loaded. */
export async function readDoctor(url: string, signal: AbortSignal): Promise<readonly Finding[]> {
  try {
    const answer = await fetch(url, { credentials: 'omit', signal });
    const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return checkByDoctor(pageOf(document, url.replace(/[?#].*/, '')));
  } catch {
    signal.throwIfAborted();
    return [];
  }
}
