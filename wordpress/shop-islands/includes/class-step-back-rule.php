<?php
/**
 * When an island steps back for everybody. Knows nothing of WordPress.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Counts, for each island, the clients in a row for which it failed. A report in which it started and did not fail ends
 * the row.
 *
 * Anybody can make reports up. So a row counts each group of clients once, and only one report within a few minutes. A
 * client that sends the same again and again does not make a row longer.
 *
 * @phpstan-type Row array{groups: int[], since: int, last: int}
 * @phpstan-type Rows array<string, Row>
 */
final class Step_Back_Rule {

	/** This many failures in a row are no coincidence. */
	const MOST = 10;

	/** How many seconds lie between two reports that count. */
	const GAP = 120;

	/**
	 * How many seconds a row lasts at most. A client's group changes with the day, so an older row could count it often.
	 */
	const LONGEST = 86400;

	/**
	 * The rows after one more report.
	 *
	 * @param array         $rows   The rows before.
	 * @param Beacon_Report $report What was told.
	 * @param int           $group  Of the client that told it.
	 * @param int           $now    In seconds since 1970.
	 * @param string[]      $never  Islands that have no row.
	 * @phpstan-param Rows $rows
	 * @return array<string, array{groups: int[], since: int, last: int}>
	 */
	public static function next( array $rows, Beacon_Report $report, $group, $now, array $never ) {
		$rows = array_diff_key( $rows, array_flip( $report->started ) );
		foreach ( array_diff( $report->failed, $never ) as $island ) {
			$row = isset( $rows[ $island ] ) && abs( $now - $rows[ $island ]['since'] ) < self::LONGEST ? $rows[ $island ] : self::begin( $now );
			// A clock that was put back must not stop the count.
			if ( abs( $now - $row['last'] ) >= self::GAP && ! in_array( $group, $row['groups'], true ) ) {
				$row['groups'][] = $group;
				$row['last']     = $now;
				$rows[ $island ] = $row;
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
		return array_keys( array_filter( $rows, fn( $row ) => count( $row['groups'] ) >= self::MOST ) );
	}

	/**
	 * A row without a failure.
	 *
	 * @param int $now In seconds since 1970.
	 * @return Row
	 */
	private static function begin( $now ) {
		return array(
			'groups' => array(),
			'since'  => $now,
			'last'   => 0,
		);
	}
}
