<?php
/**
 * Where the reports page has its figures from.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * There are two sources: the shop's own table (class Beacon_Table), and ClickHouse (class Beacon_Clickhouse).
 *
 * @phpstan-import-type Figure from Beacon_Figure
 */
interface Beacon_Source {

	/**
	 * Every figure that is young enough, newest first; or what is wrong, for people to read.
	 *
	 * @param int $now In seconds since 1970.
	 * @return Figure[]|\WP_Error
	 */
	public function figures( $now );
}
