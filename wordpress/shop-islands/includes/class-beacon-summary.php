<?php
/**
 * What the beacon's figures say.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the days up. Knows nothing of WordPress.
 *
 * @phpstan-import-type Figure from Beacon_Figure
 */
final class Beacon_Summary {

	/**
	 * Figures without their day; figures of the same thing are added up.
	 *
	 * @var Figure[]
	 */
	private $sums = array();

	/**
	 * Adds the figures up.
	 *
	 * @param Figure[] $figures See Beacon_Source.
	 */
	public function __construct( array $figures ) {
		foreach ( $figures as $figure ) {
			$figure['day'] = '';
			$key           = implode( ' ', array( $figure['page'], $figure['mode'], $figure['what'], $figure['name'], $figure['code'] ) );
			if ( isset( $this->sums[ $key ] ) ) {
				$figure['count']  += $this->sums[ $key ]['count'];
				$figure['slow']   += $this->sums[ $key ]['slow'];
				$figure['slowest'] = max( $figure['slowest'], $this->sums[ $key ]['slowest'] );
			}
			$this->sums[ $key ] = $figure;
		}
	}

	/**
	 * How many page views there were of a kind of page.
	 *
	 * @param string $page The kind of page.
	 * @param string $mode Whether islands ran.
	 * @return int
	 */
	public function views( $page, $mode ) {
		$views = array_filter( $this->of( 'view' ), fn( $sum ) => $page === $sum['page'] && $mode === $sum['mode'] );
		return array_sum( array_column( $views, 'count' ) );
	}

	/**
	 * Which islands fail on which pages, most often first.
	 *
	 * @return Figure[]
	 */
	public function failures() {
		return self::sorted( $this->of( 'error' ), 'count' );
	}

	/**
	 * The taps by kind of page and action, the slowest first.
	 *
	 * @return Figure[]
	 */
	public function taps() {
		return self::sorted( $this->of( 'tap' ), 'slowest' );
	}

	/**
	 * How page views felt, of all pages: by vital, how many were measured, and how many of them were good.
	 *
	 * @param string[] $modes Whether islands ran.
	 * @return array<string, array{count: int, good: int}>
	 */
	public function vitals( array $modes ) {
		$vitals = array();
		foreach ( array_keys( Beacon_Report::VITALS ) as $name ) {
			$sums            = array_filter( $this->of( 'vital' ), fn( $sum ) => $name === $sum['name'] && in_array( $sum['mode'], $modes, true ) );
			$count           = array_sum( array_column( $sums, 'count' ) );
			$vitals[ $name ] = array(
				'count' => $count,
				'good'  => $count - array_sum( array_column( $sums, 'slow' ) ),
			);
		}
		return $vitals;
	}

	/**
	 * What became of adds whose answer was lost, of all pages.
	 *
	 * @return array<string, int>
	 */
	public function adds() {
		$adds = array_fill_keys( Beacon_Report::ADDS, 0 );
		foreach ( $this->of( 'add' ) as $sum ) {
			$adds[ $sum['name'] ] = ( isset( $adds[ $sum['name'] ] ) ? $adds[ $sum['name'] ] : 0 ) + $sum['count'];
		}
		return $adds;
	}

	/**
	 * The sums of one sort.
	 *
	 * @param string $what view, vital, script, error, tap or add.
	 * @return Figure[]
	 */
	private function of( $what ) {
		return array_filter( $this->sums, fn( $sum ) => $what === $sum['what'] );
	}

	/**
	 * Sorts figures, the greatest first.
	 *
	 * @param Figure[]          $sums What to sort.
	 * @param 'count'|'slowest' $by   The figure to sort by.
	 * @return Figure[]
	 */
	private static function sorted( array $sums, $by ) {
		usort( $sums, fn( $one, $other ) => $other[ $by ] <=> $one[ $by ] );
		return $sums;
	}
}
