/** Faults that tests order for one visitor: late, refused, broken, dropped. */

export interface Fault {
  /** Part of the address it applies to, such as `add_to_cart`; "" for every call. */
  on: string;
  /** How often; default 1. */
  times?: number;
  /** Milliseconds to wait before anything is done. */
  delay?: number;
  /** Answer with this status instead of doing it. */
  status?: number;
  /** Answer with this body instead of doing it. */
  body?: string;
  /** Lead to this address instead of doing it. */
  redirect?: string;
  /** Do it, and then answer with this body or status, or drop the connection. */
  after?: { body?: string; status?: number; drop?: boolean; delay?: number };
  /** Drop the connection without doing it. */
  drop?: boolean;
}

/** Takes the first fault that applies off the list, once its times are used up. */
export function takeFault(faults: Fault[], address: string): Fault | undefined {
  const index = faults.findIndex(({ on }) => address.includes(on));
  const fault = faults[index];
  if (!fault) return undefined;
  fault.times = (fault.times ?? 1) - 1;
  if (fault.times <= 0) faults.splice(index, 1);
  return fault;
}
