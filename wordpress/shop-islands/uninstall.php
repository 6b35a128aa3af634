<?php
/**
 * Removes everything that the plugin has kept: nine options, five transients and a table, of every site of a network.
 *
 * @package Shop_Islands
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Clears one site.
 */
function shop_islands_uninstall_site(): void {
	delete_option( 'shop_islands' );
	delete_option( 'shop_islands_before' );
	delete_option( 'shop_islands_build' );
	delete_option( 'shop_islands_stepped_back' );
	delete_option( 'shop_islands_failing' );
	delete_option( 'shop_islands_hosts' );
	delete_option( 'shop_islands_stayed' );
	delete_option( 'shop_islands_jquery' );
	delete_option( 'shop_islands_check' );
	delete_transient( 'shop_islands_check_pass' );
	delete_transient( 'shop_islands_report' );
	delete_transient( 'shop_islands_needs' );
	delete_transient( 'shop_islands_weights' );
	delete_transient( 'shop_islands_beacon_rate' );
	// WordPress does not load the plugin for this file.
	require_once __DIR__ . '/includes/class-beacon-source.php';
	require_once __DIR__ . '/includes/class-beacon-table.php';
	Shop_Islands\Beacon_Table::drop();
}

if ( is_multisite() ) {
	$shop_islands_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $shop_islands_sites as $shop_islands_site ) {
		switch_to_blog( $shop_islands_site );
		shop_islands_uninstall_site();
		restore_current_blog();
	}
} else {
	shop_islands_uninstall_site();
}
