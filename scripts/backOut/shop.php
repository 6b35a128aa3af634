<?php
/**
 * php shop.php SITE ACTION [WORD]: does to a WordPress site what its owner would do in wp-admin, and prints its state.
 *
 * install ZIP, deactivate, activate, remove; settings JSON, for everybody unless they say otherwise; fail ISLAND: the beacon hears of it until it steps back;
 * on ISLAND: the notice's button is pressed; state: prints options, tables and files, each with its checksum.
 */
// WordPress has variables of its own.
define( 'SITE', $argv[1] );
define( 'ACTION', $argv[2] );
define( 'WORD', $argv[3] ?? '' );
$_SERVER['HTTP_HOST']   = 'localhost';
$_SERVER['REQUEST_URI'] = '/wp-admin/';
define( 'WP_ADMIN', true );
require SITE . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
wp_set_current_user( 1 );
const PLUGIN = 'shop-islands/shop-islands.php';

/** The checksums of a site's files that visitors and plugins may change. */
function files( string $folder ): array {
	$sums  = [];
	$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) );
	foreach ( $files as $file ) {
		$sums[ substr( $file, strlen( $folder ) ) ] = $file->isFile() ? md5_file( $file ) : '';
	}
	return $sums;
}

/** The checksums of the options, without what WordPress keeps for a while, and of the other tables. */
function database(): array {
	global $wpdb;
	$options = $wpdb->get_results( "SELECT option_name, MD5(CONCAT(option_value, autoload)) FROM $wpdb->options WHERE option_name NOT LIKE '\\_%transient\\_%'", ARRAY_N );
	$tables  = [];
	foreach ( array_diff( $wpdb->get_col( 'SHOW TABLES' ), [ $wpdb->options ] ) as $table ) {
		$tables[ $table ] = $wpdb->get_row( "CHECKSUM TABLE `$table`", ARRAY_N )[1];
	}
	$options = array_column( $options, 1, 0 );
	// WordPress sorts this option on its own.
	$active  = get_option( 'active_plugins' );
	sort( $active );
	$options['active_plugins'] = implode( ' ', $active );
	return [ 'options' => $options, 'tables' => $tables ];
}

switch ( ACTION ) {
	case 'install':
		$zip = new ZipArchive();
		$zip->open( WORD );
		$zip->extractTo( WP_PLUGIN_DIR );
		// The plugin's code is loaded only with the next request.
		break;
	case 'activate':
		$problem = activate_plugin( PLUGIN );
		exit( is_wp_error( $problem ) ? $problem->get_error_message() : 0 );
	case 'deactivate':
		deactivate_plugins( PLUGIN );
		break;
	case 'remove':
		delete_plugins( [ PLUGIN ] );
		break;
	case 'settings':
		update_option( 'shop_islands', json_decode( WORD, true ) + [ 'audience' => 'everybody' ] );
		break;
	case 'fail':
		$options   = new Shop_Islands\Options();
		$build     = new Shop_Islands\Build( WP_PLUGIN_DIR . '/shop-islands/dist', '', false );
		$step_back = new Shop_Islands\Step_Back( $options, $build );
		$said      = [ 'v' => 1, 'page' => 'listing', 'part' => 0, 'mode' => 'islands', 'scriptErrors' => 0, 'interactions' => 0, 'actions' => [] ];
		$said     += [ 'errors' => [ [ 'island' => WORD, 'code' => 'loading', 'count' => 1 ] ], 'islands' => [ WORD => 'failed' ] ];
		$report    = Shop_Islands\Beacon_Report::read( json_encode( $said ), array_keys( $build->islands() ) );
		for ( $row = 0; $row < Shop_Islands\Step_Back_Rule::MOST; $row++ ) {
			$step_back->hear( $report, time() + $row * Shop_Islands\Step_Back_Rule::GAP, $row );
		}
		break;
	case 'on':
		$_POST    = [ 'island' => WORD ];
		$_REQUEST = [ '_wpnonce' => wp_create_nonce( Shop_Islands\Step_Back::ACTION ) ];
		do_action( 'admin_post_' . Shop_Islands\Step_Back::ACTION );
		break;
	case 'state':
		echo json_encode( [ 'files' => files( WP_CONTENT_DIR ) ] + database(), JSON_INVALID_UTF8_SUBSTITUTE );
}
