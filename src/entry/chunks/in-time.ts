/**
 * The code for islands whose stores serve the server's nodes until their views come: it decides when a view comes, and
 * holds their atoms.
 */
export * from '../../state/timeAtom';
export * from '../../ui/views/inTime';
