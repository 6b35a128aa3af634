<?php
/**
 * The settings that the page tells the islands, and what its head fetches ahead.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Printed as JSON, which needs no leave of a Content Security Policy and is no optimiser's business.
 *
 * A guest's page is the same for every guest, so that a page cache may keep it: nothing here depends on who looks,
 * and no nonce is printed. Islands send a guest's calls without one, renew those that other plugins print when they
 * have expired, and read the cart from WooCommerce's cookies. Somebody who is logged in gets pages that page caches
 * leave alone (they know the cookie), or keep apart; only these have a nonce, and should a cache mix them up after
 * all, the refused call is made again with a fresh one.
 */
final class Config extends Part {

	/**
	 * At the head's beginning: what is fetched ahead should be known early.
	 */
	public function listen(): void {
		add_action( 'wp_head', array( $this, 'print' ), 1 );
	}

	/**
	 * Prints both.
	 */
	public function print(): void {
		if ( ! Page::is_active() ) {
			return;
		}
		$values     = self::values( $this->options, $this->build );
		$is_all_off = in_array( Off::ALL, isset( $values['disable'] ) ? $values['disable'] : array(), true );
		self::print_json( $values, array( 'data-islands-config' => true ) );
		// Before anything is fetched as a module, or browsers refuse it.
		$integrity = 'all' === $this->options->get( 'integrity' ) ? $this->build->chunk_integrity() : array();
		if ( $integrity ) {
			$map = wp_json_encode( array( 'integrity' => $integrity ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
			wp_print_inline_script_tag( (string) $map, array( 'type' => 'importmap' ) );
		}
		foreach ( array_filter( array_map( array( $this->build, 'chunk_url' ), $is_all_off ? array() : $this->ahead() ) ) as $url ) {
			// What is fetched ahead without its integrity is fetched again where the map asks for one.
			$check = isset( $integrity[ $url ] ) ? sprintf( ' integrity="%s"', esc_attr( $integrity[ $url ] ) ) : '';
			// phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
			printf( '<link rel="modulepreload" href="%s"%s>' . "\n", esc_url( $url ), $check );
		}
	}

	/**
	 * A script of data.
	 *
	 * @param mixed[]                    $values     What it holds.
	 * @param array<string, string|bool> $attributes Of its tag.
	 */
	public static function print_json( array $values, array $attributes ): void {
		$json = wp_json_encode( (object) $values, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag( (string) $json, array( 'type' => 'application/json' ) + $attributes );
	}

	/**
	 * The page's settings, filtered by `shop_islands_config`. Islands that are off are a list, in JSON too, whatever a
	 * filter has taken out of it.
	 *
	 * @param Options $options The shop's settings.
	 * @param Build   $build   The built scripts.
	 * @return array{disable?: string[], ...<mixed>}
	 */
	public static function values( Options $options, Build $build ) {
		$disabled = $options->disabled();
		$values   = array(
			'base'     => $build->url(),
			'timeZone' => wp_timezone_string(),
		);
		if ( $disabled ) {
			$values['disable'] = $disabled;
		}
		$account = function_exists( 'wc_get_page_permalink' ) ? wc_get_page_permalink( 'myaccount', '' ) : '';
		if ( $account ) {
			$values['loginUrl'] = $account;
		}
		if ( is_user_logged_in() ) {
			$values['restNonce'] = wp_create_nonce( 'wp_rest' );
		}
		$values = (array) apply_filters( 'shop_islands_config', $values );
		if ( isset( $values['disable'] ) ) {
			$values['disable'] = array_values( array_filter( (array) $values['disable'], 'is_string' ) );
		}
		/**
		 * Whatever else filters have added.
		 *
		 * @var array{disable?: string[], ...<mixed>} $values
		 */
		return $values;
	}

	/**
	 * Chunks to fetch ahead.
	 *
	 * @return string[]
	 */
	private function ahead() {
		switch ( $this->options->get( 'prefetch' ) ) {
			case 'none':
				return array();
			case 'core':
				return array_merge( array( 'core' ), Language::chunks() );
			default:
				return array_unique( array_merge( $this->build->page_chunks( Page::kind() ), Page::site_chunks(), Language::chunks() ) );
		}
	}
}
