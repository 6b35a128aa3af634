/** Looks at the page's Content Security Policies: whether the islands may load code, call the shop and write HTML. */
import { inlineTexts } from '../readGlobals';
import { ownTags } from '../readScripts';
import type { Finding, Page, PageScript } from '../types';

type Policy = ReadonlyMap<string, readonly string[]>;

const parse = (text: string): Policy => {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name.toLowerCase(), values]));
};

/** The policies that are enforced; one header may hold several. */
function policiesOf({ headers, document }: Page): Policy[] {
  const metas = [...document.querySelectorAll('meta[http-equiv]')].filter((meta) =>
    /^content-security-policy$/i.test(meta.getAttribute('http-equiv') ?? ''),
  );
  return [
    ...(headers.get('content-security-policy') ?? '').split(','),
    ...metas.map((meta) => meta.getAttribute('content') ?? ''),
  ]
    .filter((text) => text.trim())
    .map(parse);
}

const sourcesOf = (policy: Policy, directive: string) => policy.get(directive) ?? policy.get('default-src');

/** True when a host source such as `https://*.example:443/path` allows an address. Does not compare paths. */
function isHostFor(source: string, { protocol, host, hostname }: URL): boolean {
  if (source === '*') return true;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source === protocol;
  const [, scheme, name = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/]+)/i.exec(source) ?? [];
  if (scheme && `${scheme}:` !== protocol && !(scheme === 'http' && protocol === 'https:')) return false;
  const bare = name.replace(/:\*$/, '');
  return bare.startsWith('*.') ? hostname.endsWith(bare.slice(1)) : bare === host || bare === hostname;
}

const allows = (sources: readonly string[] | undefined, address: string, page: string): boolean =>
  !sources ||
  sources.some((source) =>
    source === "'self'" ? new URL(address).origin === new URL(page).origin : isHostFor(source, new URL(address)),
  );

/** Whether the policy names the nonce of this tag. The browser then trusts its chunks too. */
const isNamed = (sources: readonly string[], { element }: PageScript): boolean =>
  sources.includes(`'nonce-${element.getAttribute('nonce')}'`);

/** With 'strict-dynamic', only scripts with a listed nonce or hash run; addresses and 'self' do not count. */
const namedOnlyFinding = (sources: readonly string[], { element }: PageScript): Finding[] =>
  sources.includes(`'${element.getAttribute('integrity')}'`)
    ? []
    : [
        {
          level: 'error',
          what: "The policy’s script-src has 'strict-dynamic', and the islands’ tag has no nonce that it names.",
          why: 'The browser drops the tag, whatever addresses the policy allows.',
          fix: 'Print the policy’s nonce on the tag: nonce="…".',
        },
      ];

function scriptFinding(policy: Policy, { address, scripts }: Page): Finding[] {
  const tag = ownTags(scripts)[0];
  const sources = sourcesOf(policy, 'script-src-elem') ?? sourcesOf(policy, 'script-src');
  if (!tag || !sources || isNamed(sources, tag)) return [];
  if (sources.includes("'strict-dynamic'")) return namedOnlyFinding(sources, tag);
  if (allows(sources, tag.src, address)) return [];
  const { origin } = new URL(tag.src);
  return [
    {
      level: 'error',
      what: `The policy’s script-src does not allow ${origin}.`,
      why: 'Neither the islands’ script nor its chunks are loaded.',
      fix: `Add ${origin} to script-src${origin === new URL(address).origin ? ", or 'self'" : ''}.`,
    },
  ];
}

const callFinding = (policy: Policy, { address }: Page): Finding[] =>
  allows(sourcesOf(policy, 'connect-src'), address, address)
    ? []
    : [
        {
          level: 'error',
          what: 'The policy’s connect-src does not allow the shop’s own origin.',
          why: 'No call can be made.',
          fix: "Add 'self' to connect-src.",
        },
      ];

function typesFinding(policy: Policy): Finding[] {
  const names = policy.get('trusted-types');
  if (!names || names.includes('*') || names.includes('shop-islands')) return [];
  return [
    {
      level: 'error',
      what: 'The policy’s trusted-types does not name "shop-islands".',
      why: 'No HTML of the server can be shown.',
      fix: 'Add shop-islands to trusted-types.',
    },
  ];
}

function inlineFinding(policy: Policy, { document }: Page): Finding[] {
  const sources = sourcesOf(policy, 'script-src');
  if (!sources || sources.some((source) => /^'(?:unsafe-inline|nonce-|sha\d+-)/.test(source))) return [];
  if (!inlineTexts(document).some((text) => /\bwc_\w+_params\s*=/.test(text))) return [];
  return [
    {
      level: 'error',
      what: 'The policy’s script-src forbids inline scripts, and the shop prints its globals by inline scripts.',
      why: 'The browser drops them.',
      fix: 'Give them in the config script: { "globals": { … } }.',
    },
  ];
}

/** Nothing can be said about a page of unknown address. */
export function checkPolicy(page: Page): Finding[] {
  if (!page.address) return [];
  return policiesOf(page).flatMap((policy) => [
    ...scriptFinding(policy, page),
    ...callFinding(policy, page),
    ...typesFinding(policy),
    ...inlineFinding(policy, page),
  ]);
}
