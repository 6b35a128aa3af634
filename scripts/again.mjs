/** The exit code of a command that wants to be started again. */
export const AGAIN = 75;
