/** Gives views their words; views do not reach into the bridge. */
export { sayCount } from '../bridge/textCount';
export { say } from '../bridge/texts';
