/**
 * Owns the rules of WordPress' directory that can be checked from the files of the plugin: those for which the
 * directory's own check refuses a plugin or warns. `tests/wordpress/readme.test.ts` has those of the readme alone;
 * escaping, nonces and texts are PHP_CodeSniffer's.
 */

const COMPRESSED = /\.(zip|gz|tgz|rar|tar|7z|phar)$/i;
const APPLICATION = /\.(a|bin|bpk|deploy|dist|distz|dmg|dms|dump|elc|exe|iso|lha|lrf|lzh|o|obj|pkg|sh|so)$/i;
const BAD_NAME = /[\s!@#$%^&*()+=[\]{};:"'<>,?\\|`~]/;

/** What a PHP file begins with, so that nobody can call it by its address. */
const CLOSED = /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/;

/** Functions that the directory does not allow, because they hide code or run what comes from elsewhere. */
const FORBIDDEN = /\b(eval|base64_decode|str_rot13|gzinflate|create_function|shell_exec|passthru|proc_open)\s*\(/;

/** Addresses that no page calls: names of formats, examples, and addresses in messages for developers. */
const NOT_CALLED = /^(www\.w3\.org|www\.gnu\.org|github\.com|react\.dev)$|\.(example|invalid)$/;

const isPhp = (path: string) => path.endsWith('.php');

/** The hosts that code names, without those in comments of PHP. */
function hostsIn(path: string, text: string): string[] {
  const code = isPhp(path) ? text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '') : text;
  return [...code.matchAll(/https?:\/\/([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = '']) => host.toLowerCase());
}

/** What is wrong with one file's name. */
const nameProblems = (path: string): string[] =>
  [
    path.split('/').some((part) => part.startsWith('.')) && 'is hidden',
    COMPRESSED.test(path) && 'is compressed',
    APPLICATION.test(path) && 'is a program',
    BAD_NAME.test(path) && 'has a sign in its name that some systems do not take',
  ].flatMap((problem) => (problem ? [`${path} ${problem}.`] : []));

/** What is wrong with one file's content. */
const codeProblems = (path: string, text: string): string[] =>
  [
    isPhp(path) && !CLOSED.test(text) && 'can be called by its address: it lacks the line with ABSPATH',
    isPhp(path) && FORBIDDEN.test(text) && `calls ${FORBIDDEN.exec(text)?.[1]}()`,
    isPhp(path) && /\?>\s*$/.test(text) && 'ends with ?>',
    /\.(js|css)$/.test(path) && /sourceMappingURL/.test(text) && 'names a source map, which is not in the plugin',
  ].flatMap((problem) => (problem ? [`${path} ${problem}.`] : []));

/** A field of the plugin's header; "" if it is not there. */
const field = (header: string, name: string) => new RegExp(`^ \\* ${name}: +(.+)$`, 'm').exec(header)?.[1] ?? '';

/** What is wrong with the plugin's header, and with what the readme has to say of the files. */
function headerProblems(header: string, readme: string, slug: string, hosts: readonly string[]): string[] {
  const [home, author] = [field(header, 'Plugin URI'), field(header, 'Author URI')];
  return [
    field(header, 'Text Domain') !== slug && `The text domain is not the folder's name, ${slug}.`,
    !/^[\w -]{5,}$/.test(field(header, 'Plugin Name')) && 'The plugin has no name.',
    !field(header, 'Description') && 'The header has no description.',
    ![home, author].every((address) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(address)) &&
      'The header has no addresses of the plugin and the author.',
    home === author && 'The plugin and the author have the same address.',
    !/\bdist\b[^\n]*\bminified\b[^\n]*https:\/\//.test(readme) &&
      'The readme does not say where the source of dist is.',
    ...hosts
      .filter((host) => !readme.includes(host))
      .map((host) => `The readme does not say what ${host} is called for.`),
  ].filter((problem): problem is string => !!problem);
}

/**
 * Everything for which the directory would refuse the plugin, as sentences; none if it is fine.
 * @param files of the plugin, by their paths, which begin with the plugin's folder
 */
export function problemsOf(files: ReadonlyMap<string, Buffer>): string[] {
  const paths = [...files.keys()];
  const [slug = ''] = paths[0]?.split('/') ?? [];
  const texts = paths.map((path): [string, string] => [path, String(files.get(path))]);
  const text = (name: string) => String(files.get(`${slug}/${name}`) ?? '');
  const code = texts.filter(([path]) => /\.(php|js|css)$/.test(path));
  const hosts = [...new Set(code.flatMap(([path, content]) => hostsIn(path, content)))].filter(
    (host) => !NOT_CALLED.test(host),
  );
  const lower = paths.map((path) => path.toLowerCase());
  return [
    ...paths.flatMap(nameProblems),
    ...paths
      .filter((path, at) => lower.indexOf(path.toLowerCase()) !== at)
      .map((path) => `${path} differs from another file by capitals alone.`),
    ...texts.flatMap(([path, content]) => codeProblems(path, content)),
    ...headerProblems(text(`${slug}.php`), text('readme.txt'), slug, hosts.sort()),
  ];
}
