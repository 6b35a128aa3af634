<?php
/**
 * When an island steps back for everybody. Knows nothing of WordPress.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Counts, for each island, the reports in a row in which it failed. A report in which it started and did not fail ends the row.
 *
 * Reports do not say who sends them, and one visitor may send many. So of the reports of a few minutes one counts: a row takes
 * time to grow, for a single visitor as for somebody who makes reports up.
 *
 * @phpstan-type Rows array<string, array{count: int, last: int}>
 */
final class Step_Back_Rule {

	/** So many failures in a row are no chance. */
	const MOST = 10;

	/** Seconds that lie between two that count. */
	const GAP = 120;

	/** What waits for consent would start for everybody, and anybody can make reports up. */
	const NEVER = array( 'consent' );

	/**
	 * The rows after one more report.
	 *
	 * @param array         $rows   The rows before.
	 * @param Beacon_Report $report What was told.
	 * @param int           $now    In seconds since 1970.
	 * @phpstan-param Rows $rows
	 * @return array<string, array{count: int, last: int}>
	 */
	public static function next( array $rows, Beacon_Report $report, $now ) {
		$rows = array_diff_key( $rows, array_flip( $report->started ) );
		foreach ( array_diff( $report->failed, self::NEVER ) as $island ) {
			$row = isset( $rows[ $island ] ) ? $rows[ $island ] : array(
				'count' => 0,
				'last'  => 0,
			);
			// A clock that was put back must not stop the count.
			if ( abs( $now - $row['last'] ) >= self::GAP ) {
				$rows[ $island ] = array(
					'count' => $row['count'] + 1,
					'last'  => $now,
				);
			}
		}
		return $rows;
	}

	/**
	 * The islands whose row is long enough.
	 *
	 * @param array $rows The rows.
	 * @phpstan-param Rows $rows
	 * @return string[]
	 */
	public static function reached( array $rows ) {
		return array_keys( array_filter( $rows, fn( $row ) => $row['count'] >= self::MOST ) );
	}
}
