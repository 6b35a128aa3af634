<?php
/**
 * Page caches: pages kept from before a change still have the scripts from before it.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the page caches that offer it. Others are told by `shop_islands_changed`.
 */
final class Caches {

	/** Functions of page caches that empty them, without arguments. */
	const FUNCTIONS = array( 'rocket_clean_domain', 'w3tc_flush_all', 'wp_cache_clear_cache', 'sg_cachepress_purge_cache', 'wpfc_clear_all_cache' );

	/** Actions that empty them. */
	const ACTIONS = array( 'litespeed_purge_all', 'breeze_clear_all_cache', 'cache_enabler_clear_complete_cache', 'wphb_clear_page_cache' );

	/**
	 * Empties what is there.
	 */
	public static function purge(): void {
		foreach ( self::FUNCTIONS as $function ) {
			if ( function_exists( $function ) ) {
				$function();
			}
		}
		foreach ( self::ACTIONS as $action ) {
			do_action( $action ); // phpcs:ignore WordPress.NamingConventions -- the caches' own names.
		}
		do_action( 'shop_islands_changed' );
	}
}
