<?php
/**
 * One figure: how often something happened on a day, on a kind of page and in a mode.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Knows nothing of WordPress. Checks what a source gives, because any code may have written there. So no word of a
 * figure has a comma, a quote or a sign that HTML or a spreadsheet would read.
 *
 * @phpstan-type Figure array{day: string, page: string, mode: string, what: string, name: string, code: string, count: int, slow: int, slowest: int}
 */
final class Beacon_Figure {

	const KEYS = array( 'day', 'page', 'mode', 'what', 'name', 'code', 'count', 'slow', 'slowest' );

	/** How long after a time its day is shown, in days. */
	const OLDEST = 30;

	/** What a figure counts. */
	const WHATS = array( 'view', 'vital', 'script', 'error', 'tap', 'add' );

	/**
	 * Reads a row of a source. Gives null if it is no figure.
	 *
	 * @param mixed[] $row Untrusted: texts or numbers by KEYS.
	 * @return Figure|null
	 */
	public static function read( array $row ) {
		$text   = fn( string $key ) => isset( $row[ $key ] ) && is_scalar( $row[ $key ] ) ? (string) $row[ $key ] : '';
		$number = fn( string $key ) => ctype_digit( $text( $key ) ) ? (int) $text( $key ) : -1;
		$figure = array(
			'day'     => $text( 'day' ),
			'page'    => $text( 'page' ),
			'mode'    => $text( 'mode' ),
			'what'    => $text( 'what' ),
			'name'    => $text( 'name' ),
			'code'    => $text( 'code' ),
			'count'   => $number( 'count' ),
			'slow'    => $number( 'slow' ),
			'slowest' => $number( 'slowest' ),
		);
		$known  = in_array( $figure['page'], Beacon_Report::PAGES, true ) && in_array( $figure['mode'], Beacon_Report::MODES, true ) && in_array( $figure['what'], self::WHATS, true );
		$short  = preg_match( '/^\d{4}-\d\d-\d\d [a-z\d-]{0,48} (?:[a-z][\w-]{0,47})?$/iD', "$figure[day] $figure[name] $figure[code]" );
		return $known && $short && min( $figure['count'], $figure['slow'], $figure['slowest'] ) >= 0 ? $figure : null;
	}

	/**
	 * The oldest day that is shown.
	 *
	 * @param int $now In seconds since 1970.
	 * @return string Such as 2026-11-26.
	 */
	public static function oldest_day( $now ) {
		return gmdate( 'Y-m-d', $now - self::OLDEST * DAY_IN_SECONDS );
	}
}
