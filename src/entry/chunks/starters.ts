/** Starts WordPress' players in HTML that comes later: few shops print any. */

export * from '../../bridge/page/starters';
