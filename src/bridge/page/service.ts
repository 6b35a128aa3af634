/** Owns other people's scripts that a shop embeds, and the globals that they look for. */
import { ownGlobal } from '../../dom/ownGlobal';
import { trustedPolicy } from './html';

type Globals = Record<string, unknown>;

/** Puts data where a script will look for it: a list is appended to what waits there, an object goes over it. */
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

/** Adds a script to the page, once per address, without holding anything up. Rejects when it cannot be had. */
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
