/** The calls of the check's screen: class Check_Route. */
import type { Advice, PageToCheck, Result, ScreenData } from '../types';

interface Pass {
  secret: string;
  pages: readonly PageToCheck[];
}

export interface Shop {
  /** Opens the shop's pages for the check, and says which there are. */
  pass(signal: AbortSignal): Promise<Pass>;
  keep(result: Result): Promise<void>;
  act(advice: Advice): Promise<void>;
  /** Stores paths that the owner has added. Returns those that are paths of the shop. */
  keepOwn(paths: readonly string[]): Promise<readonly string[]>;
}

/** @throws from each call, with the server's words or its status */
export function shopAt({ rest, nonce }: Pick<ScreenData, 'rest' | 'nonce'>): Shop {
  async function call(name: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
    const answer = await fetch(`${rest}/${name}`, {
      method: 'POST',
      headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'text/plain' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    const said = answer.status === 204 ? null : await answer.json().catch(() => null);
    if (!answer.ok) throw new Error((said as { message?: string } | null)?.message ?? String(answer.status));
    return said;
  }
  return {
    pass: async (signal) => (await call('pass', null, signal)) as Pass,
    keep: async (result) => void (await call('result', result)),
    act: async ({ do: what, what: name }) => void (await call('advice', { do: what, what: name })),
    keepOwn: async (paths) => (await call('own', paths)) as readonly string[],
  };
}
