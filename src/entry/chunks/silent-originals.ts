/** Decides who owns a host whose original can be recognised by its tag alone. Fetched when an island yields. */
export * from '../../runtime/silentOriginals';
