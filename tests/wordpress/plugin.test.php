<?php
/**
 * Tests the plugin's main file, and rules for all of its files.
 */

require __DIR__ . '/check.php';

/** Stand-ins for the functions of WordPress that the main file needs. */
function register_activation_hook() {
}
function register_deactivation_hook() {
}
function add_action() {
}

const PLUGIN = __DIR__ . '/../../wordpress/shop-islands';

require PLUGIN . '/shop-islands.php';

same( 'A class of the plugin is found.', true, class_exists( 'Shop_Islands\Options' ) );
foreach ( array( 'Odd', 'Part\Odd', 'Posts_Grid_Odd', 'Handles_', 'Übersicht' ) as $other ) {
	same( "A class that the plugin does not have, $other, is asked for without harm.", false, class_exists( "Shop_Islands\\$other" ) );
}

// A file that is called by its own address does nothing, because it exits at its beginning.
$files = new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( PLUGIN, FilesystemIterator::SKIP_DOTS ) ), '/\.php$/' );
$count = 0;
foreach ( $files as $file ) {
	$run = array( PHP_BINARY, '-d', 'display_errors=1', '-r', 'require $argv[1]; echo "ran on";', (string) $file );
	same( "$file leaves when it is called directly.", '', (string) shell_exec( implode( ' ', array_map( 'escapeshellarg', $run ) ) ) );
	++$count;
}
same( 'All files were tried.', true, $count > 20 );

$header = file_get_contents( PLUGIN . '/shop-islands.php' );
same( 'WordPress activates it beside WooCommerce only.', 1, preg_match( '/^ \* Requires Plugins: +woocommerce$/m', $header ) );
