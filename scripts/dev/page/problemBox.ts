/** The box in which a page shows the problems of a build. Its texts are never read as HTML. */
import { type Problem, placeOf } from '../problems';

const ID = 'shop-islands-dev-problems';

/** Set one by one, because a page's policy may refuse a style attribute. */
const BOX: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '2147483647',
  maxHeight: '60vh',
  overflow: 'auto',
  boxSizing: 'border-box',
  padding: '16px',
  background: '#1f1014',
  color: '#fff',
  borderTop: '4px solid #e5484d',
  font: '14px/1.5 ui-monospace, monospace',
  textAlign: 'left',
  direction: 'ltr',
};
const LINE: Partial<CSSStyleDeclaration> = { margin: '0 0 8px', color: 'inherit', font: 'inherit' };
const PLACE: Partial<CSSStyleDeclaration> = { ...LINE, color: '#ff9592' };
const SOURCE: Partial<CSSStyleDeclaration> = { ...LINE, padding: '0', background: 'none', whiteSpace: 'pre-wrap' };

function element(name: string, style: Partial<CSSStyleDeclaration>, text = ''): HTMLElement {
  const made = document.createElement(name);
  Object.assign(made.style, style);
  made.textContent = text;
  return made;
}

const rows = (problem: Problem): HTMLElement[] => [
  ...(problem.file ? [element('p', PLACE, placeOf(problem))] : []),
  element('p', { ...LINE, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, problem.text),
  ...(problem.source ? [element('pre', SOURCE, problem.source)] : []),
];

/** Shows the problems in place of those before; an empty list takes the box away. */
export function showProblems(problems: readonly Problem[]): void {
  document.getElementById(ID)?.remove();
  if (!problems.length) return;
  const box = element('div', BOX);
  box.id = ID;
  box.setAttribute('role', 'alert');
  // A box that scrolls needs the focus to be scrolled by keys.
  box.tabIndex = 0;
  box.append(element('p', { ...LINE, fontWeight: 'bold' }, 'The build has failed.'), ...problems.flatMap(rows));
  document.body.append(box);
}
