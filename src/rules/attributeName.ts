/** Owns comparing attributes' names. Pure. */
import { decoded } from './decoded';

/**
 * The same spelling for all forms of an attribute's name: servers percent-encode letters that are not Latin, plugins do
 * not.
 */
export const spelledName = (name: string): string => decoded(name).toLowerCase();
