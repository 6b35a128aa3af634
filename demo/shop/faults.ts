/** Faults that tests order for one visitor: late, refused, broken, dropped. */

export interface Fault {
  /** Part of the address it applies to, such as `add_to_cart`; "" for every call. */
  on: string;
  /** How often; default 1. */
  times?: number;
  /** Milliseconds to wait before anything is done. */
  delay?: number;
  /** Wait, before anything is done, until the test lets the call go. */
  isHeld?: boolean;
  /** Answer with this status instead of doing the call. */
  status?: number;
  /** Answer with this body instead of doing the call. */
  body?: string;
  /** Redirect to this address instead of doing the call. */
  redirect?: string;
  /** Do the call, and then answer with this body or status, or drop the connection. */
  after?: { body?: string; status?: number; drop?: boolean; delay?: number };
  /** Drop the connection without doing the call. */
  drop?: boolean;
}

/** Returns the first fault that applies, and removes it from the list once it has happened often enough. */
export function takeFault(faults: Fault[], address: string): Fault | undefined {
  const index = faults.findIndex(({ on }) => address.includes(on));
  const fault = faults[index];
  if (!fault) return undefined;
  fault.times = (fault.times ?? 1) - 1;
  if (fault.times <= 0) faults.splice(index, 1);
  return fault;
}
