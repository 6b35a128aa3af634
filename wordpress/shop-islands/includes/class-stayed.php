<?php
/**
 * Remembers which scripts stayed on the cart's page and the checkout's although the plugin had counted on their going.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Payment methods ask for their scripts when they print their fields, and some print code that calls jQuery. By then it is
 * too late to leave the page as it was, so the next such page is told. Only kinds of pages that are one page are
 * remembered: what one product or article needs says nothing of the others.
 */
final class Stayed {

	/** The option: handles, by kind of page. */
	const NAME = 'shop_islands_stayed';

	/** The kinds of pages that are one page. */
	const KINDS = array( 'cart', 'checkout' );

	/** What may change a page's scripts. */
	const NEWS = array( 'switch_theme', 'activated_plugin', 'deactivated_plugin', 'upgrader_process_complete' );

	/**
	 * Adds the hooks.
	 */
	public static function listen(): void {
		foreach ( self::NEWS as $action ) {
			add_action( $action, array( self::class, 'forget' ) );
		}
	}

	/**
	 * The handles that stay on a kind of page.
	 *
	 * @param string $kind The kind of page.
	 * @return string[]
	 */
	public static function on( $kind ) {
		$known = get_option( self::NAME );
		return is_array( $known ) && isset( $known[ $kind ] ) && is_array( $known[ $kind ] ) ? array_filter( $known[ $kind ], 'is_string' ) : array();
	}

	/**
	 * Remembers handles. Page caches lose the page that was made without knowing.
	 *
	 * @param string   $kind    The kind of page.
	 * @param string[] $handles What has stayed.
	 */
	public static function note( $kind, array $handles ): void {
		$known = self::on( $kind );
		if ( ! in_array( $kind, self::KINDS, true ) || ! array_diff( $handles, $known ) ) {
			return;
		}
		$all          = array_filter( (array) get_option( self::NAME, array() ), 'is_array' );
		$all[ $kind ] = array_values( array_unique( array_merge( $known, $handles ) ) );
		update_option( self::NAME, $all, true );
		Caches::purge_if_guests_have_islands();
	}

	/**
	 * Forgets all.
	 */
	public static function forget(): void {
		delete_option( self::NAME );
	}
}
