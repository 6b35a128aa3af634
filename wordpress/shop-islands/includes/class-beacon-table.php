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
 * One row for each day, kind of page, mode and thing that was counted. No row describes one visit. Rows are deleted at
 * a certain age. Names and codes of errors are the sender's, so a day has a greatest number of rows: after that, new
 * kinds of errors are not counted. All else, which has few kinds, still is.
 *
 * @phpstan-import-type Figure from Beacon_Figure
 */
final class Beacon_Table implements Beacon_Source {

	/** The table's name, behind the database's prefix. */
	const NAME = 'shop_islands_beacon';

	/** With this many rows, a day takes no new kind of error. */
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
	 * @param Beacon_Report $report    What was told.
	 * @param int           $now       In seconds since 1970.
	 * @param int           $new_kinds How many kinds of errors that the day does not know yet are counted at most.
	 * @return int How many of them there were.
	 */
	public static function count( Beacon_Report $report, $now, $new_kinds ) {
		self::forget( $now );
		$day   = gmdate( 'Y-m-d', $now );
		$left  = self::rows_of( $day ) >= self::MOST_A_DAY ? 0 : $new_kinds;
		$added = 0;
		foreach ( $report->rows as $row ) {
			$key      = array( $day, $report->page, $report->mode, $row['what'], $row['name'], $row['code'] );
			$is_error = 'error' === $row['what'];
			if ( $is_error && $added >= $left ) {
				self::run( 'UPDATE %i SET count = count + %d, slow = slow + %d, slowest = GREATEST(slowest, %d) WHERE day = %s AND page = %s AND mode = %s AND what = %s AND name = %s AND code = %s', self::name(), $row['count'], $row['slow'], $row['slowest'], ...$key );
			} else {
				$key[] = $row['count'];
				$rows  = self::run( 'INSERT INTO %i VALUES (%s, %s, %s, %s, %s, %s, %d, %d, %d) ON DUPLICATE KEY UPDATE count = count + VALUES(count), slow = slow + VALUES(slow), slowest = GREATEST(slowest, VALUES(slowest))', self::name(), ...array_merge( $key, array( $row['slow'], $row['slowest'] ) ) );
				// The database tells 1 for a new row, and 2 for one that was there.
				$added += $is_error && 1 === $rows ? 1 : 0;
			}
		}
		return $added;
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
	public function figures( $now ) {
		$wpdb = self::database();
		self::forget( $now );
		$found = $wpdb->get_results( 'SELECT * FROM `' . self::name() . '` ORDER BY day DESC, page, mode, what, name, code', ARRAY_A );
		return array_values( array_filter( array_map( array( Beacon_Figure::class, 'read' ), $found ? $found : array() ) ) );
	}

	/**
	 * Removes what is too old.
	 *
	 * @param int $now In seconds since 1970.
	 */
	private static function forget( $now ): void {
		self::run( 'DELETE FROM %i WHERE day < %s', self::name(), Beacon_Figure::oldest_day( $now ) );
	}

	/**
	 * Runs a statement. No page shows an error when the table is missing.
	 *
	 * @param literal-string $query     With placeholders.
	 * @param string|int     ...$values What stands in their places.
	 * @return int|bool What the database tells of the rows.
	 */
	private static function run( $query, ...$values ) {
		$wpdb     = self::database();
		$is_shown = $wpdb->hide_errors();
		$rows     = $wpdb->query( (string) $wpdb->prepare( $query, $values ) );
		if ( $is_shown ) {
			$wpdb->show_errors();
		}
		return $rows;
	}
}
