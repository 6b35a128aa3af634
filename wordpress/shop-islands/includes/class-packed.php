<?php
/**
 * A page that is compressed already. Knows nothing of WordPress.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Some themes compress their pages by themselves: `ob_start( 'ob_gzhandler' )` in their header. Browsers are told of that
 * before anybody else gets the page, so it has to stay compressed.
 */
final class Packed {

	/** How a compressed page begins: in the way of gzip, or in the other one that PHP's handler knows. */
	const START = '/^(?:(\x1f\x8b)|x[\x01\x5e\x9c\xda])/';

	/**
	 * Changes a page, whether it is compressed or not.
	 *
	 * @param string                   $bytes  The page.
	 * @param callable(string): string $change Gets its HTML, and returns the changed HTML.
	 * @return string
	 */
	public static function change( $bytes, callable $change ) {
		$is_packed = preg_match( self::START, $bytes, $found ) && function_exists( 'zlib_decode' );
		// Other data with such a start causes a warning.
		$html = $is_packed ? @zlib_decode( $bytes ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors
		if ( false === $html ) {
			return $change( $bytes );
		}
		return (string) zlib_encode( $change( $html ), isset( $found[1] ) ? ZLIB_ENCODING_GZIP : ZLIB_ENCODING_DEFLATE );
	}
}
