<?php
/**
 * Plugin Name:       Shop Islands
 * Plugin URI:        https://shop-islands.example/
 * Description:       Runs the shop's front end with one small script instead of the plugins' own: cart, product pages, checkout, wishlist, comparison, quick view and more.
 * Version:           1.0.0
 * Requires at least: 6.4
 * Requires PHP:      7.4
 * Requires Plugins:  woocommerce
 * WC requires at least: 8.3
 * WC tested up to:   10.6
 * Author:            Shop Islands
 * Author URI:        https://author.shop-islands.example/
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       shop-islands
 * Domain Path:       /languages
 *
 * The scripts in dist/ are under the MIT licence.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

const FILE    = __FILE__;
const VERSION = '1.0.0';

spl_autoload_register(
	static function ( $name ) {
		if ( 0 === strpos( $name, __NAMESPACE__ . '\\' ) ) {
			$file = strtolower( str_replace( '_', '-', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) );
			$path = __DIR__ . "/includes/class-$file.php";
			// There may be no file: other code may ask for a class that does not exist (`class_exists`).
			if ( is_readable( $path ) ) {
				require $path;
			}
		}
	}
);

register_activation_hook( __FILE__, static fn() => Audience::begin( PHP_SAPI ) );
register_deactivation_hook( __FILE__, array( Caches::class, 'purge_if_guests_have_islands' ) );

// Before any other plugin reads a cookie.
add_action( 'plugins_loaded', array( Check_Look::class, 'open' ), PHP_INT_MIN );
add_action( 'plugins_loaded', array( Plugin::class, 'start' ) );
