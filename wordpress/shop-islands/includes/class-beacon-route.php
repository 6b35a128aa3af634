<?php
/**
 * The address in this shop that takes the beacon's reports.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The address exists only while the settings keep reports in this shop. It is public, because guests' pages report too:
 * it answers nothing, and keeps only counts. The plugin knows only to which group of clients the sender of a report
 * belongs (class Client), so that nothing about a visitor has to be kept.
 */
final class Beacon_Route extends Part {

	const SPACE = 'shop-islands/v1';
	const PATH  = '/beacon';

	/**
	 * Adds the hook: the route is registered with WordPress' other routes.
	 */
	public function listen(): void {
		add_action( 'rest_api_init', array( $this, 'register' ) );
	}

	/**
	 * The address to which pages report.
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
		// A beacon on another site's page does not belong to this shop. Browsers that do not say where a request comes from
		// pass.
		if ( ! in_array( (string) $request->get_header( 'sec-fetch-site' ), array( '', 'same-origin', 'same-site' ), true ) ) {
			return 403;
		}
		// The visitor has asked not to be tracked. The beacon respects this wish already.
		if ( '1' === $request->get_header( 'sec-gpc' ) || '1' === $request->get_header( 'dnt' ) ) {
			return 204;
		}
		$report = Beacon_Report::read( $request->get_body(), array_keys( $this->build->islands() ) );
		if ( ! $report ) {
			return 400;
		}
		$now    = time();
		$group  = Client::group( $now );
		$bounds = new Beacon_Bounds( $group, $now );
		if ( ! $bounds->take() ) {
			return 429;
		}
		$bounds->take_kinds( Beacon_Table::count( $report, $now, $bounds->new_kinds() ) );
		( new Step_Back( $this->options, $this->build ) )->hear( $report, $now, $group );
		if ( defined( Beacon_Otlp::CONFIG ) ) {
			Beacon_Otlp::send( constant( Beacon_Otlp::CONFIG ), $report, $now, $this->build->version() );
		}
		return 204;
	}
}
