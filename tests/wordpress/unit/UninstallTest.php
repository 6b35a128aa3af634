<?php
/**
 * Tests that uninstalling removes everything that the plugin's code stores, on every site of a network.
 */

final class UninstallTest extends SiteTest {
	/** Everything that uninstalling removes, in order. */
	private function removed(): array {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'shop-islands/shop-islands.php' );
		// The file defines a function, which a second run would define again.
		$code = file_get_contents( dirname( Shop_Islands\FILE ) . '/uninstall.php' );
		$name = 'uninstall_' . bin2hex( random_bytes( 4 ) );
		eval( '?>' . str_replace( array( 'shop_islands_uninstall_site', '__DIR__' ), array( $name, var_export( dirname( Shop_Islands\FILE ), true ) ), $code ) );
		return Site::$now->calls;
	}

	/** The names that the code stores by, from its constants. */
	private function stored(): array {
		$names = array();
		foreach ( glob( dirname( Shop_Islands\FILE ) . '/includes/*.php' ) as $file ) {
			$code = file_get_contents( $file );
			preg_match_all( '/\b(?:update_option|set_transient|add_option)\( ([\w:]+|\'\w+\')/', $code, $calls );
			foreach ( $calls[1] as $name ) {
				preg_match( '/const ' . preg_replace( '/^self::/', '', $name ) . '\s*= \'(\w+)\'/', $code, $constant );
				$names[] = $constant[1] ?? $name;
			}
		}
		return array_unique( $names );
	}

	public function test_all_that_the_code_stores_is_removed(): void {
		$stored = array_merge( $this->stored(), array( Shop_Islands\Options::NAME ) );
		$this->assertGreaterThan( 3, count( $stored ) );
		$this->assertSame( array(), array_diff( $stored, array_column( $this->removed(), 1 ) ) );
		$this->assertSame( array( 'DROP TABLE IF EXISTS `wp_shop_islands_beacon`' ), $GLOBALS['wpdb']->asked );
	}

	public function test_every_site_of_a_network_is_cleared(): void {
		Site::$now->is = array( 'is_multisite' );
		$calls         = array_map( fn( $call ) => implode( ' ', $call ), $this->removed() );
		$this->assertCount( 2, array_keys( $calls, 'delete_option shop_islands', true ) );
		$this->assertSame( array( 'switch_to_blog 1', 'switch_to_blog 2' ), array_values( preg_grep( '/^switch/', $calls ) ) );
		$this->assertCount( 2, $GLOBALS['wpdb']->asked );
	}
}
