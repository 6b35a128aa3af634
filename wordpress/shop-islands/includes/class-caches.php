<?php
/**
 * Empties page caches after a change, because the pages in them still have the scripts from before it.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Empties the page caches that offer a function or an action for that. Other caches can listen to
 * `shop_islands_changed`.
 */
final class Caches {

	/** Functions of page caches that empty them, without arguments. */
	const FUNCTIONS = array( 'rocket_clean_domain', 'w3tc_flush_all', 'wp_cache_clear_cache', 'sg_cachepress_purge_cache', 'wpfc_clear_all_cache' );

	/** Actions that empty them. */
	const ACTIONS = array( 'litespeed_purge_all', 'breeze_clear_all_cache', 'cache_enabler_clear_complete_cache', 'wphb_clear_page_cache' );

	/**
	 * Empties them if guests get islands. Otherwise guests' pages are the shop's own, and stay right.
	 */
	public static function purge_if_guests_have_islands(): void {
		if ( Audience::has_guests() ) {
			self::purge();
		}
	}

	/**
	 * Empties them after a change of the settings, if guests got islands before it or get them now.
	 *
	 * @param mixed $before The settings before, as they were stored.
	 * @param mixed $now    The settings now.
	 */
	public static function purge_after( $before, $now ): void {
		$audiences = array( Options::clean( $before )['audience'], Options::clean( $now )['audience'] );
		if ( in_array( Options::EVERYBODY, $audiences, true ) ) {
			self::purge();
		}
	}

	/**
	 * Empties the caches that this site has.
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
