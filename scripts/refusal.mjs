/** An error that a person can mend. Its message is one sentence, which is printed without a stack. */
export class Refusal extends Error {}
