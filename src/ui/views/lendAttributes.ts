/** Owns attributes that a server's element has for a while. */

/** Attributes by name, as in JSX; undefined leaves an attribute as it is. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Attributes that one element has for a while, and that may change meanwhile. */
export interface Loan {
  /** Sets attributes. It removes none meanwhile, because an element that loses its `tabindex` would lose the focus. */
  lend(attributes: Attributes): void;
  /** Restores the former attributes. An attribute that another script has changed since stays as it is. */
  giveBack(): void;
}

/** Starts a loan without any attribute. */
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

/** Sets attributes on a server's element. Returns a function that restores the former ones. */
export function lendAttributes(element: Element, attributes: Attributes): () => void {
  const { lend, giveBack } = createLoan(element);
  lend(attributes);
  return giveBack;
}
