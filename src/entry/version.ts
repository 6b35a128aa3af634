/** The package's version; the build writes it in. */
declare const __VERSION__: string;

export const version: string = __VERSION__;
