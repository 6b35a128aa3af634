/** Owns telling the shopper that a product could not be removed from the comparison. */
import { untilStore } from '../state/untilStore';
import { say } from '../texts/say';
import { couldNotRemove, somethingWrong, tryAgain } from '../texts/table';
import { notify } from '../ui/messages/notify';
import { pageComparison } from './pageLists';

/** Shows the message until the product has left the list. @param name "" for a product without a name */
export function tellUnremoved(productId: number, name: string, run: () => void): void {
  const until = untilStore(pageComparison().$ids, (ids) => !ids.includes(productId));
  const text = name ? say(couldNotRemove, { name }) : say(somethingWrong);
  void notify({ kind: 'error', text, action: { label: say(tryAgain), run, about: productId }, until });
}
