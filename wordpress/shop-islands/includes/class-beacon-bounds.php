<?php
/**
 * How many reports the shop counts: in all, and of one client.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * No client can use up what is there for all. Half of a minute's reports are for whoever comes first. The other half is
 * for clients that have sent few in this minute. New kinds of errors, each of which needs a row of the table, are
 * counted by client too.
 *
 * Requests at the same time may count as one.
 */
final class Beacon_Bounds {

	/**
	 * How many reports the whole shop counts in a minute; further ones are dropped. A shop that reaches this number can
	 * report a lower share of page views.
	 */
	const MOST_A_MINUTE = 600;

	/** How many of them are for whoever comes first. */
	const FIRST_COME = 300;

	/** After these, how many of one client count in a minute. */
	const MOST_OF_ONE = 30;

	/** How many new kinds of errors one client can bring in a day. */
	const MOST_NEW = 20;

	/**
	 * The transient with the current minute, how many reports have come in it, in all and by group of clients, and how
	 * many new kinds of errors each group has brought today.
	 */
	const MEMORY = 'shop_islands_beacon_rate';

	/**
	 * The client's group.
	 *
	 * @var int
	 */
	private $group;

	/**
	 * In seconds since 1970.
	 *
	 * @var int
	 */
	private $now;

	/**
	 * Starts with a client and a time.
	 *
	 * @param int $group See Client::group().
	 * @param int $now   In seconds since 1970.
	 */
	public function __construct( $group, $now ) {
		$this->group = $group;
		$this->now   = $now;
	}

	/**
	 * Counts a report of the client, if it is within the bounds.
	 */
	public function take(): bool {
		$memory = $this->memory();
		$all    = array_sum( $memory['reports'] );
		$own    = self::of( $memory['reports'], $this->group );
		if ( $all >= self::MOST_A_MINUTE || ( $all >= self::FIRST_COME && $own >= self::MOST_OF_ONE ) ) {
			return false;
		}
		$memory['reports'][ $this->group ] = $own + 1;
		$this->keep( $memory );
		return true;
	}

	/**
	 * How many new kinds of errors the client may bring today.
	 *
	 * @return int
	 */
	public function new_kinds() {
		return self::MOST_NEW - self::of( $this->memory()['kinds'], $this->group );
	}

	/**
	 * Counts new kinds of errors of the client.
	 *
	 * @param int $count How many.
	 */
	public function take_kinds( $count ): void {
		if ( $count ) {
			$memory                          = $this->memory();
			$memory['kinds'][ $this->group ] = self::of( $memory['kinds'], $this->group ) + $count;
			$this->keep( $memory );
		}
	}

	/**
	 * What counts in this minute and on this day. The stored value is checked, because any code may have written into the
	 * database.
	 *
	 * @return array{minute: int, day: int, reports: array<int, int>, kinds: array<int, int>}
	 */
	private function memory() {
		$said   = get_transient( self::MEMORY );
		$said   = is_array( $said ) ? $said : array();
		$minute = intdiv( $this->now, MINUTE_IN_SECONDS );
		$day    = intdiv( $this->now, DAY_IN_SECONDS );
		return array(
			'minute'  => $minute,
			'day'     => $day,
			'reports' => self::counts( $said, 'minute', $minute, 'reports' ),
			'kinds'   => self::counts( $said, 'day', $day, 'kinds' ),
		);
	}

	/**
	 * Counts by group, if they are of the current time; else none.
	 *
	 * @param mixed[] $said Untrusted.
	 * @param string  $unit Where its time is.
	 * @param int     $time The current one.
	 * @param string  $name Where the counts are.
	 * @return array<int, int>
	 */
	private static function counts( array $said, $unit, $time, $name ) {
		$counts = array();
		$is_new = ! isset( $said[ $unit ], $said[ $name ] ) || $said[ $unit ] !== $time || ! is_array( $said[ $name ] );
		foreach ( $is_new ? array() : $said[ $name ] as $group => $count ) {
			if ( is_int( $group ) && is_int( $count ) ) {
				$counts[ $group ] = $count;
			}
		}
		return $counts;
	}

	/**
	 * A group's count.
	 *
	 * @param array<int, int> $counts By group.
	 * @param int             $group  The group.
	 * @return int
	 */
	private static function of( array $counts, $group ) {
		return isset( $counts[ $group ] ) ? $counts[ $group ] : 0;
	}

	/**
	 * Stores the counts.
	 *
	 * @param array<string, int|array<int, int>> $memory See memory().
	 */
	private function keep( array $memory ): void {
		set_transient( self::MEMORY, $memory, DAY_IN_SECONDS );
	}
}
