<?php
/**
 * What the check's script asks of the shop.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of WordPress' REST API, for those who may change the settings. WordPress checks the nonce: without it the
 * visitor counts as a guest.
 */
final class Check_Route extends Part {

	const PATH = '/check';

	/** What the owner may do about a finding: the setting that gets one more entry. */
	const ADVICE = array(
		'keep'    => 'keep',
		'disable' => 'disable',
		'leave'   => 'off_paths',
	);

	/**
	 * Adds the hook: the routes are registered with WordPress' other routes.
	 */
	public function listen(): void {
		add_action( 'rest_api_init', array( $this, 'register' ) );
	}

	/**
	 * Registers the routes.
	 */
	public function register(): void {
		foreach ( array( 'pass', 'result', 'advice', 'own' ) as $name ) {
			register_rest_route(
				Beacon_Route::SPACE,
				self::PATH . '/' . $name,
				array(
					'methods'  => 'POST',
					'callback' => array( $this, $name ),
					'permission_callback' => fn() => current_user_can( Settings::WHO ),
				)
			);
		}
	}

	/**
	 * Opens pages for the check, for an hour. Also says which pages there are.
	 *
	 * @return \WP_REST_Response
	 */
	public function pass() {
		$answer = array(
			'secret' => Check_Look::grant(),
			'pages'  => Check_Pages::all( Check_Memory::all()['own'] ),
		);
		return new \WP_REST_Response( $answer, 200 );
	}

	/**
	 * Keeps a result.
	 *
	 * @param \WP_REST_Request $request Its body is the result as JSON.
	 * @return \WP_REST_Response
	 */
	public function result( \WP_REST_Request $request ) {
		$is_kept = Check_Memory::keep_result( $request->get_body(), Check_Memory::shop( $this->build ), time() );
		return new \WP_REST_Response( null, $is_kept ? 204 : 400 );
	}

	/**
	 * Keeps the owner's own pages.
	 *
	 * @param \WP_REST_Request $request Its body is a list of paths as JSON.
	 * @return \WP_REST_Response
	 */
	public function own( \WP_REST_Request $request ) {
		return new \WP_REST_Response( Check_Memory::keep_own( json_decode( $request->get_body(), true ) ), 200 );
	}

	/**
	 * Does what the check advises.
	 *
	 * @param \WP_REST_Request $request Its body is `{ "do": "keep", "what": "jquery" }`: see ADVICE.
	 * @return \WP_REST_Response
	 */
	public function advice( \WP_REST_Request $request ) {
		$asked = json_decode( $request->get_body(), true );
		if ( ! is_array( $asked ) || ! isset( $asked['do'], $asked['what'] ) || ! is_string( $asked['do'] ) || ! is_string( $asked['what'] ) || ! isset( self::ADVICE[ $asked['do'] ] ) ) {
			return new \WP_REST_Response( null, 400 );
		}
		$name = self::ADVICE[ $asked['do'] ];
		$this->options->set( array( $name => array_values( array_unique( array_merge( $this->options->get( $name ), array( $asked['what'] ) ) ) ) ) );
		// The settings leave out what is no handle, no island's name or no path.
		return new \WP_REST_Response( null, in_array( $asked['what'], $this->options->get( $name ), true ) ? 204 : 400 );
	}
}
