/**
 * `npm run follow -- OLD NEW`: prints what changed for a shop's pages between two unpacked copies of WooCommerce, and
 * which islands read it (docs/upgrading.md). Each copy is a folder that holds woocommerce.php.
 */
import { compare } from './follow/compare';
import { readCopy } from './follow/copy';
import { problemOf } from './follow/problem';
import { concernsOf } from './follow/readers';
import { reportOf } from './follow/report';
import { readRooms } from './follow/rooms';

const given = process.argv.slice(2);
const problem = problemOf(given);
if (problem) {
  console.error(problem);
  process.exit(2);
}
const [before, after] = given.map(readCopy) as [ReturnType<typeof readCopy>, ReturnType<typeof readCopy>];
console.log(reportOf(before, after, concernsOf(compare(before, after), readRooms())));
