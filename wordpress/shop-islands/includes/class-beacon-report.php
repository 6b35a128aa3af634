<?php
/**
 * One report of the beacon: the part of a request's body that is counted.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Knows nothing of WordPress. Anybody can send anything, so a body without the shape of a report is refused, and of a
 * report only known words, names of islands and short codes are kept. docs/beacon.md describes the shape.
 *
 * @phpstan-type Row array{what: string, name: string, code: string, count: int, slow: int, slowest: int}
 */
final class Beacon_Report {

	/** A body with more bytes is no report. */
	const LONGEST = 8000;

	const PAGES   = array( 'listing', 'product', 'cart', 'checkout', 'account', 'other' );
	const MODES   = array( 'islands', 'both', 'original', 'missing' );
	const ACTIONS = array( 'add-to-cart', 'wishlist', 'comparison', 'quick-view', 'swatch', 'variation', 'gallery', 'tabs', 'cart', 'checkout', 'menu', 'other' );
	const ADDS    = array( 'added', 'failed', 'unknown' );

	/** The greatest count of anything in one page view. */
	const MOST_COUNTED = 1000;

	/** The longest time that a tap can take, in milliseconds. */
	const SLOWEST = 60000;

	/** How many kinds of errors a report names at most. */
	const MOST_ERRORS = 20;

	/**
	 * What a page view is measured by, with the greatest value that counts as good: milliseconds until its greatest part was
	 * there, milliseconds of its slowest interaction, and by how many thousandths its layout shifted.
	 */
	const VITALS = array(
		'loading'  => 2500,
		'response' => 200,
		'shift'    => 100,
	);

	/** Codes of errors that are an island's own fault. Those of a call may be the network's or the server's. */
	const FAULTS = array( 'loading', 'mounting', 'rendering', 'acting' );

	/** The first of the buckets that hold what shoppers feel: more than 200 ms. */
	const SLOW_BUCKET = 3;

	/**
	 * The kind of page.
	 *
	 * @var string
	 */
	public $page;

	/**
	 * Whether islands ran.
	 *
	 * @var string
	 */
	public $mode;

	/**
	 * What is to be counted.
	 *
	 * @var Row[]
	 */
	public $rows = array();

	/**
	 * Islands that failed by their own fault.
	 *
	 * @var string[]
	 */
	public $failed = array();

	/**
	 * Islands that started, and did not fail.
	 *
	 * @var string[]
	 */
	public $started = array();

	/**
	 * Starts a report with values that have been checked.
	 *
	 * @param string $page The kind of page.
	 * @param string $mode Whether islands ran.
	 */
	private function __construct( $page, $mode ) {
		$this->page = $page;
		$this->mode = $mode;
	}

	/**
	 * Reads a request's body. Gives null if the body is no report.
	 *
	 * @param string   $body    Untrusted.
	 * @param string[] $islands Names of the build's islands; others count as `other`.
	 * @return self|null
	 */
	public static function read( $body, array $islands ) {
		$said = strlen( $body ) <= self::LONGEST ? json_decode( $body, true, 6 ) : null;
		if ( ! is_array( $said ) || ! isset( $said['v'] ) || 1 !== $said['v'] ) {
			return null;
		}
		$page = self::word( $said, 'page', self::PAGES );
		$mode = self::word( $said, 'mode', self::MODES );
		foreach ( array( 'part', 'scriptErrors', 'interactions' ) as $name ) {
			if ( ! isset( $said[ $name ] ) || ! is_int( $said[ $name ] ) || $said[ $name ] < 0 ) {
				return null;
			}
		}
		foreach ( array( 'errors', 'actions' ) as $name ) {
			if ( ! isset( $said[ $name ] ) || ! is_array( $said[ $name ] ) ) {
				return null;
			}
		}
		if ( '' === $page || '' === $mode ) {
			return null;
		}
		$report = new self( $page, $mode );
		$report->add( 'view', '', '', 0 === $said['part'] ? 1 : 0 );
		$report->add( 'script', '', '', $said['scriptErrors'] );
		$report->add_errors( (array) $said['errors'], $islands );
		$report->add_starts( isset( $said['islands'] ) && is_array( $said['islands'] ) ? $said['islands'] : array(), $islands );
		$report->add_vitals( $said );
		$report->add_actions( (array) $said['actions'] );
		$report->add_adds( isset( $said['adds'] ) && is_array( $said['adds'] ) ? $said['adds'] : array() );
		return $report;
	}

	/**
	 * What islands reported.
	 *
	 * @param mixed[]  $errors  Untrusted.
	 * @param string[] $islands Names of the build's islands.
	 */
	private function add_errors( array $errors, array $islands ): void {
		foreach ( array_slice( $errors, 0, self::MOST_ERRORS ) as $error ) {
			if ( is_array( $error ) ) {
				$island = self::word( $error, 'island', array_merge( $islands, array( 'page' ) ), 'other' );
				$code   = isset( $error['code'] ) && is_string( $error['code'] ) && preg_match( '/^[a-z][\w-]{0,47}$/iD', $error['code'] ) ? $error['code'] : 'other';
				$this->add( 'error', $island, $code, isset( $error['count'] ) ? $error['count'] : 0 );
				if ( in_array( $island, $islands, true ) && in_array( $code, self::FAULTS, true ) ) {
					$this->failed[] = $island;
				}
			}
		}
		$this->failed = array_values( array_unique( $this->failed ) );
	}

	/**
	 * Which islands started.
	 *
	 * @param mixed[]  $said    Untrusted.
	 * @param string[] $islands Names of the build's islands.
	 */
	private function add_starts( array $said, array $islands ): void {
		$this->started = array_values( array_diff( array_intersect( $islands, array_keys( $said, 'ready', true ) ), $this->failed ) );
	}

	/**
	 * How the page view felt, by its first report: a later one holds only what has come since.
	 *
	 * @param mixed[] $said Untrusted.
	 */
	private function add_vitals( array $said ): void {
		if ( 0 !== $said['part'] ) {
			return;
		}
		$shift  = isset( $said['cls'] ) && ( is_int( $said['cls'] ) || is_float( $said['cls'] ) ) ? (int) round( 1000 * max( 0, min( 60, $said['cls'] ) ) ) : null;
		$values = array(
			'loading'  => isset( $said['lcp'] ) ? $said['lcp'] : null,
			'response' => isset( $said['inp'] ) ? $said['inp'] : null,
			'shift'    => $shift,
		);
		foreach ( $values as $name => $value ) {
			if ( is_int( $value ) && $value >= 0 ) {
				$this->add( 'vital', $name, '', 1, $value > self::VITALS[ $name ] ? 1 : 0, $value );
			}
		}
	}

	/**
	 * How long taps took.
	 *
	 * @param mixed[] $actions Untrusted.
	 */
	private function add_actions( array $actions ): void {
		foreach ( self::ACTIONS as $name ) {
			$action = isset( $actions[ $name ] ) ? $actions[ $name ] : null;
			if ( is_array( $action ) && isset( $action['count'], $action['slowest'], $action['buckets'] ) && is_array( $action['buckets'] ) ) {
				$slow = array_sum( array_map( array( self::class, 'count' ), array_slice( $action['buckets'], self::SLOW_BUCKET, 2 ) ) );
				$this->add( 'tap', $name, '', $action['count'], (int) $slow, $action['slowest'] );
			}
		}
	}

	/**
	 * What became of adds whose answer was lost.
	 *
	 * @param mixed[] $adds Untrusted.
	 */
	private function add_adds( array $adds ): void {
		foreach ( self::ADDS as $name ) {
			$this->add( 'add', $name, '', isset( $adds[ $name ] ) ? $adds[ $name ] : 0 );
		}
	}

	/**
	 * Adds a row, unless its count is 0.
	 *
	 * @param string $what    view, vital, script, error, tap or add.
	 * @param string $name    A vital's, an island's, an action's or an outcome's.
	 * @param string $code    An error's.
	 * @param mixed  $count   Untrusted.
	 * @param int    $slow    How many of them were slow.
	 * @param mixed  $slowest Untrusted: milliseconds of the slowest one.
	 */
	private function add( $what, $name, $code, $count, $slow = 0, $slowest = 0 ): void {
		$count = self::count( $count );
		if ( $count ) {
			$slow         = min( $count, $slow );
			$slowest      = self::count( $slowest, self::SLOWEST );
			$this->rows[] = compact( 'what', 'name', 'code', 'count', 'slow', 'slowest' );
		}
	}

	/**
	 * A number of things; 0 for anything else.
	 *
	 * @param mixed $value Untrusted.
	 * @param int   $most  The greatest number that counts.
	 * @return int
	 */
	private static function count( $value, $most = self::MOST_COUNTED ) {
		return is_int( $value ) ? max( 0, min( $most, $value ) ) : 0;
	}

	/**
	 * A word that is known; else the fallback.
	 *
	 * @param mixed[]  $said     Untrusted.
	 * @param string   $key      Where the word is.
	 * @param string[] $known    The words.
	 * @param string   $fallback Stands for any other word.
	 * @return string
	 */
	private static function word( array $said, $key, array $known, $fallback = '' ) {
		$word = isset( $said[ $key ] ) ? $said[ $key ] : null;
		return is_string( $word ) && in_array( $word, $known, true ) ? $word : $fallback;
	}
}
