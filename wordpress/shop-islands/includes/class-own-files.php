<?php
/**
 * Whether the file under a known handle is the one of the handle's plugin.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * A handle is only a name: a theme may register a file of its own under WooCommerce's. Such a file does what its author wants,
 * which no island knows. So it stays, and the islands that do the work of the handle's own script leave the work to it.
 */
final class Own_Files {

	/** The folders of scripts that are not WooCommerce's, as patterns, with the beginnings of their handles. */
	const FOLDERS = array(
		'plugins/shopengine'       => '/^shopengine-/',
		'plugins/elementskit-lite' => '/^(?:elementskit-|ekit-|animate-circle$|odometer$)/',
		'themes/astra'             => '/^astra-/',
		'plugins/cookie-law-info'  => '/^cookie-law-info/',
		'plugins/click-to-chat-for-whatsapp' => '/^ht_ctc_/',
		'plugins/king-addons'      => '/^king-addons-/',
		'plugins/finale-woocommerce-[\w-]+' => '/^wcct_/',
	);

	/** Handles of libraries, which do nothing unless a script calls them, beside those of Handles::known_libraries(). */
	const LIBRARIES = array( 'wc-flexslider', 'wc-photoswipe', 'wc-photoswipe-ui-default', 'wc-zoom', 'selectWoo', 'sourcebuster-js', 'flexslider', 'photoswipe', 'photoswipe-ui-default', 'zoom', 'animate-circle', 'odometer', 'king-addons-perfectscrollbar-perfectscrollbar' );

	/** The name of a library's file. A file of any other name under a library's handle may hold more than the library. */
	const LIBRARY_FILE = '~/(?:jquery|js\.cookie|js-cookie|purify|underscore|wp-util|selectwoo|select2|flexslider|photoswipe|zoom|sourcebuster|animate-circle|odometer)(?:[-.](?:core|migrate|blockui|flexslider|zoom|ui|default|full|slim|umd|min|pack|v?\d[\w.]*?))*\.js$~i';

	/** The path to the outermost folder of plugins or themes. A theme may keep a folder `plugins/woocommerce` of its own. */
	const OUTERMOST = '~^(?:(?!/plugins/|/themes/).)*+/';

	/**
	 * Whether a handle's file is its plugin's, by handle and address: each plan of a page asks for the same.
	 *
	 * @var array<string, bool>
	 */
	private static $own = array();

	/**
	 * Known handles whose file is somebody else's.
	 *
	 * @param \_WP_Dependency[] $registered As in `WP_Scripts`.
	 * @return string[]
	 */
	public static function foreign( array $registered ) {
		$known = array_merge( array_keys( Handles::all() ), Handles::known_libraries() );
		return array_values( array_filter( $known, fn( $handle ) => isset( $registered[ $handle ] ) && ! self::is_own( $handle, $registered[ $handle ]->src ) ) );
	}

	/**
	 * The islands whose work such a file does. A file under a library's handle does no island's work.
	 *
	 * @param \_WP_Dependency[] $registered As in `WP_Scripts`.
	 * @return string[]
	 */
	public static function yielding( array $registered ) {
		$acting = array_diff( self::foreign( $registered ), self::LIBRARIES );
		return array_values( array_unique( array_merge( array(), ...array_values( array_intersect_key( Handles::all(), array_flip( $acting ) ) ) ) ) );
	}

	/**
	 * The path of a file from the folder of its plugin on, if that is a plugin whose scripts the islands replace; "" for others.
	 *
	 * @param string $src A script's address.
	 * @return string
	 */
	public static function path_in_replaced( $src ) {
		$folders = implode( '|', array_merge( array( 'plugins/woocommerce' ), array_keys( self::FOLDERS ) ) );
		return preg_match( self::OUTERMOST . '((?:' . $folders . ')/.+)~', self::path( $src ), $match ) ? $match[1] : '';
	}

	/**
	 * Whether a handle is one of WooCommerce's, or of a library that comes with it.
	 *
	 * @param string $handle A known one.
	 */
	public static function is_of_woocommerce( $handle ): bool {
		return 'plugins/woocommerce' === self::folder( $handle );
	}

	/**
	 * Whether a file is the one that the handle's plugin ships, from this shop or from another host that has a copy of it.
	 * A handle without a file counts as the plugin's own.
	 *
	 * @param string $handle A known one.
	 * @param mixed  $src    As it is registered.
	 */
	private static function is_own( $handle, $src ): bool {
		if ( ! is_string( $src ) || '' === $src ) {
			return true;
		}
		if ( ! isset( self::$own[ "$handle $src" ] ) ) {
			$path       = self::path( $src );
			$is_library = in_array( $handle, self::LIBRARIES, true ) || in_array( $handle, Handles::known_libraries(), true );

			self::$own[ "$handle $src" ] = preg_match( self::OUTERMOST . self::folder( $handle ) . '/~', $path ) || ( $is_library && preg_match( self::LIBRARY_FILE, $path ) );
		}
		return self::$own[ "$handle $src" ];
	}

	/**
	 * The folder in which a handle's plugin ships its files, as a pattern.
	 *
	 * @param string $handle A known one.
	 * @return string
	 */
	public static function folder( $handle ) {
		foreach ( self::FOLDERS as $folder => $handles ) {
			if ( preg_match( $handles, $handle ) ) {
				return $folder;
			}
		}
		return 'plugins/woocommerce';
	}

	/**
	 * The path of a file, with the plugins' folder under its usual name, even if this shop or a CDN has renamed it.
	 *
	 * @param string $src A script's address.
	 * @return string
	 */
	private static function path( $src ) {
		// Jetpack's CDN has the files of plugins in folders by name and version.
		$src  = (string) preg_replace( '~^(?:https?:)?//c0\.wp\.com/p/([^/]+)/[^/]+/~', '/plugins/$1/', $src );
		$path = (string) wp_parse_url( $src, PHP_URL_PATH );
		$ours = rtrim( (string) wp_parse_url( plugins_url(), PHP_URL_PATH ), '/' ) . '/';
		return 0 === strpos( $path, $ours ) ? '/plugins/' . substr( $path, strlen( $ours ) ) : $path;
	}
}
