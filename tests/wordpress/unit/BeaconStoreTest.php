<?php
/**
 * Where reports go: the route, the table and what is made of it.
 */

use Shop_Islands\Beacon_Page;
use Shop_Islands\Beacon_Report;
use Shop_Islands\Beacon_Route;
use Shop_Islands\Beacon_Summary;
use Shop_Islands\Beacon_Table;

final class BeaconStoreTest extends SiteTest {
	const TODAY = 1_795_651_200; // 2026-11-26.

	/** The status of the answer to a report. */
	private function status( array $headers = array(), ?string $body = null ): int {
		$request          = new WP_REST_Request();
		$request->headers = $headers;
		$request->body    = $body ?? json_encode( array( 'scriptErrors' => 1 ) + BeaconReportTest::GOOD );
		return ( new Beacon_Route( $this->options( array( 'receive' => true ) ), $this->build() ) )->take( $request )->status;
	}

	private function report( array $said ): Beacon_Report {
		return Beacon_Report::read( json_encode( $said + BeaconReportTest::GOOD ), array( 'wishlist' ) );
	}

	public function test_there_is_no_route_unless_the_settings_want_one(): void {
		( new Beacon_Route( $this->options(), $this->build() ) )->register();
		$this->assertSame( array(), $this->calls( 'register_rest_route' ) );
		( new Beacon_Route( $this->options( array( 'receive' => true ) ), $this->build() ) )->register();
		$this->assertSame( array( 'POST', '__return_true' ), array( $this->calls( 'register_rest_route' )[0][3]['methods'], $this->calls( 'register_rest_route' )[0][3]['permission_callback'] ) );
	}

	public function test_a_report_is_counted_and_nothing_is_answered(): void {
		$this->assertSame( 204, $this->status( array( 'sec-fetch-site' => 'same-origin' ) ) );
		$this->assertStringContainsString( 'INSERT INTO `wp_shop_islands_beacon`', implode( $GLOBALS['wpdb']->asked ) );
	}

	public function refused(): array {
		return array(
			'another site’s page'              => array( 403, array( 'sec-fetch-site' => 'cross-site' ), null ),
			'who wants no tracking'            => array( 204, array( 'sec-gpc' => '1' ), null ),
			'who wants it by the older header' => array( 204, array( 'dnt' => '1' ), null ),
			'what is no report'                => array( 400, array(), 'x' ),
		);
	}

	/** @dataProvider refused */
	public function test_nothing_is_kept_of( int $status, array $headers, ?string $body ): void {
		$this->assertSame( $status, $this->status( $headers, $body ) );
		$this->assertSame( array(), $GLOBALS['wpdb']->asked );
		$this->assertSame( array(), Site::$now->transients );
	}

	public function test_a_minute_has_a_bound(): void {
		$now = intdiv( time(), 60 );
		foreach ( array( $now, $now + 1 ) as $minute ) {
			// The minute may end meanwhile.
			Site::$now->transients[ Beacon_Route::MEMORY ] = array( $minute, Beacon_Route::MOST_A_MINUTE );
			$answers[] = $this->status();
		}
		$this->assertContains( 429, $answers );
		Site::$now->transients[ Beacon_Route::MEMORY ] = array( $now - 1, Beacon_Route::MOST_A_MINUTE );
		$this->assertSame( 204, $this->status() );
		Site::$now->transients[ Beacon_Route::MEMORY ] = 'broken';
		$this->assertSame( 204, $this->status() );
	}

	public function test_what_is_too_old_is_forgotten(): void {
		Beacon_Table::count( $this->report( array() ), self::TODAY );
		$this->assertSame( "DELETE FROM `wp_shop_islands_beacon` WHERE day < '2026-10-27'", $GLOBALS['wpdb']->asked[0] );
		Beacon_Table::all( self::TODAY );
		$this->assertSame( $GLOBALS['wpdb']->asked[0], end( $GLOBALS['wpdb']->asked ) );
	}

	public function test_a_full_day_takes_nothing_new(): void {
		$GLOBALS['wpdb']->count = Beacon_Table::MOST_A_DAY;
		Beacon_Table::count( $this->report( array() ), self::TODAY );
		$this->assertStringContainsString( "UPDATE `wp_shop_islands_beacon` SET count = count + 1, slow = slow + 0, slowest = GREATEST(slowest, 0) WHERE day = '2026-11-26' AND page = 'listing' AND mode = 'islands' AND what = 'view'", implode( "\n", $GLOBALS['wpdb']->asked ) );
		$this->assertStringNotContainsString( 'INSERT', implode( $GLOBALS['wpdb']->asked ) );
	}

	public function test_days_are_added_up_and_the_worst_comes_first(): void {
		$row                    = fn( ...$cells ) => array_combine( array( 'day', 'page', 'mode', 'what', 'name', 'code', 'count', 'slow', 'slowest' ), $cells );
		$GLOBALS['wpdb']->found = array(
			$row( '2026-11-26', 'listing', 'islands', 'error', 'wishlist', 'loading', '1', '0', '0' ),
			$row( '2026-11-26', 'product', 'islands', 'error', 'wishlist', 'loading', '2', '0', '0' ),
			$row( '2026-11-25', 'listing', 'islands', 'error', 'wishlist', 'loading', '3', '0', '0' ),
			$row( '2026-11-26', 'listing', 'islands', 'tap', 'menu', '', '5', '1', '300' ),
			$row( '2026-11-25', 'listing', 'islands', 'tap', 'menu', '', '5', '2', '900' ),
			$row( '2026-11-25', 'listing', 'islands', 'tap', 'tabs', '', '9', '0', '400' ),
			$row( '2026-11-25', 'listing', 'islands', 'view', '', '', '8', '0', '0' ),
			$row( '2026-11-25', 'listing', 'original', 'view', '', '', '1', '0', '0' ),
			$row( '2026-11-25', 'cart', 'islands', 'add', 'added', '', '2', '0', '0' ),
			$row( '2026-11-25', 'listing', 'islands', 'add', 'added', '', '1', '0', '0' ),
		);
		$summary = new Beacon_Summary( Beacon_Table::all( self::TODAY ) );
		$this->assertSame( array( array( 'listing', 4 ), array( 'product', 2 ) ), array_map( fn( $row ) => array( $row['page'], $row['count'] ), $summary->failures() ) );
		$this->assertSame( array( array( 'menu', 10, 3, 900 ), array( 'tabs', 9, 0, 400 ) ), array_map( fn( $row ) => array( $row['name'], $row['count'], $row['slow'], $row['slowest'] ), $summary->taps() ) );
		$this->assertSame( 8, $summary->views( 'listing', 'islands' ) );
		$this->assertSame( array( 'added' => 3, 'failed' => 0, 'unknown' => 0 ), $summary->adds() );
		$this->assertStringStartsWith( "day,page,mode,what,name,code,count,slow,slowest\r\n2026-11-26,listing,islands,error,wishlist,loading,1,0,0\r\n", Beacon_Page::csv( Beacon_Table::all( self::TODAY ) ) );
	}

	public function test_the_table_is_made_with_the_setting_and_not_before(): void {
		( new Beacon_Page( $this->options(), $this->build() ) )->prepare();
		$this->assertSame( array(), $GLOBALS['wpdb']->asked );
		( new Beacon_Page( $this->options( array( 'receive' => true ) ), $this->build() ) )->prepare();
		$this->assertStringStartsWith( 'CREATE TABLE IF NOT EXISTS `wp_shop_islands_beacon`', $GLOBALS['wpdb']->asked[0] );
	}
}
