<?php
/**
 * The head and the tabs of the plugin's pages.
 */

use Shop_Islands\Admin_Page;

final class AdminPageTest extends SiteTest {
	private function page( $tab = null ): string {
		Site::$now->may = array( 'manage_woocommerce' );
		$_GET           = null === $tab ? array() : array( 'tab' => $tab );
		return $this->printed( array( new Admin_Page( $this->options(), $this->build() ), 'render' ) );
	}

	public function test_has_one_entry_in_the_menu(): void {
		( new Admin_Page( $this->options( array( 'receive' => true ) ), $this->build() ) )->add_page();
		$this->assertSame( array( array( 'add_submenu_page', 'woocommerce', 'Shop Islands' ) ), array_map( fn( $call ) => array_slice( $call, 0, 3 ), $this->calls( 'add_submenu_page' ) ) );
	}

	public function asked(): array {
		return array(
			'no tab'         => array( null, 'Settings' ),
			'the settings'   => array( 'settings', 'Settings' ),
			'the reports'    => array( 'reports', 'Reports' ),
			'an unknown tab' => array( 'other', 'Settings' ),
			'a list'         => array( array( 'reports' ), 'Settings' ),
		);
	}

	/** @dataProvider asked */
	public function test_shows_the_tab_that_the_address_names( $asked, string $title ): void {
		$html = $this->page( $asked );
		$this->assertSame( 1, preg_match_all( '~nav-tab nav-tab-active" href="[^"]*" aria-current="page">([^<]+)<~', $html, $found ) );
		$this->assertSame( array( $title ), $found[1] );
		$this->assertCount( 'Settings' === $title ? 1 : 0, $this->calls( 'settings_fields' ) );
		$this->assertSame( 1, substr_count( $html, '<h1>' ) );
	}

	public function test_says_how_to_begin_where_no_reports_are_kept(): void {
		$this->assertStringContainsString( 'Keep the reports in this shop', $this->page( 'reports' ) );
		$this->assertSame( array(), $GLOBALS['wpdb']->asked );
	}
}
