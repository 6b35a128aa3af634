/** What islands need whose stores serve the server's nodes until their views come: when that is, and their atoms. */
export * from '../../state/timeAtom';
export * from '../../ui/inTime';
