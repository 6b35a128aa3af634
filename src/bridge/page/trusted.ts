/** Owns the page's one Trusted Types policy. */
import { ownGlobal } from '../../dom/ownGlobal';

interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

const asIs = (text: string) => text;

/**
 * Created once, because the browser allows no second one. All chunks share this module, which is in the chunk `alone`.
 * A page's scripts must not be able to reach the policy.
 */
let policy: Policy | undefined;

/** The page's policy; undefined when the browser has no Trusted Types. */
export function trustedPolicy(): Policy | undefined {
  const trustedTypes = ownGlobal<{ createPolicy(name: string, rules: Policy): Policy }>('trustedTypes');
  policy ??= trustedTypes?.createPolicy('shop-islands', {
    createHTML: asIs,
    createScript: asIs,
    createScriptURL: asIs,
  });
  return policy;
}
