<?php
/**
 * Tests the way of reports: the route, the table, and the page that shows them.
 */

use Shop_Islands\Beacon_Bounds;
use Shop_Islands\Beacon_Figure;
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
		// No client has sent many reports, but all clients together have.
		$reports = array_fill( 0, 256, 0 ) + array( 300 => Beacon_Bounds::MOST_A_MINUTE );
		$now     = intdiv( time(), 60 );
		foreach ( array( $now, $now + 1 ) as $minute ) {
			// The minute may end during the test.
			Site::$now->transients[ Beacon_Bounds::MEMORY ] = array( 'minute' => $minute, 'reports' => $reports );
			$answers[] = $this->status();
		}
		$this->assertContains( 429, $answers );
		Site::$now->transients[ Beacon_Bounds::MEMORY ] = array( 'minute' => $now - 1, 'reports' => $reports );
		$this->assertSame( 204, $this->status() );
		foreach ( array( 'broken', array( 'minute' => $now, 'reports' => 7 ), array( 'minute' => $now, 'reports' => array( 'x' => 9999 ) ) ) as $broken ) {
			Site::$now->transients[ Beacon_Bounds::MEMORY ] = $broken;
			$this->assertSame( 204, $this->status() );
		}
	}

	public function test_what_is_too_old_is_forgotten(): void {
		Beacon_Table::count( $this->report( array() ), self::TODAY, 1 );
		$this->assertSame( "DELETE FROM `wp_shop_islands_beacon` WHERE day < '2026-10-27'", $GLOBALS['wpdb']->asked[0] );
		( new Beacon_Table() )->figures( self::TODAY );
		$this->assertSame( $GLOBALS['wpdb']->asked[0], end( $GLOBALS['wpdb']->asked ) );
	}

	public function test_a_full_day_takes_no_new_kind_of_error(): void {
		$GLOBALS['wpdb']->count = Beacon_Table::MOST_A_DAY;
		$error                  = array( 'island' => 'wishlist', 'code' => 'loading', 'count' => 2 );
		$this->assertSame( 0, Beacon_Table::count( $this->report( array( 'errors' => array( $error ) ) ), self::TODAY, 20 ) );
		$asked = implode( "\n", $GLOBALS['wpdb']->asked );
		$this->assertStringContainsString( "UPDATE `wp_shop_islands_beacon` SET count = count + 2, slow = slow + 0, slowest = GREATEST(slowest, 0) WHERE day = '2026-11-26' AND page = 'listing' AND mode = 'islands' AND what = 'error' AND name = 'wishlist' AND code = 'loading'", $asked );
		$this->assertStringContainsString( "INSERT INTO `wp_shop_islands_beacon` VALUES ('2026-11-26', 'listing', 'islands', 'view'", $asked );
		$this->assertStringNotContainsString( "'islands', 'error', 'wishlist', 'loading', 2", $asked );
	}

	public function test_new_kinds_of_errors_are_told(): void {
		$errors = array_map( fn( $code ) => array( 'island' => 'wishlist', 'code' => $code, 'count' => 1 ), array( 'loading', 'acting', 'timeout' ) );
		$this->assertSame( 1, Beacon_Table::count( $this->report( array( 'errors' => array_slice( $errors, 0, 1 ) ) ), self::TODAY, 20 ) );
		$this->assertSame( 1, Beacon_Table::count( $this->report( array( 'errors' => $errors ) ), self::TODAY, 1 ), 'One was known, one is new, and one is too many.' );
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
		$summary = new Beacon_Summary( ( new Beacon_Table() )->figures( self::TODAY ) );
		$this->assertSame( array( array( 'listing', 4 ), array( 'product', 2 ) ), array_map( fn( $row ) => array( $row['page'], $row['count'] ), $summary->failures() ) );
		$this->assertSame( array( array( 'menu', 10, 3, 900 ), array( 'tabs', 9, 0, 400 ) ), array_map( fn( $row ) => array( $row['name'], $row['count'], $row['slow'], $row['slowest'] ), $summary->taps() ) );
		$this->assertSame( 8, $summary->views( 'listing', 'islands' ) );
		$this->assertSame( array( 'added' => 3, 'failed' => 0, 'unknown' => 0 ), $summary->adds() );
		$this->assertStringStartsWith( "day,page,mode,what,name,code,count,slow,slowest\r\n2026-11-26,listing,islands,error,wishlist,loading,1,0,0\r\n", Beacon_Page::csv( ( new Beacon_Table() )->figures( self::TODAY ) ) );
	}

	public function test_what_others_have_written_is_no_figure(): void {
		$good = array_combine( Beacon_Figure::KEYS, array( '2026-11-26', 'listing', 'islands', 'error', 'wishlist', 'http-502', '1', '0', '0' ) );
		foreach ( array( 'day' => '=1+1', 'page' => '<b>', 'mode' => 'x', 'what' => 'x', 'name' => '"><script>', 'code' => '=cmd', 'count' => '-1', 'slow' => 'x', 'slowest' => array() ) as $key => $broken ) {
			$GLOBALS['wpdb']->found = array( array( $key => $broken ) + $good, $good );
			$this->assertEquals( array( $good ), ( new Beacon_Table() )->figures( self::TODAY ), $key );
		}
	}

	public function test_the_table_is_made_with_the_setting_and_not_before(): void {
		( new Beacon_Page( $this->options(), $this->build() ) )->prepare();
		$this->assertSame( array(), $GLOBALS['wpdb']->asked );
		( new Beacon_Page( $this->options( array( 'receive' => true ) ), $this->build() ) )->prepare();
		$this->assertStringStartsWith( 'CREATE TABLE IF NOT EXISTS `wp_shop_islands_beacon`', $GLOBALS['wpdb']->asked[0] );
	}
}
