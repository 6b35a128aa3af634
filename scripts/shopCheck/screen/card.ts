/** Shows a page's result: a line with the verdict, the differences, and what to do about them. */
import type { Finding as DoctorsFinding } from '../../doctor/types';
import type { Advice, PageResult, Told } from '../types';
import { button, element } from './element';
import { kilobytes, type Say } from './texts';

export interface CardActions {
  say: Say;
  language: string;
  /** Does what is advised; rejects where the shop refuses. */
  onAdvice(advice: Advice): Promise<void>;
  /** Looks at the page again. */
  onAgain(page: PageResult): void;
  settings: string;
}

/** Bytes below which a difference is not told. */
const NOTHING = 500;

/** How many differences are shown; the downloaded file has all of them. */
const MOST = 10;

/** The page's result in one line. */
export function lineOf({ verdict, unseen, off, on }: PageResult, say: Say, language: string): string {
  if (verdict === 'unseen') return say('unseen', unseen);
  const less = off.bytes - on.bytes;
  const size = kilobytes(less, language);
  const isNothing = Math.abs(less) < NOTHING;
  if (verdict === 'same') return isNothing ? say('same') : say(less > 0 ? 'sameLess' : 'sameMore', size);
  return isNothing ? say(verdict) : `${say(verdict)}. ${say(less > 0 ? 'less' : 'more', size)}`;
}

/** Why something does not work, and the button that does what is advised. */
function adviceOf(advice: Advice, { say, onAdvice, settings }: CardActions): HTMLElement {
  const answer = element('span', { className: 'shop-islands-check-answer' });
  answer.setAttribute('role', 'status');
  const act = button(say(`do-${advice.do}`, advice.what), async () => {
    act.disabled = true;
    try {
      await onAdvice(advice);
      answer.replaceChildren(`${say('did')} `, element('a', { href: settings }, say('settings')));
    } catch (error) {
      act.disabled = false;
      answer.replaceChildren(say('failed', String(error instanceof Error ? error.message : error)));
    }
  });
  return element('p', {}, `${say(advice.why, ...advice.words)} `, act, ' ', answer);
}

/** One advice for all findings that have the same. */
function groups(findings: readonly Told[]): { findings: Told[]; advice: Advice | undefined }[] {
  const all = new Map<string, { findings: Told[]; advice: Advice | undefined }>();
  for (const finding of findings) {
    const key = finding.advice ? `${finding.advice.do} ${finding.advice.what}` : '';
    const group = all.get(key) ?? { findings: [], advice: finding.advice };
    group.findings.push(finding);
    all.set(key, group);
  }
  return [...all.values()];
}

const findingsOf = ({ findings }: PageResult, actions: CardActions): HTMLElement[] =>
  groups(findings).flatMap(({ findings: some, advice }) => [
    element(
      'ul',
      {},
      ...some.slice(0, MOST).map(({ kind, words, level, widths }) => {
        const made = element('li', { className: `is-${level}` }, actions.say(kind, ...words));
        if (widths.length === 1) made.append(` (${widths[0]} px)`);
        return made;
      }),
    ),
    ...(advice ? [adviceOf(advice, actions)] : []),
  ]);

/** Notes on the work that is left to other scripts, and on why jQuery stays. */
function notesOf({ left, jquery, stays, yielded }: PageResult, say: Say): HTMLElement[] {
  const why = stays.map((stay) => (stay.why ? say('because', stay.handle, stay.why) : stay.handle));
  const notes = [
    left.includes('*') && say('leftAlone'),
    jquery.off && !jquery.on && say('jqueryLeaves'),
    jquery.on && why.length > 0 && say('jqueryStays', why.join(', ')),
    yielded.length > 0 && say('yielded', yielded.join(', ')),
  ];
  return notes.flatMap((note) => (note ? [element('p', { className: 'description' }, note)] : []));
}

const doctorsLine = ({ level, island, what, why, fix }: DoctorsFinding) =>
  element('li', {}, `${level}: ${island ? `${island}: ` : ''}${what} ${why} ${fix}`);

/** A page's card. */
export function cardOf(page: PageResult, actions: CardActions): HTMLElement {
  const { say, language, onAgain } = actions;
  const line = lineOf(page, say, language);
  return element(
    'section',
    { className: `shop-islands-check-card is-${page.verdict}` },
    element('h3', {}, page.name),
    element('p', { className: 'shop-islands-check-line' }, line),
    ...findingsOf(page, actions),
    ...notesOf(page, say),
    ...(page.doctor.length
      ? [
          element(
            'details',
            {},
            element('summary', {}, say('developer')),
            element('ul', { lang: 'en', dir: 'ltr' }, ...page.doctor.map(doctorsLine)),
          ),
        ]
      : []),
    element(
      'p',
      {},
      button(say('againHere'), () => onAgain(page), 'button button-small'),
      ' ',
      element('a', { href: page.url }, say('open')),
    ),
  );
}
