<?php
/**
 * Which scripts may lose their file, according to the shop's settings.
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
	 * The script with which payment methods register order buttons of their own.
	 */
	const ORDER_BUTTONS = 'wc-custom-place-order-button';

	/**
	 * Scripts that need another one without naming it as a dependency. ElementsKit's are two halves of its widgets;
	 * ShopEngine's for Elementor submits filter forms by jQuery, which only the handler of its filter script hears.
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
		// The form of this page is no checkout form, and no island knows it.
		if ( function_exists( 'is_checkout_pay_page' ) && is_checkout_pay_page() ) {
			$replaced = array_diff( $replaced, array( 'wc-checkout' ) );
		}
		$replaced = array_diff( $replaced, $options->get( 'keep' ), Own_Files::foreign( wp_scripts()->registered ) );
		$replaced = self::names( apply_filters( 'shop_islands_replaced_handles', $replaced ) );
		return self::has_own_checkout( $replaced ) ? $replaced : array_values( array_diff( $replaced, array( self::ORDER_BUTTONS ) ) );
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
		return self::names( apply_filters( 'shop_islands_provided_handles', array( 'wc-address-autocomplete-common', self::ORDER_BUTTONS ) ) );
	}

	/**
	 * The scripts, each with the dependencies that it does not name itself.
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
	 * The scripts of the same plugins that are known to stay: handles, and folders, which end with a slash.
	 *
	 * @return string[]
	 */
	public static function staying() {
		/**
		 * Read once.
		 *
		 * @var string[] $staying
		 */
		static $staying = array();
		if ( ! $staying ) {
			/**
			 * The plugin's own list.
			 *
			 * @var array<array{why: string, handles: string[]}> $read
			 */
			$read    = require __DIR__ . '/staying-handles.php';
			$staying = array_merge( ...array_column( $read, 'handles' ) );
		}
		return $staying;
	}

	/**
	 * The libraries that come with WordPress and WooCommerce. `jquery-blockui` and `js-cookie` are names before WooCommerce
	 * 10.3; `wc-dompurify` comes after 9.3.
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
	 * Whether no script of WooCommerce draws order buttons here: the checkout's is replaced, and this is not the page where
	 * a customer adds a payment method.
	 *
	 * @param string[] $replaced The scripts that are replaced.
	 */
	private static function has_own_checkout( array $replaced ): bool {
		$adds_method = function_exists( 'is_add_payment_method_page' ) && is_add_payment_method_page();
		return in_array( 'wc-checkout', $replaced, true ) && ! $adds_method;
	}

	/**
	 * Whether this page has the checkout as a block, which tells WooCommerce's own script of its providers.
	 */
	private static function is_block_checkout(): bool {
		return function_exists( 'is_checkout' ) && is_checkout() && has_block( 'woocommerce/checkout' );
	}
}
