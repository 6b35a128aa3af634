<?php
/**
 * Tests who may do what in wp-admin: each action, by each role, with and without its nonce.
 */

use Shop_Islands\Admin_Page;
use Shop_Islands\Beacon_Page;
use Shop_Islands\Product_Screen;
use Shop_Islands\Report;
use Shop_Islands\Settings;
use Shop_Islands\Step_Back;

final class RolesTest extends SiteTest {
	/** The capabilities of each role in WordPress and WooCommerce that matter to the plugin. */
	const ROLES = array(
		'administrator' => array( 'activate_plugins', 'manage_options', 'manage_woocommerce', 'edit_products' ),
		'shop_manager'  => array( 'manage_woocommerce', 'edit_products' ),
		'editor'        => array( 'edit_posts' ),
		'author'        => array( 'edit_posts' ),
		'customer'      => array( 'read' ),
		'guest'         => array(),
	);

	const MANAGERS = array( 'administrator', 'shop_manager' );

	/** Each role, and whether it is among these. */
	private function each( array $allowed ): array {
		return array_map( fn( $role ) => array( $role, in_array( $role, $allowed, true ) ), array_combine( array_keys( self::ROLES ), array_keys( self::ROLES ) ) );
	}

	private function become( string $role ): void {
		Site::$now->may          = self::ROLES[ $role ];
		Site::$now->is_logged_in = 'guest' !== $role;
	}

	public function managers(): array {
		return $this->each( self::MANAGERS );
	}

	public function administrators(): array {
		return $this->each( array( 'administrator' ) );
	}

	/** @dataProvider managers */
	public function test_sees_the_settings( string $role, bool $may ): void {
		$this->become( $role );
		$this->assertSame( $may, '' !== $this->printed( array( new Admin_Page( $this->options(), $this->build() ), 'render' ) ) );
		$this->assertCount( $may ? 1 : 0, $this->calls( 'settings_fields' ), 'WordPress prints the nonce that it checks when the form is sent.' );
	}

	/** @dataProvider managers */
	public function test_saves_the_settings( string $role, bool $may ): void {
		( new Settings( $this->options(), $this->build() ) )->listen();
		$this->become( $role );
		$this->assertSame( $may, current_user_can( apply_filters( 'option_page_capability_' . Settings::GROUP, 'manage_options' ) ) );
	}

	/** @dataProvider managers */
	public function test_sees_the_reports( string $role, bool $may ): void {
		$this->become( $role );
		$_GET = array( 'tab' => 'reports' );
		$page = new Admin_Page( $this->options( array( 'receive' => true ) ), $this->build() );
		$page->add_page();
		$this->assertSame( $may, current_user_can( $this->calls( 'add_submenu_page' )[0][4] ) );
		$this->assertSame( $may, '' !== $this->printed( array( $page, 'render' ) ) );
	}

	/** How a request to wp-admin has ended. */
	private function ending( string $method, string $part = Beacon_Page::class ): string {
		try {
			( new $part( $this->options( array( 'receive' => true ) ), $this->build() ) )->$method();
		} catch ( Ended $end ) {
			return $end->getMessage();
		}
		return '';
	}

	/** @dataProvider managers */
	public function test_switches_an_island_on_again_with_a_nonce( string $role, bool $may ): void {
		$this->become( $role );
		$this->assertSame( $may ? 'no nonce' : 'may not', $this->ending( 'switch_on', Step_Back::class ) );
		Site::$now->has_nonce = true;
		$this->assertSame( $may ? 'to admin.php?page=shop-islands' : 'may not', $this->ending( 'switch_on', Step_Back::class ) );
	}

	/** @dataProvider managers */
	public function test_deletes_the_reports_with_a_nonce( string $role, bool $may ): void {
		$this->become( $role );
		Site::$now->has_nonce = true;
		$this->assertSame( $may ? 'to admin.php?page=shop-islands&tab=reports' : 'may not', $this->ending( 'clear' ) );
		$this->assertSame( $may ? array( 'DELETE FROM `wp_shop_islands_beacon`' ) : array(), $GLOBALS['wpdb']->asked );
	}

	/** @dataProvider managers */
	public function test_nobody_deletes_or_exports_without_a_nonce( string $role, bool $may ): void {
		$this->become( $role );
		foreach ( array( 'clear', 'export' ) as $method ) {
			$this->assertSame( $may ? 'no nonce' : 'may not', $this->ending( $method ) );
		}
		$this->assertSame( array(), $GLOBALS['wpdb']->asked );
	}

	/** @dataProvider managers */
	public function test_gets_the_script_of_product_screens( string $role, bool $may ): void {
		$this->become( $role );
		( new Product_Screen( $this->options(), $this->build() ) )->enqueue( 'post.php' );
		$this->assertCount( $may ? 1 : 0, $this->calls( 'wp_enqueue_script' ) );
		( new Product_Screen( $this->options(), $this->build() ) )->enqueue( 'edit.php' );
		$this->assertCount( $may ? 1 : 0, $this->calls( 'wp_enqueue_script' ) );
	}

	/** @dataProvider managers */
	public function test_reads_what_was_taken_out( string $role, bool $may ): void {
		$this->become( $role );
		$report = new Report( $this->options( array( 'debug' => true ) ) );
		$report->note( array( 'wc-cart' ), array(), array(), array() );
		$report->tell();
		$this->assertCount( $may ? 1 : 0, $this->calls( 'wp_print_inline_script_tag' ) );
		$this->assertCount( $may ? 1 : 0, Site::$now->transients );
		Site::$now->options = array();
		$report->tell();
		$this->assertCount( $may ? 1 : 0, $this->calls( 'wp_print_inline_script_tag' ), 'Nobody, unless the debug setting is on.' );
	}

	/** @dataProvider administrators */
	public function test_is_told_of_a_missing_build( string $role, bool $may ): void {
		$this->become( $role );
		if ( ! function_exists( 'wp_admin_notice' ) ) {
			eval( 'function wp_admin_notice( ...$words ) { Site::$now->calls[] = array( "wp_admin_notice" ); }' );
		}
		( new Settings( $this->options(), $this->build() ) )->warn();
		$this->assertCount( $may ? 1 : 0, $this->calls( 'wp_admin_notice' ) );
	}
}
