<?php
/**
 * The settings that the page tells the islands, and the files that its head fetches ahead.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The settings are printed as JSON, which no Content Security Policy forbids and no optimiser touches.
 *
 * A guest's page is the same for every guest, so that a page cache may keep it: nothing here depends on who looks, and
 * no nonce is printed. Islands send a guest's calls without one, renew those that other plugins print when they have
 * expired, and read the cart from WooCommerce's cookies. Page caches do not keep the pages of people who are logged in
 * (they know the cookie), or keep those pages apart. Only these pages have a nonce. If a cache mixes them up after all,
 * the islands repeat the refused call with a fresh nonce.
 */
final class Config extends Part {

	/** WordPress 6.4 puts these around the data of a script, where the theme does not support HTML5's scripts. */
	const WRAPPING = array( '/* <![CDATA[ */', '/* ]]> */' );

	/**
	 * The islands that the page's settings have switched off; null if no settings have been printed.
	 *
	 * @var string[]|null
	 */
	private $told_off;

	/**
	 * Adds the hooks: settings are printed at the head's beginning, so that the browser knows early what to fetch ahead,
	 * and corrected behind all scripts.
	 */
	public function listen(): void {
		add_action( 'wp_head', array( $this, 'print' ), 1 );
		add_action( 'wp_print_footer_scripts', array( $this, 'correct' ), 1000 );
	}

	/**
	 * Tells the page again which islands are off, if a file that does their work has been registered since. A later config
	 * script overrides an earlier one.
	 */
	public function correct(): void {
		$now = null === $this->told_off ? array() : self::values( $this->options, $this->build );
		if ( array_diff( self::off( $now ), (array) $this->told_off ) ) {
			self::print_json( array_intersect_key( $now, array_flip( array( 'disable', 'disabledBy' ) ) ), array( 'data-islands-config' => true ) );
		}
	}

	/**
	 * Prints the settings, and the tags that fetch files ahead.
	 */
	public function print(): void {
		if ( ! Page::is_active() ) {
			return;
		}
		$values         = self::values( $this->options, $this->build );
		$this->told_off = self::off( $values );
		$is_all_off     = in_array( Off::ALL, $this->told_off, true );
		self::print_json( $values, array( 'data-islands-config' => true ) );
		// The map must come before the first module, or browsers refuse it.
		$integrity = 'all' === $this->options->get( 'integrity' ) ? $this->build->chunk_integrity() : array();
		if ( $integrity ) {
			self::print_json( array( 'integrity' => $integrity ), array( 'type' => 'importmap' ) );
		}
		foreach ( array_filter( array_map( array( $this->build, 'chunk_url' ), $is_all_off ? array() : $this->ahead( $this->told_off ) ) ) as $url ) {
			// If the map names a file's integrity and the tag does not, the browser fetches the file twice.
			$check = isset( $integrity[ $url ] ) ? sprintf( ' integrity="%s"', esc_attr( $integrity[ $url ] ) ) : '';
			// phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
			printf( '<link rel="modulepreload" href="%s"%s>' . "\n", esc_url( $url ), $check );
		}
	}

	/**
	 * Prints a script of data.
	 *
	 * @param mixed[]                    $values     What it holds.
	 * @param array<string, string|bool> $attributes Of its tag.
	 */
	public static function print_json( array $values, array $attributes ): void {
		echo self::json_tag( $values, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in a tag of WordPress'.
	}

	/**
	 * The tag of a script of data. The JSON has no angle brackets, so what WordPress wraps it in cannot be a part of it.
	 *
	 * @param mixed[]                    $values     What it holds.
	 * @param array<string, string|bool> $attributes Of its tag.
	 * @return string
	 */
	public static function json_tag( array $values, array $attributes ) {
		$json = wp_json_encode( (object) $values, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		$tag  = wp_get_inline_script_tag( (string) $json, array_filter( array_merge( array( 'type' => 'application/json' ), $attributes ) + Tag::MARKS ) );
		return str_replace( self::WRAPPING, '', $tag );
	}

	/**
	 * The page's settings, filtered by `shop_islands_config`. The islands that are off are always a list, in JSON too,
	 * even if a filter has removed some. An island is off too if a file of the theme that is registered by now does its
	 * work, or if the page leaves its work to the originals.
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
		$values  += Language::setting();
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
			// A filter may have written a misspelt name, so the list then counts as written by a person.
			if ( $values['disable'] === $disabled ) {
				$values['disabledBy'] = 'plugin';
			}
		}
		/**
		 * The values, with whatever filters have added.
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
	 * The chunks to fetch ahead: those that this page asks for by itself, and if there are any, its texts. A page that
	 * sleeps does not ask for `core`. An island that is off, or whose work another file does, does not ask for its chunk.
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
		return array_merge( array_diff( $chunks, $off ), in_array( 'core', $chunks, true ) ? Language::chunks( $this->build ) : array() );
	}
}
