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
		self::run( 'DROP TABLE IF EXISTS %i', self::name() );
	}

	/**
	 * Removes all figures.
	 */
	public static function clear(): void {
		self::run( 'DELETE FROM %i', self::name() );
	}

	/**
	 * Counts a report, and forgets what is too old.
	 *
	 * @param Beacon_Report $report What was told.
	 * @param int           $now    In seconds since 1970.
	 */
	public static function count( Beacon_Report $report, $now ): void {
		self::forget( $now );
		$day     = gmdate( 'Y-m-d', $now );
		$is_full = self::rows_of( $day ) >= self::MOST_A_DAY;
		foreach ( $report->rows as $row ) {
			$key = array( $day, $report->page, $report->mode, $row['what'], $row['name'], $row['code'] );
			if ( $is_full ) {
				self::run( 'UPDATE %i SET count = count + %d, slow = slow + %d, slowest = GREATEST(slowest, %d) WHERE day = %s AND page = %s AND mode = %s AND what = %s AND name = %s AND code = %s', self::name(), $row['count'], $row['slow'], $row['slowest'], ...$key );
			} else {
				$key[] = $row['count'];
				self::run( 'INSERT INTO %i VALUES (%s, %s, %s, %s, %s, %s, %d, %d, %d) ON DUPLICATE KEY UPDATE count = count + VALUES(count), slow = slow + VALUES(slow), slowest = GREATEST(slowest, VALUES(slowest))', self::name(), ...array_merge( $key, array( $row['slow'], $row['slowest'] ) ) );
			}
		}
	}

	/**
	 * How many rows a day has.
	 *
	 * @param string $day Such as 2026-11-26.
	 * @return int
	 */
	private static function rows_of( $day ) {
		return (int) self::database()->get_var( self::database()->prepare( 'SELECT COUNT(*) FROM %i WHERE day = %s', self::name(), $day ) );
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
		return array_map( array( self::class, 'typed' ), $found ? $found : array() );
	}

	/**
	 * Removes what is too old.
	 *
	 * @param int $now In seconds since 1970.
	 */
	private static function forget( $now ): void {
		self::run( 'DELETE FROM %i WHERE day < %s', self::name(), gmdate( 'Y-m-d', $now - self::OLDEST * DAY_IN_SECONDS ) );
	}

	/**
	 * Runs a statement. A table that is missing is no page's business.
	 *
	 * @param literal-string $query     With placeholders.
	 * @param string|int     ...$values What stands in their places.
	 */
	private static function run( $query, ...$values ): void {
		$wpdb     = self::database();
		$is_shown = $wpdb->hide_errors();
		$wpdb->query( (string) $wpdb->prepare( $query, $values ) );
		if ( $is_shown ) {
			$wpdb->show_errors();
		}
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
