<?php
/**
 * Sorts islands by the plugin or theme whose work they do.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts that islands replace say whose work they do. Islands that replace no script of a list adopt the markup of
 * a plugin, which the build names.
 */
final class Island_Groups {

	/** The plugins and themes, by the names that the build and owners know: their folders, as patterns. */
	const FOLDERS = array(
		'WooCommerce'   => 'plugins/woocommerce',
		'ShopEngine'    => 'plugins/shopengine',
		'ElementsKit'   => 'plugins/elementskit-lite',
		'Elementor'     => 'plugins/elementor',
		'Elementor Pro' => 'plugins/elementor-pro',
		'Astra'         => 'themes/astra',
		'CookieYes'     => 'plugins/cookie-law-info',
		'Click to Chat' => 'plugins/click-to-chat-for-whatsapp',
		'Finale'        => 'plugins/finale-woocommerce-[\w-]+',
		'King Addons'   => 'plugins/king-addons',
	);

	/**
	 * The groups by name, each with its islands' names, and whether the shop has the plugin or theme. Groups that the shop
	 * has come first. The group "" is for hosts of the shop's own, which any shop may have.
	 *
	 * @param array<string, array{title: string, what: string, plugin: string}> $islands As of Build::islands().
	 * @return array<string, array{is_active: bool, islands: string[]}>
	 */
	public static function of( array $islands ) {
		$active = array( '' => true );
		$sorted = array_fill_keys( array_keys( self::FOLDERS ), array() );
		foreach ( self::FOLDERS as $name => $folder ) {
			$active[ $name ] = Site::has( $folder );
		}
		foreach ( $islands as $island => $said ) {
			$owners = self::owners( $island, $said['plugin'] );
			$here   = array_filter( $owners, fn( $owner ) => $active[ $owner ] );

			$sorted[ $here ? reset( $here ) : $owners[0] ][] = $island;
		}
		$groups = array();
		foreach ( array( true, false ) as $is_active ) {
			foreach ( array_filter( $sorted ) as $name => $names ) {
				if ( $active[ $name ] === $is_active ) {
					$groups[ $name ] = array(
						'is_active' => $is_active,
						'islands'   => $names,
					);
				}
			}
		}
		return $groups;
	}

	/**
	 * Islands by their titles, in one text.
	 *
	 * @param string[]                                                          $names   Of the islands.
	 * @param array<string, array{title: string, what: string, plugin: string}> $islands As of Build::islands().
	 * @return string
	 */
	public static function titles( array $names, array $islands ) {
		return implode( ', ', array_map( fn( $name ) => isset( $islands[ $name ] ) ? $islands[ $name ]['title'] : $name, $names ) );
	}

	/**
	 * The scripts whose work an island does.
	 *
	 * @param string $island An island's name.
	 * @return string[]
	 */
	public static function scripts( $island ) {
		return array_keys( array_filter( Handles::all(), fn( $islands ) => in_array( $island, $islands, true ) ) );
	}

	/**
	 * The group of a script that islands replace.
	 *
	 * @param string $handle A known one.
	 * @return string
	 */
	public static function of_script( $handle ) {
		return (string) array_search( Own_Files::folder( $handle ), self::FOLDERS, true );
	}

	/**
	 * The groups to which an island may belong. One island may replace scripts of a plugin and of a theme.
	 *
	 * @param string $island An island's name.
	 * @param string $plugin The plugin that the build names.
	 * @return non-empty-list<string>
	 */
	private static function owners( $island, $plugin ) {
		$owners = array_values( array_unique( array_map( array( self::class, 'of_script' ), self::scripts( $island ) ) ) );
		return $owners ? $owners : array( isset( self::FOLDERS[ $plugin ] ) ? $plugin : '' );
	}
}
