/** Owns attributes that stand on a server's element for a while. */

/** Attributes by name, as JSX takes them too; undefined leaves what is there. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes that are lent to one element, and may change meanwhile. */
export interface Loan {
  /** Sets attributes. None is taken off for it: an element without `tabindex` would lose the focus. */
  lend(attributes: Attributes): void;
  /** Gives back what was there before; an attribute that somebody else has changed since stays as it is. */
  giveBack(): void;
}

/** Begins a loan, with nothing lent yet. */
export function createLoan(element: Element): Loan {
  const lent = new Map<string, { value: string; before: string | null }>();
  return {
    lend(attributes) {
      for (const [name, given] of Object.entries(attributes)) {
        if (given === undefined) continue;
        const value = String(given);
        const { before } = lent.get(name) ?? { before: element.getAttribute(name) };
        lent.set(name, { value, before });
        element.setAttribute(name, value);
      }
    },
    giveBack() {
      for (const [name, { value, before }] of lent) {
        if (element.getAttribute(name) !== value) continue;
        if (before === null) element.removeAttribute(name);
        else element.setAttribute(name, before);
      }
    },
  };
}

/** Sets attributes on an element of the server's. Returns what gives back those that were there before. */
export function lendAttributes(element: Element, attributes: Attributes): () => void {
  const { lend, giveBack } = createLoan(element);
  lend(attributes);
  return giveBack;
}
