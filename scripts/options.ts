/** Reads options of a script: `--name NUMBER`. */

/** A number that follows `--name`, or else `otherwise`. */
export function numberOption(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}
