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
	 * Which islands the page has been told are off; null where it has been told nothing.
	 *
	 * @var string[]|null
	 */
	private $told_off;

	/**
	 * At the head's beginning: what is fetched ahead should be known early. And behind all scripts.
	 */
	public function listen(): void {
		add_action( 'wp_head', array( $this, 'print' ), 1 );
		add_action( 'wp_print_footer_scripts', array( $this, 'correct' ), 1000 );
	}

	/**
	 * Tells the page which islands are off, where a file has been registered since that does their work. A later config script
	 * counts over an earlier one.
	 */
	public function correct(): void {
		$now = null === $this->told_off ? array() : self::values( $this->options, $this->build );
		if ( array_diff( self::off( $now ), (array) $this->told_off ) ) {
			self::print_json( array_intersect_key( $now, array_flip( array( 'disable', 'disabledBy' ) ) ), array( 'data-islands-config' => true ) );
		}
	}

	/**
	 * Prints both.
	 */
	public function print(): void {
		if ( ! Page::is_active() ) {
			return;
		}
		$values         = self::values( $this->options, $this->build );
		$this->told_off = self::off( $values );
		$is_all_off     = in_array( Off::ALL, $this->told_off, true );
		self::print_json( $values, array( 'data-islands-config' => true ) );
		// Before anything is fetched as a module, or browsers refuse it.
		$integrity = 'all' === $this->options->get( 'integrity' ) ? $this->build->chunk_integrity() : array();
		if ( $integrity ) {
			$map = wp_json_encode( array( 'integrity' => $integrity ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
			wp_print_inline_script_tag( (string) $map, array( 'type' => 'importmap' ) + Tag::MARKS );
		}
		foreach ( array_filter( array_map( array( $this->build, 'chunk_url' ), $is_all_off ? array() : $this->ahead( $this->told_off ) ) ) as $url ) {
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
		echo self::json_tag( $values, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in a tag of WordPress'.
	}

	/**
	 * The tag of a script of data.
	 *
	 * @param mixed[]                    $values     What it holds.
	 * @param array<string, string|bool> $attributes Of its tag.
	 * @return string
	 */
	public static function json_tag( array $values, array $attributes ) {
		$json = wp_json_encode( (object) $values, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		return wp_get_inline_script_tag( (string) $json, array_filter( array( 'type' => 'application/json' ) + $attributes + Tag::MARKS ) );
	}

	/**
	 * The page's settings, filtered by `shop_islands_config`. Islands that are off are a list, in JSON too, whatever a
	 * filter has taken out of it. Those whose work a theme's own file does are off too, as far as it has been registered, and
	 * those whose work the page leaves to the originals.
	 *
	 * @param Options $options The shop's settings.
	 * @param Build   $build   The built scripts.
	 * @return array{disable?: string[], ...<mixed>}
	 */
	public static function values( Options $options, Build $build ) {
		$disabled = array_values( array_unique( array_merge( $options->disabled(), Balance::left(), Own_Files::yielding( wp_scripts()->registered ) ) ) );
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
			// What a filter has written may be misspelt.
			if ( $values['disable'] === $disabled ) {
				$values['disabledBy'] = 'plugin';
			}
		}
		/**
		 * Whatever else filters have added.
		 *
		 * @var array{disable?: string[], ...<mixed>} $values
		 */
		return $values;
	}

	/**
	 * The islands that are off.
	 *
	 * @param array $values As of values().
	 * @phpstan-param array{disable?: string[], ...<mixed>} $values
	 * @return string[]
	 */
	private static function off( array $values ) {
		return isset( $values['disable'] ) ? $values['disable'] : array();
	}

	/**
	 * Chunks to fetch ahead: what this page will ask for by itself, and its texts where that is any. A page that sleeps asks
	 * for nothing of `core`, and an island that is off, or whose work another file does, for nothing of its own.
	 *
	 * @param string[] $off The islands that are off.
	 * @return string[]
	 */
	private function ahead( array $off ) {
		$policy = $this->options->get( 'prefetch' );
		$chunks = array_unique( array_merge( $this->build->page_chunks( Page::kind_of_chunks( $off ) ), Page::site_chunks() ) );
		if ( 'page' !== $policy ) {
			$chunks = array_intersect( $chunks, 'core' === $policy ? array( 'core' ) : array() );
		}
		return array_merge( array_diff( $chunks, $off ), in_array( 'core', $chunks, true ) ? Language::chunks() : array() );
	}
}
