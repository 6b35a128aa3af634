<?php
/**
 * Which islands and which pages are switched off. Knows nothing of WordPress.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Two decisions that several parts take in the same way.
 */
final class Off {

	/** Stands for all islands in a list of islands that are off. */
	const ALL = '*';

	/**
	 * The islands of a list that are off.
	 *
	 * @param string[] $islands  Names of islands.
	 * @param string[] $disabled Names of those that are off; `*` for all.
	 * @return string[]
	 */
	public static function among( array $islands, array $disabled ) {
		return in_array( self::ALL, $disabled, true ) ? $islands : array_intersect( $islands, $disabled );
	}

	/**
	 * Whether an address is one of some paths. A path's `*` stands for anything, nothing too, and a slash at the end makes
	 * no difference.
	 *
	 * @param string   $address A page's address, or its path; the query does not count.
	 * @param string[] $paths   Such as `/product/console/` and `/landing/*`.
	 */
	public static function is_among( $address, array $paths ): bool {
		$asked = self::plain( (string) strtok( $address, '?#' ) );
		foreach ( $paths as $path ) {
			$pattern = str_replace( '\*', '.*', preg_quote( self::plain( $path ), '~' ) );
			$pattern = (string) preg_replace( '~/\.\*$~D', '(?:/.*)?', $pattern );
			if ( preg_match( "~^$pattern$~Ds", $asked ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A path in the form in which paths are compared.
	 *
	 * @param string $path Percent-encoded or not.
	 * @return string
	 */
	private static function plain( $path ) {
		return rtrim( rawurldecode( $path ), '/' );
	}
}
