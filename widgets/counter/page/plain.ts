/** Owns a number that counts while the view is not there. It shows the same as View.tsx and Roll.tsx, without React. */

import { adoptStyles } from '../../../src/bridge/page/styles';
import type { Cleanup, Served } from '../../../src/island/types';
import { make } from '../../../src/ui/make';
import { createLoan } from '../../../src/ui/views/lendAttributes';
import { COLUMN, type Counter, DIGIT } from '../contract';
import { between, rolled } from '../rules';
import type { CounterStore } from '../store';
import css from '../styles.css?inline';

/** Puts digits that roll into the host. Returns how to roll them. */
function makeRoll(text: string, host: HTMLElement): (share: number) => void {
  const columns = new Map<HTMLElement, string>();
  const digitOf = (sign: string) => {
    const column = make('span', {}, COLUMN);
    columns.set(column, sign);
    return make('span', { className: DIGIT }, sign, column);
  };
  host.replaceChildren(
    make('bdi', { dir: 'ltr' }, ...[...text].map((sign) => (/\d/.test(sign) ? digitOf(sign) : sign))),
  );
  return (share) => {
    for (const [column, sign] of columns) column.style.translate = rolled(sign, share);
  };
}

/** Makes the number count, or its digits roll. Undefined where nothing counts. */
export function serveCounter({ props, store, host }: Served<Counter, CounterStore>): Cleanup | undefined {
  const { text, from, to = 0, isSliding } = props;
  if (!store.$isCounting.get()) return undefined;
  adoptStyles(css);
  const server = [...host.childNodes];
  const [number, name] = [createLoan(host), createLoan(host)];
  number.lend({ translate: 'no' });
  name.lend({ role: 'img', 'aria-label': text });
  const write = (shown: string) => {
    host.textContent = shown;
  };
  const show = isSliding ? makeRoll(text, host) : (share: number) => write(between(from, to, share));
  const stop = store.$share.subscribe((share) => {
    if (share < 1) return show(share);
    write(text);
    name.giveBack();
  });
  return () => {
    stop();
    name.giveBack();
    number.giveBack();
    host.replaceChildren(...server);
  };
}
