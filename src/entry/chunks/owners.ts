/** Who owns a host whose original is told by its tag alone. Fetched where an island yields. */
export * from '../../runtime/owners';
