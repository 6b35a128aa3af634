<?php
/**
 * Recognises a site's theme and plugins.
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
	 * Whether a plugin is active here or on the whole network, or a theme or its child theme.
	 *
	 * @param string $folder Its folder, as a pattern: `plugins/shopengine`, `themes/astra`.
	 */
	public static function has( $folder ): bool {
		list( $kind, $name ) = explode( '/', $folder, 2 );
		$plugins             = array_merge( (array) get_option( 'active_plugins', array() ), array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
		$folders             = 'themes' === $kind ? array( get_template() . '/' ) : array_filter( $plugins, 'is_string' );
		return (bool) preg_grep( "~^$name/~", $folders );
	}

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
