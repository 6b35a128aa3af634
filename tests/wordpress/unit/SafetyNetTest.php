<?php
/**
 * Tests the reports of pages on which jQuery is missing: which reports count, what they change, and how that is undone.
 */

use Shop_Islands\Safety_Net;
use Shop_Islands\Settings;
use Shop_Islands\Settings_Fields;

final class SafetyNetTest extends SiteTest {
	private function net( array $settings = array() ): Safety_Net {
		return new Safety_Net( $this->options( $settings ), $this->build() );
	}

	/** The status of the answer to a report. */
	private function report( string $body, array $headers = array(), array $settings = array() ): int {
		$request          = new WP_REST_Request();
		$request->body    = $body;
		$request->headers = $headers;
		return $this->net( $settings )->take( $request )->status;
	}

	public function test_a_kind_of_page_keeps_jquery_after_one_report(): void {
		Site::$now->is = array( 'is_cart' );
		$this->assertSame( array(), $this->net()->wanted() );
		$this->assertSame( 204, $this->report( 'cart' ) );
		$this->assertSame( array( 'cart' ), $this->net()->kept() );
		$this->assertSame( array( 'jquery' ), array_keys( $this->net()->wanted() ) );
		Site::$now->is = array( 'is_checkout' );
		$this->assertSame( array(), $this->net()->wanted() );
		$this->assertContains( array( 'do_action', 'shop_islands_changed' ), Site::$now->calls, 'Pages that caches hold are old.' );
	}

	public function invented(): array {
		return array(
			'no kind'                => array( '', array(), 400 ),
			'another kind'           => array( 'cart2', array(), 400 ),
			'a list'                 => array( '["cart"]', array(), 400 ),
			'much'                   => array( str_repeat( 'cart', 100000 ), array(), 400 ),
			'a page of another site' => array( 'cart', array( 'sec-fetch-site' => 'cross-site' ), 403 ),
		);
	}

	/** @dataProvider invented */
	public function test_nothing_is_written_for( string $body, array $headers, int $status ): void {
		$this->assertSame( $status, $this->report( $body, $headers ) );
		$this->assertSame( array(), $this->calls( 'update_option' ) );
	}

	public function test_many_reports_write_once_for_each_kind(): void {
		foreach ( array_merge( Safety_Net::KINDS, Safety_Net::KINDS, Safety_Net::KINDS ) as $kind ) {
			$this->report( $kind );
		}
		$this->assertCount( count( Safety_Net::KINDS ), $this->calls( 'update_option' ) );
	}

	public function test_every_kind_of_page_is_known(): void {
		// The kinds of pages for chunks are another list, so this leaves them out.
		$code = preg_replace( '/function kind_of_chunks.*?\n\t\}/s', '', file_get_contents( dirname( Shop_Islands\FILE ) . '/includes/class-page.php' ) );
		preg_match_all( '/(?:return|\?|:) \'([\w-]+)\'/', $code, $kinds );
		$this->assertSame( array(), array_diff( $kinds[1], Safety_Net::KINDS ) );
		$this->assertGreaterThan( 5, count( $kinds[1] ) );
	}

	/** The script that a page gets. */
	private function spread( array $gone, array $settings = array() ): array {
		Site::$now->calls = array();
		$this->net( $settings )->spread( $gone );
		return array_column( $this->calls( 'wp_print_inline_script_tag' ), 1 );
	}

	public function test_only_pages_that_lose_jquery_have_the_script(): void {
		$this->assertSame( array(), $this->spread( array( 'wc-cart' ) ) );
		Site::$now->is = array( 'is_cart' );
		list( $code )  = $this->spread( array( 'wc-cart', 'jquery-core' ) );
		$this->assertStringEndsWith( '("shop-islands\/v1\/jquery","cart");', $code );
		$this->assertLessThan( 700, strlen( $code ) );
		$this->assertSame( array(), $this->spread( array( 'jquery-core' ), array( 'no_net' => true ) ) );
	}

	public function test_a_page_has_the_script_once(): void {
		$net = $this->net();
		$net->spread( array( 'jquery-core' ) );
		$net->spread( array( 'jquery-core' ) );
		$this->assertCount( 1, $this->calls( 'wp_print_inline_script_tag' ) );
	}

	public function test_an_owner_may_want_none_of_it(): void {
		$this->report( 'other' );
		$this->assertSame( array(), $this->net( array( 'no_net' => true ) )->wanted() );
		Site::$now->calls = array();
		$this->net( array( 'no_net' => true ) )->register();
		$this->assertSame( array(), $this->calls( 'register_rest_route' ) );
		$this->net()->register();
		$this->assertCount( 1, $this->calls( 'register_rest_route' ) );
	}

	/** Follows the link in the settings. Returns how the request ends, and which kinds of pages then keep jQuery. */
	private function undo( string $kind ): array {
		$_GET['kind'] = $kind;
		try {
			$this->net()->undo();
		} catch ( Ended $end ) {
			return array( $end->getMessage(), $this->net()->kept() );
		}
	}

	public function test_only_who_may_undoes_it_and_with_a_nonce(): void {
		$this->report( 'cart' );
		$this->assertSame( array( 'may not', array( 'cart' ) ), $this->undo( 'cart' ) );
		Site::$now->may = array( Settings::WHO );
		$this->assertSame( array( 'no nonce', array( 'cart' ) ), $this->undo( 'cart' ) );
		Site::$now->has_nonce = true;
		$this->assertSame( array( 'to admin.php?page=shop-islands', array() ), $this->undo( 'cart' ) );
	}

	public function test_a_report_of_a_manager_s_page_counts_for_managers_alone(): void {
		$managers = array( 'audience' => 'managers' );
		$this->report( 'cart', array(), $managers );
		$this->assertSame( array( 'cart' ), $this->net( $managers )->kept() );
		$this->assertNotContains( array( 'do_action', 'shop_islands_changed' ), Site::$now->calls, 'Guests’ pages are as they were.' );
		$this->assertSame( array(), $this->net()->kept() );
		// Reports of guests' pages count for managers too.
		$this->report( 'checkout' );
		$this->assertSame( array( 'checkout' ), $this->net()->kept() );
		$this->assertSame( array( 'cart', 'checkout' ), $this->net( $managers )->kept() );
		Site::$now->may       = array( Settings::WHO );
		Site::$now->has_nonce = true;
		$this->undo( 'checkout' );
		$this->assertSame( array( array(), array( 'cart' ) ), array( $this->net()->kept(), $this->net( $managers )->kept() ) );
	}

	public function test_what_was_undone_stays_so_for_a_week(): void {
		Site::$now->options[ Safety_Net::NAME ] = array( 'cart' => -time() + 100 );
		$this->report( 'cart' );
		$this->assertSame( array(), $this->net()->kept() );
		Site::$now->options[ Safety_Net::NAME ] = array( 'cart' => -( time() - WEEK_IN_SECONDS + 100 ) );
		$this->report( 'cart' );
		$this->assertSame( array(), $this->net()->kept() );
		Site::$now->options[ Safety_Net::NAME ] = array( 'cart' => -( time() - WEEK_IN_SECONDS - 100 ) );
		$this->report( 'cart' );
		$this->assertSame( array( 'cart' ), $this->net()->kept() );
	}

	public function test_what_others_have_written_is_nothing(): void {
		foreach ( array( 'x', 7, array( 'cart' ), array( 'cart' => 'x' ), array( 'theirs' => 7 ) ) as $broken ) {
			Site::$now->options[ Safety_Net::NAME ] = $broken;
			$this->assertSame( array(), $this->net()->kept() );
		}
	}

	public function test_the_settings_show_which_kinds_and_undo_each(): void {
		$this->report( 'cart' );
		$html = $this->printed( array( new Settings_Fields( $this->options(), $this->build() ), 'keep' ) );
		$this->assertMatchesRegularExpression( '/“cart”.*href="admin-post\.php\?action=shop_islands_undo_jquery&kind=cart&_wpnonce=nonce"/', $html );
		$this->assertStringContainsString( '[no_net]', $html );
	}
}
