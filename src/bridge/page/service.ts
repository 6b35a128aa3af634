/** Owns adding the third-party scripts that a shop embeds, and the globals that they read. */
import { ownGlobal } from '../../dom/ownGlobal';
import { trustedPolicy } from './trusted';

type Globals = Record<string, unknown>;

/**
 * Sets the globals that a script will read. It appends a list to the list that is there, and merges an object into the
 * object there.
 */
export function handOver(data: Globals): void {
  const page = window as unknown as Globals;
  for (const [name, value] of Object.entries(data)) {
    const there = ownGlobal(name);
    if (!Array.isArray(value)) page[name] = { ...(there instanceof Object ? there : {}), ...(value as object) };
    else if (Array.isArray(there)) there.push(...value);
    else page[name] = [...value];
  }
}

const isThere = (src: string) => [...document.scripts].some((script) => script.src === src);

/** Adds an async script to the page, once per address. Rejects when it does not load. */
export function addScript(src: string, attributes: Record<string, string>): Promise<void> {
  if (isThere(src)) return Promise.resolve();
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = trustedPolicy()?.createScriptURL(src) ?? src;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}
