<?php
/**
 * Which scripts may lose their file, as the shop has it set.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Three lists of script handles, each behind a filter.
 */
final class Handles {

	/**
	 * Scripts that count on another one without saying so. ElementsKit's are two halves of its widgets; ShopEngine's for
	 * Elementor submits filter forms by jQuery, which only the handler of its filter script hears.
	 */
	const UNSAID = array(
		'elementskit-elementor' => 'ekit-widget-scripts',
		'shopengine-elementor-script' => 'shopengine-filter-js',
	);

	/**
	 * Scripts whose work the running islands do.
	 *
	 * Filtered by `shop_islands_replaced_handles`: take a handle out and its script stays, add one and it goes.
	 *
	 * @param Options  $options The shop's settings.
	 * @param Build    $build   The built scripts.
	 * @param string[] $left    More islands whose work stays with the originals.
	 * @return string[]
	 */
	public static function replaced( Options $options, Build $build, array $left = array() ) {
		$config   = Config::values( $options, $build );
		$disabled = array_merge( isset( $config['disable'] ) ? $config['disable'] : array(), $left );
		$replaced = array();
		foreach ( self::all() as $handle => $islands ) {
			if ( ! Off::among( $islands, $disabled ) ) {
				$replaced[] = $handle;
			}
		}
		if ( self::is_block_checkout() ) {
			$replaced = array_diff( $replaced, array( 'wc-address-autocomplete-common' ) );
		}
		// Its form is no checkout form: no island knows it.
		if ( function_exists( 'is_checkout_pay_page' ) && is_checkout_pay_page() ) {
			$replaced = array_diff( $replaced, array( 'wc-checkout' ) );
		}
		$replaced = array_diff( $replaced, $options->get( 'keep' ), Own_Files::foreign( wp_scripts()->registered ) );
		return self::names( apply_filters( 'shop_islands_replaced_handles', $replaced ) );
	}

	/**
	 * Scripts that only other scripts need: they go when nothing that stays needs them.
	 *
	 * Filtered by `shop_islands_libraries`.
	 *
	 * @param Options $options The shop's settings.
	 * @return string[]
	 */
	public static function libraries( Options $options ) {
		$libraries = array_diff( self::known_libraries(), $options->get( 'keep' ), Own_Files::foreign( wp_scripts()->registered ) );
		return self::names( apply_filters( 'shop_islands_libraries', $libraries ) );
	}

	/**
	 * Scripts whose functions are there as soon as the loader has run, so that others which depend on them are served.
	 *
	 * Filtered by `shop_islands_provided_handles`.
	 *
	 * @return string[]
	 */
	public static function provided() {
		return self::names( apply_filters( 'shop_islands_provided_handles', array( 'wc-address-autocomplete-common' ) ) );
	}

	/**
	 * The scripts, each with what it counts on without saying so.
	 *
	 * @param \_WP_Dependency[] $registered As in `WP_Scripts`.
	 * @return \_WP_Dependency[]
	 */
	public static function with_unsaid( array $registered ) {
		foreach ( self::UNSAID as $handle => $dependency ) {
			if ( isset( $registered[ $handle ], $registered[ $dependency ] ) ) {
				$registered[ $handle ]         = clone $registered[ $handle ];
				$registered[ $handle ]->deps[] = $dependency;
			}
		}
		return $registered;
	}

	/**
	 * Every script that islands know, with the islands that do its work.
	 *
	 * @return array<string, string[]>
	 */
	public static function all() {
		/**
		 * Read once.
		 *
		 * @var array<string, string[]> $all
		 */
		static $all = array();
		if ( ! $all ) {
			/**
			 * The plugin's own list.
			 *
			 * @var array<string, string[]> $read
			 */
			$read = require __DIR__ . '/handles.php';
			$all  = $read;
		}
		return $all;
	}

	/**
	 * The libraries that come with WordPress and WooCommerce.
	 *
	 * @return string[]
	 */
	public static function known_libraries() {
		return array( 'jquery', 'jquery-core', 'jquery-migrate', 'wc-jquery-blockui', 'jquery-blockui', 'wc-js-cookie', 'js-cookie', 'wc-dompurify', 'underscore', 'wp-util' );
	}

	/**
	 * The names in what a filter gave back, which may be anything.
	 *
	 * @param mixed $names Untrusted.
	 * @return string[]
	 */
	private static function names( $names ) {
		return array_values( array_filter( (array) $names, 'is_string' ) );
	}

	/**
	 * Whether this page has the checkout as a block, which tells WooCommerce's own script of its providers.
	 */
	private static function is_block_checkout(): bool {
		return function_exists( 'is_checkout' ) && is_checkout() && has_block( 'woocommerce/checkout' );
	}
}
