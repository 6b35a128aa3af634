/** What a person can mend, in one sentence: it is printed without a stack. */
export class Refusal extends Error {}
