<?php
/**
 * What is recognised of a site.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The theme, and the plugins that have scripts on a page.
 */
final class Site {

	/**
	 * The theme's name and version; of a child theme its parent's too.
	 *
	 * @return string[]
	 */
	public static function themes() {
		$theme = wp_get_theme();
		return array_map( fn( $one ) => trim( $one->get( 'Name' ) . ' ' . $one->get( 'Version' ) ), array_filter( array( $theme, $theme->parent() ) ) );
	}

	/**
	 * Folders of the plugins whose scripts a page prints.
	 *
	 * @param \_WP_Dependency[] $registered As in `WP_Scripts`.
	 * @param string[]          $printed    Handles that the page prints.
	 * @return string[]
	 */
	public static function plugins( array $registered, array $printed ) {
		$found = array();
		foreach ( $printed as $handle ) {
			$src = isset( $registered[ $handle ] ) ? (string) $registered[ $handle ]->src : '';
			if ( preg_match( '~/plugins/([\w.-]+)/~', $src, $match ) && 'shop-islands' !== $match[1] ) {
				$found[] = $match[1];
			}
		}
		return array_values( array_unique( $found ) );
	}
}
