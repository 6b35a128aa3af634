/**
 * Owns reading the config scripts of a page, as they were printed: for the loaders, the beacon, the examination of a
 * page and the doctor.
 */
import { ALL } from '../rules/names';

export interface PrintedConfig {
  /** All of them together, later ones over earlier ones. */
  config: Record<string, unknown>;
  /** What is wrong with the scripts that are no JSON, one message each. */
  broken: string[];
}

/**
 * Joins the config scripts of a document, or of a part, later ones over earlier ones.
 * @param tell gets the error of each script that is no JSON; such a script is left out
 * @param config the object that takes the scripts' fields
 */
export function joinConfigScripts<Into extends object>(
  root: ParentNode,
  tell?: (cause: Error) => void,
  config = {} as Into,
): Into {
  for (const { text } of root.querySelectorAll<HTMLScriptElement>('script[data-islands-config]')) {
    try {
      Object.assign(config, JSON.parse(text));
    } catch (cause) {
      tell?.(cause as Error);
    }
  }
  return config;
}

/** Reads every config script of a document, or of a part, with what is wrong with them. */
export function readConfigScripts(root: ParentNode): PrintedConfig {
  const broken: string[] = [];
  const config = joinConfigScripts<PrintedConfig['config']>(root, ({ message }) => broken.push(message));
  return { config, broken };
}

/**
 * True when a config (by default the page's) disables the island of this name, or, without a name, all islands. A
 * `disable` that is no list does not count.
 */
export const isDisabled = ({ disable }: { disable?: unknown } = joinConfigScripts(document), name = ALL): boolean =>
  Array.isArray(disable) && [ALL, name].some((one) => disable.includes(one));
