<?php
/**
 * The file behind a script's address.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Finds files only of scripts that this server has.
 */
final class Local_File {

	/**
	 * The file behind an address in the shop's content folder or among WordPress' own files; "" for others.
	 *
	 * @param string $src A script's address.
	 * @return string
	 */
	public static function of( $src ) {
		$file = self::in_content( $src );
		// WordPress registers its own scripts by a path that leaves out the folder of WordPress itself.
		$folder = 0 === strpos( $src, '/wp-includes/' ) ? '/wp-includes/' : includes_url();
		return $file ? $file : self::below( $folder, ABSPATH . 'wp-includes/', $src );
	}

	/**
	 * The file behind an address in the shop's content folder; "" for others.
	 *
	 * @param string $src A script's address.
	 * @return string
	 */
	public static function in_content( $src ) {
		return self::below( content_url( '/' ), WP_CONTENT_DIR . '/', $src );
	}

	/**
	 * The file behind an address below another one; "" for others.
	 *
	 * @param string $url    A folder's address, or its path.
	 * @param string $folder The folder.
	 * @param string $src    A script's address.
	 * @return string
	 */
	private static function below( $url, $folder, $src ) {
		$start  = rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) );
		$wanted = rawurldecode( (string) wp_parse_url( $src, PHP_URL_PATH ) );
		$host   = wp_parse_url( $src, PHP_URL_HOST );
		if ( ( $host && wp_parse_url( content_url(), PHP_URL_HOST ) !== $host ) || 0 !== strpos( $wanted, $start ) || false !== strpos( $wanted, '..' ) ) {
			return '';
		}
		$path = $folder . substr( $wanted, strlen( $start ) );
		return '.js' === substr( $path, -3 ) && is_readable( $path ) ? $path : '';
	}
}
