/** Gives views their words; views do not reach into the bridge. */
export { say } from '../bridge/texts';
