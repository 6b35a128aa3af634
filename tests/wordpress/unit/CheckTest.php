<?php
/**
 * Tests the check of the shop: who may open a page for it, what is different on such a page, and what is stored.
 */

use Shop_Islands\Check_Look;
use Shop_Islands\Check_Memory;
use Shop_Islands\Check_Page;
use Shop_Islands\Check_Route;
use Shop_Islands\Options;
use Shop_Islands\Report;

final class CheckTest extends SiteTest {
	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['REQUEST_URI']    = '/shop/';
		$_COOKIE                   = array( 'wordpress_logged_in_1' => 'owner', 'wp_woocommerce_session_1' => 'cart' );
	}

	protected function tearDown(): void {
		$_GET = array();
		Check_Look::open();
		unset( $_SERVER['REQUEST_METHOD'], $_SERVER['REQUEST_URI'], $_SERVER['QUERY_STRING'] );
		$_COOKIE = array();
	}

	/** Opens a page with these arguments. */
	private function open( array $arguments ): void {
		$_GET                    = $arguments;
		$_REQUEST                = $arguments;
		$_SERVER['QUERY_STRING'] = http_build_query( $arguments );
		$_SERVER['REQUEST_URI']  = '/shop/?' . $_SERVER['QUERY_STRING'];
		Check_Look::open();
	}

	private function open_look( array $more = array( 'islands' => 'on' ) ): void {
		$this->open( array( 'shop-islands-check' => Check_Look::grant() ) + $more );
	}

	public function strangers(): array {
		return array(
			'no secret'     => array( array( 'islands' => 'on' ), true ),
			'a wrong one'   => array( array( 'shop-islands-check' => 'wrong', 'islands' => 'on' ), true ),
			'an empty one'  => array( array( 'shop-islands-check' => '', 'islands' => 'on' ), true ),
			'a list'        => array( array( 'shop-islands-check' => array( 'a' ), 'islands' => 'on' ), true ),
			'none is given' => array( array( 'shop-islands-check' => '', 'islands' => 'on' ), false ),
		);
	}

	/** @dataProvider strangers */
	public function test_without_the_right_secret_nothing_happens( array $arguments, bool $is_granted ): void {
		if ( $is_granted ) {
			Check_Look::grant();
		}
		$this->open( $arguments );
		$this->assertFalse( Check_Look::is_open() );
		$this->assertSame( array(), Site::$now->filters );
		$this->assertCount( 2, $_COOKIE );
		$this->assertStringContainsString( 'islands=on', $_SERVER['REQUEST_URI'] );
	}

	public function test_a_new_secret_replaces_the_one_before_and_holds_for_an_hour(): void {
		$first = Check_Look::grant();
		$this->assertNotSame( $first, Check_Look::grant() );
		$this->assertSame( 32, strlen( $first ) );
		$this->open( array( 'shop-islands-check' => $first ) );
		$this->assertFalse( Check_Look::is_open() );
		$this->assertSame( 3600, Site::$now->lifetimes[ Check_Look::MEMORY ] );
	}

	public function test_the_visitor_is_a_guest_without_cookies_and_with_a_session_of_his_own(): void {
		$GLOBALS['current_user'] = 'the owner';
		$this->open_look();
		$this->assertTrue( Check_Look::is_open() );
		$this->assertSame( array(), $_COOKIE );
		$this->assertNull( $GLOBALS['current_user'] );
		$this->assertSame( 0, apply_filters( 'determine_current_user', 7 ) );
		$this->assertSame( 'Shop_Islands\Check_Session', apply_filters( 'woocommerce_session_handler', 'WC_Session_Handler' ) );
		$this->assertTrue( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE );
	}

	public function test_no_link_of_the_page_repeats_the_arguments(): void {
		$this->open_look( array( 'islands' => 'off', 'shop-islands-check-cart' => '12', 'orderby' => 'price' ) );
		$this->assertSame( array( '/shop/?orderby=price', 'orderby=price' ), array( $_SERVER['REQUEST_URI'], $_SERVER['QUERY_STRING'] ) );
		$this->assertArrayNotHasKey( 'shop-islands-check', $_GET );
		$this->assertSame( 'off', $_REQUEST['islands'] );
		$this->assertSame( 12, Check_Look::product() );
	}

	public function test_a_redirect_within_the_shop_is_looked_at_too(): void {
		$secret = Check_Look::grant();
		$this->open( array( 'shop-islands-check' => $secret, 'islands' => 'on' ) );
		$this->assertSame( "https://shop.example/a/?shop-islands-check=$secret&islands=on", Check_Look::lead( 'https://shop.example/a/' ) );
		$this->assertSame( 'https://bank.example/', Check_Look::lead( 'https://bank.example/' ) );
		$this->assertFalse( Check_Look::lead( false ) );
	}

	public function test_everything_is_on_but_what_the_owner_has_chosen_one_by_one(): void {
		$stored = array( 'audience' => 'nobody', 'measure' => true, 'off_kinds' => array( 'cart' ), 'off_paths' => array( '/a/' ), 'disable' => array( 'chat' ), 'keep' => array( 'jquery' ) );
		$on     = Check_Look::switch_on( $stored );
		$this->assertSame( array( 'everybody', false, array(), array() ), array( $on['audience'], $on['measure'], $on['off_kinds'], $on['off_paths'] ) );
		$this->assertSame( array( array( 'chat' ), array( 'jquery' ) ), array( $on['disable'], $on['keep'] ) );
		$this->assertSame( 'everybody', Check_Look::switch_on( false )['audience'], 'A new shop has stored nothing.' );
	}

	public function writing(): array {
		return array(
			'a form'           => array( 'POST', array() ),
			'an added product' => array( 'POST', array( 'wc-ajax' => 'add_to_cart' ) ),
			'the same by GET'  => array( 'GET', array( 'wc-ajax' => 'remove_from_cart' ) ),
			'an order'         => array( 'POST', array( 'wc-ajax' => 'checkout' ) ),
		);
	}

	/** @dataProvider writing */
	public function test_what_writes_is_refused( string $method, array $arguments ): void {
		$_SERVER['REQUEST_METHOD'] = $method;
		$this->expectExceptionMessage( 'may not' );
		$this->open_look( $arguments );
	}

	public function test_a_call_that_only_reads_is_answered(): void {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$this->open_look( array( 'wc-ajax' => 'get_variation', 'islands' => 'off' ) );
		$this->assertTrue( Check_Look::is_open() );
	}

	public function test_the_recorder_stands_before_every_script_and_once(): void {
		$html = Check_Look::insert( '<!doctype html><html><head lang="en"><script>first()</script></head><header></header>' );
		$this->assertMatchesRegularExpression( '~<head lang="en"><script src="[^"]*/dist/shop-islands-recorder\.js"[^>]*></script><script>first~', $html );
		$this->assertSame( 1, substr_count( $html, 'recorder' ) );
		$this->assertSame( '<header>rest', Check_Look::insert( '<header>rest' ) );
	}

	public function test_the_report_is_printed_for_the_check_and_not_kept(): void {
		$report = new Report( $this->options() );
		$report->note( array( 'jquery' ), array(), array(), array() );
		$report->tell();
		$this->assertSame( array(), $this->calls( 'wp_print_inline_script_tag' ) );
		$this->open_look();
		$report->tell();
		$this->assertCount( 1, $this->calls( 'wp_print_inline_script_tag' ) );
		$this->assertArrayNotHasKey( Report::MEMORY, Site::$now->transients );
	}

	private function route( array $settings = array() ): Check_Route {
		return new Check_Route( $this->options( $settings ), $this->build() );
	}

	private function request( $body ): WP_REST_Request {
		$request       = new WP_REST_Request();
		$request->body = is_string( $body ) ? $body : json_encode( $body );
		return $request;
	}

	public function test_only_those_who_may_change_the_settings_are_answered(): void {
		$this->route()->register();
		$routes = $this->calls( 'register_rest_route' );
		$this->assertCount( 4, $routes );
		foreach ( $routes as $route ) {
			$this->assertSame( 'POST', $route[3]['methods'] );
			Site::$now->may = array();
			$this->assertFalse( $route[3]['permission_callback']() );
			Site::$now->may = array( 'manage_woocommerce' );
			$this->assertTrue( $route[3]['permission_callback']() );
		}
	}

	public function advice(): array {
		return array(
			'a script to keep'      => array( 'keep', 'jquery', 'keep', 204 ),
			'an island to disable'  => array( 'disable', 'deal', 'disable', 204 ),
			'a page to leave'       => array( 'leave', '/landing/', 'off_paths', 204 ),
			'no path'               => array( 'leave', 'landing', 'off_paths', 400 ),
			'no handle'             => array( 'keep', 'a b', 'keep', 400 ),
			'something else'        => array( 'all_off', '1', 'keep', 400 ),
		);
	}

	/** @dataProvider advice */
	public function test_advice_adds_to_a_setting( string $what, string $name, string $setting, int $status ): void {
		$before = array( 'keep' => array( 'wc-cart' ), 'disable' => array( 'chat' ), 'off_paths' => array( '/a/' ) );
		$this->assertSame( $status, $this->route( $before )->advice( $this->request( array( 'do' => $what, 'what' => $name ) ) )->status );
		$now = ( new Options() )->get( $setting );
		$this->assertSame( $before[ $setting ][0], $now[0] );
		$this->assertSame( 204 === $status, in_array( $name, $now, true ) );
	}

	public function test_advice_that_is_none_changes_nothing(): void {
		foreach ( array( 'no JSON', '[]', '{"do":"keep"}', '{"do":["keep"],"what":"x"}' ) as $body ) {
			$this->assertSame( 400, $this->route()->advice( $this->request( $body ) )->status );
		}
		$this->assertSame( array(), $this->calls( 'update_option' ) );
	}

	public function test_a_result_is_kept_with_what_the_shop_is_like(): void {
		$this->assertSame( 204, $this->route()->result( $this->request( '{"pages":[]}' ) )->status );
		$kept = Check_Memory::all();
		$this->assertSame( array( '{"pages":[]}', Check_Memory::shop( $this->build() ) ), array( $kept['result'], $kept['shop'] ) );
		$this->assertEqualsWithDelta( time(), $kept['at'], 5 );
	}

	public function test_what_is_no_result_or_too_long_is_not_kept(): void {
		$long = json_encode( array( 'pages' => array( str_repeat( 'x', Check_Memory::MOST_BYTES ) ) ) );
		foreach ( array( 'no JSON', '[]', '{"pages":1}', $long ) as $body ) {
			$this->assertSame( 400, $this->route()->result( $this->request( $body ) )->status );
		}
		$this->assertSame( '', Check_Memory::all()['result'] );
	}

	public function test_own_pages_are_paths_of_this_shop(): void {
		$paths = array( '/landing/', 'https://shop.example/sale/?a=1#b', '//evil.example/', 'javascript:x', '/a b', 7, '/landing/' );
		$this->assertSame( array( '/landing/', '/sale/?a=1' ), Check_Memory::keep_own( $paths ) );
		$this->assertSame( array( '/landing/', '/sale/?a=1' ), Check_Memory::all()['own'] );
		$this->assertSame( array(), Check_Memory::keep_own( 'nothing' ) );
	}

	public function test_anything_in_the_database_is_read(): void {
		foreach ( array( false, 'text', array( 'at' => 'x', 'result' => 'no JSON', 'own' => 7 ) ) as $stored ) {
			Site::$now->options[ Check_Memory::NAME ] = $stored;
			$this->assertSame( array( 0, '', array() ), array( Check_Memory::all()['at'], Check_Memory::all()['result'], Check_Memory::all()['own'] ) );
		}
	}

	public function test_a_change_of_plugins_is_noticed_until_it_is_dismissed(): void {
		$shop = fn() => Check_Memory::shop( $this->build() );
		$this->assertFalse( Check_Memory::is_outdated( $shop() ) );
		Check_Memory::keep_result( '{"pages":[]}', $shop(), 1 );
		$this->assertFalse( Check_Memory::is_outdated( $shop() ) );
		Site::$now->options['active_plugins'] = array( 'own/own.php' );
		$this->assertTrue( Check_Memory::is_outdated( $shop() ) );
		Check_Memory::dismiss( $shop() );
		$this->assertFalse( Check_Memory::is_outdated( $shop() ) );
		Site::$now->options['active_plugins'] = array( 'own/own.php', 'other/other.php' );
		$this->assertTrue( Check_Memory::is_outdated( $shop() ) );
	}

	public function test_the_notice_comes_to_managers_on_screens_after_a_change(): void {
		Check_Memory::keep_result( '{"pages":[]}', 'another shop', 1 );
		$page = new Check_Page( $this->options(), $this->build() );
		$told = fn() => $this->printed( array( $page, 'remind' ) );
		Site::$now->screen = 'plugins';
		$this->assertSame( '', $told() );
		Site::$now->may = array( 'manage_woocommerce' );
		$this->assertStringContainsString( 'has changed since your shop was checked', $told() );
		Site::$now->screen = 'edit-post';
		$this->assertSame( '', $told() );
	}
}
