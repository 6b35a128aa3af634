<?php
/**
 * Tests which page caches the plugin empties, and how.
 */

require __DIR__ . '/check.php';
subject( 'caches' );

/** The calls and actions, in order. */
$log = array();

/** Stand-ins for WordPress and two page caches: one has a function, the other listens to an action. */
function do_action( $name ) {
	$GLOBALS['log'][] = $name;
}
function rocket_clean_domain() {
	$GLOBALS['log'][] = __FUNCTION__;
}

Shop_Islands\Caches::purge();
same( 'a cache’s function is called', array( 'rocket_clean_domain' ), array_values( array_intersect( Shop_Islands\Caches::FUNCTIONS, $log ) ) );
same( 'Breeze, which has none, is told by its action', true, in_array( 'breeze_clear_all_cache', $log, true ) );
same( 'each cache is told once', array_unique( $log ), $log );
same( 'caches that are not known are told last', 'shop_islands_changed', end( $log ) );
