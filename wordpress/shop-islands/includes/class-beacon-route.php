<?php
/**
 * The address in this shop that takes the beacon's reports.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Only there while the settings have reports kept here. Public, because guests' pages report: nothing is answered, and only
 * counts are kept. Requests are not told apart by visitor, so that nothing about one has to be kept.
 */
final class Beacon_Route extends Part {

	const SPACE = 'shop-islands/v1';
	const PATH  = '/beacon';

	/** More reports in a minute are not counted, of the whole shop. A lower share of page views keeps below it. */
	const MOST_A_MINUTE = 600;

	/** The minute, and how many reports came in it. */
	const MEMORY = 'shop_islands_beacon_rate';

	/**
	 * With WordPress' other routes.
	 */
	public function listen(): void {
		add_action( 'rest_api_init', array( $this, 'register' ) );
	}

	/**
	 * Where pages report to.
	 *
	 * @return string
	 */
	public static function url() {
		return rest_url( self::SPACE . self::PATH );
	}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		if ( $this->options->get( 'receive' ) ) {
			register_rest_route(
				self::SPACE,
				self::PATH,
				array(
					'methods'  => 'POST',
					'callback' => array( $this, 'take' ),
					'permission_callback' => '__return_true',
				)
			);
		}
	}

	/**
	 * Takes a report.
	 *
	 * @param \WP_REST_Request $request Untrusted.
	 * @return \WP_REST_Response
	 */
	public function take( \WP_REST_Request $request ) {
		return new \WP_REST_Response( null, $this->status( $request ) );
	}

	/**
	 * Counts a report if it is one, and gives the answer's status.
	 *
	 * @param \WP_REST_Request $request Untrusted.
	 * @return int
	 */
	private function status( \WP_REST_Request $request ) {
		// The beacon of a page elsewhere is none of this shop's. Browsers that do not say where a request comes from pass.
		if ( ! in_array( (string) $request->get_header( 'sec-fetch-site' ), array( '', 'same-origin', 'same-site' ), true ) ) {
			return 403;
		}
		// The beacon respects this wish already.
		if ( '1' === $request->get_header( 'sec-gpc' ) || '1' === $request->get_header( 'dnt' ) ) {
			return 204;
		}
		$report = Beacon_Report::read( $request->get_body(), array_keys( $this->build->islands() ) );
		if ( ! $report ) {
			return 400;
		}
		if ( ! self::is_affordable( time() ) ) {
			return 429;
		}
		Beacon_Table::count( $report, time() );
		( new Step_Back( $this->options, $this->build ) )->hear( $report, time() );
		return 204;
	}

	/**
	 * Whether the shop has had fewer reports in this minute than it counts. Requests at the same time may count as one.
	 *
	 * @param int $now In seconds since 1970.
	 */
	private static function is_affordable( $now ): bool {
		$minute = intdiv( $now, MINUTE_IN_SECONDS );
		$last   = get_transient( self::MEMORY );
		$count  = is_array( $last ) && isset( $last[0], $last[1] ) && $minute === $last[0] && is_int( $last[1] ) ? $last[1] : 0;
		if ( $count >= self::MOST_A_MINUTE ) {
			return false;
		}
		set_transient( self::MEMORY, array( $minute, $count + 1 ), MINUTE_IN_SECONDS );
		return true;
	}
}
