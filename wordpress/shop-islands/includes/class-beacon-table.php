<?php
/**
 * The beacon's figures in the database.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- a table of the plugin's own: its name is the prefix and a constant, and its figures change with every report.

/**
 * One row for each day, kind of page, mode and thing that was counted. No row is of one visit. Rows have a greatest age, and
 * a day has a greatest number of them: what is new after that is not counted, what is known still is.
 *
 * @phpstan-type Figure array{day: string, page: string, mode: string, what: string, name: string, code: string, count: int, slow: int, slowest: int}
 */
final class Beacon_Table {

	/** Behind the database's prefix. */
	const NAME = 'shop_islands_beacon';

	/** In days. */
	const OLDEST = 30;

	const MOST_A_DAY = 1000;

	/**
	 * The table's name on this site.
	 *
	 * @return string
	 */
	private static function name() {
		return self::database()->prefix . self::NAME;
	}

	/**
	 * WordPress' database.
	 *
	 * @return \wpdb
	 */
	private static function database() {
		/**
		 * WordPress' own.
		 *
		 * @var \wpdb $wpdb
		 */
		global $wpdb;
		return $wpdb;
	}

	/**
	 * Makes the table, if it is not there.
	 */
	public static function create(): void {
		$name = self::name();
		self::database()->query(
			"CREATE TABLE IF NOT EXISTS `$name` (
				day date NOT NULL,
				page varchar(16) NOT NULL,
				mode varchar(16) NOT NULL,
				what varchar(16) NOT NULL,
				name varchar(48) NOT NULL,
				code varchar(48) NOT NULL,
				count bigint unsigned NOT NULL,
				slow bigint unsigned NOT NULL,
				slowest int unsigned NOT NULL,
				PRIMARY KEY (day, page, mode, what, name, code)
			) CHARACTER SET ascii"
		);
	}

	/**
	 * Removes it with all that it holds.
	 */
	public static function drop(): void {
		self::database()->query( 'DROP TABLE IF EXISTS `' . self::name() . '`' );
	}

	/**
	 * Removes all figures.
	 */
	public static function clear(): void {
		self::database()->query( 'DELETE FROM `' . self::name() . '`' );
	}

	/**
	 * Counts a report, and forgets what is too old.
	 *
	 * @param Beacon_Report $report What was told.
	 * @param int           $now    In seconds since 1970.
	 */
	public static function count( Beacon_Report $report, $now ): void {
		$wpdb = self::database();
		$name = self::name();
		$day  = gmdate( 'Y-m-d', $now );
		self::forget( $now );
		$is_full = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM `$name` WHERE day = %s", $day ) ) >= self::MOST_A_DAY;
		foreach ( $report->rows as $row ) {
			$key     = array( $day, $report->page, $report->mode, $row['what'], $row['name'], $row['code'] );
			$figures = array( $row['count'], $row['slow'], $row['slowest'] );
			$wpdb->query(
				$is_full
				? $wpdb->prepare( "UPDATE `$name` SET count = count + %d, slow = slow + %d, slowest = GREATEST(slowest, %d) WHERE day = %s AND page = %s AND mode = %s AND what = %s AND name = %s AND code = %s", array_merge( $figures, $key ) )
				: $wpdb->prepare( "INSERT INTO `$name` VALUES (%s, %s, %s, %s, %s, %s, %d, %d, %d) ON DUPLICATE KEY UPDATE count = count + VALUES(count), slow = slow + VALUES(slow), slowest = GREATEST(slowest, VALUES(slowest))", array_merge( $key, $figures ) )
			);
		}
	}

	/**
	 * Every figure that is young enough, newest first.
	 *
	 * @param int $now In seconds since 1970.
	 * @return Figure[]
	 */
	public static function all( $now ) {
		$wpdb = self::database();
		self::forget( $now );
		$found = $wpdb->get_results( 'SELECT * FROM `' . self::name() . '` ORDER BY day DESC, page, mode, what, name, code', ARRAY_A );
		return array_map( array( self::class, 'typed' ), is_array( $found ) ? array_filter( $found, 'is_array' ) : array() );
	}

	/**
	 * Removes what is too old.
	 *
	 * @param int $now In seconds since 1970.
	 */
	private static function forget( $now ): void {
		$wpdb   = self::database();
		$oldest = gmdate( 'Y-m-d', $now - self::OLDEST * DAY_IN_SECONDS );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM `' . self::name() . '` WHERE day < %s', $oldest ) );
	}

	/**
	 * A row of the database, which gives texts, with numbers where they are.
	 *
	 * @param mixed[] $row As found.
	 * @return Figure
	 */
	private static function typed( array $row ) {
		$text = fn( string $key ) => isset( $row[ $key ] ) && is_scalar( $row[ $key ] ) ? (string) $row[ $key ] : '';
		return array(
			'day'     => $text( 'day' ),
			'page'    => $text( 'page' ),
			'mode'    => $text( 'mode' ),
			'what'    => $text( 'what' ),
			'name'    => $text( 'name' ),
			'code'    => $text( 'code' ),
			'count'   => (int) $text( 'count' ),
			'slow'    => (int) $text( 'slow' ),
			'slowest' => (int) $text( 'slowest' ),
		);
	}
}
