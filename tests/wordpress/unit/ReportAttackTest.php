<?php
/**
 * Tests made-up reports: what a single client cannot achieve, however many it sends.
 */

use Shop_Islands\Beacon_Bounds;
use Shop_Islands\Beacon_Report;
use Shop_Islands\Beacon_Route;
use Shop_Islands\Beacon_Table;
use Shop_Islands\Client;
use Shop_Islands\Options;
use Shop_Islands\Step_Back;

final class ReportAttackTest extends SiteTest {
	const ATTACKER = '192.0.2.1';
	const VISITOR  = '198.51.100.7';
	const NOON     = 1_795_694_400; // 2026-11-26.

	protected function setUp(): void {
		parent::setUp();
		$this->options( array( 'receive' => true ) );
	}

	protected function tearDown(): void {
		unset( $_SERVER['REMOTE_ADDR'] );
	}

	/** The status of the answer to a report of one client. */
	private function send( string $address, array $said = array() ): int {
		$_SERVER['REMOTE_ADDR'] = $address;
		$request                = new WP_REST_Request();
		$request->body          = json_encode( $said + BeaconReportTest::GOOD );
		return ( new Beacon_Route( new Options(), $this->build() ) )->take( $request )->status;
	}

	/** The group of a client. */
	private function group( string $address, int $now = self::NOON ): int {
		$_SERVER['REMOTE_ADDR'] = $address;
		return Client::group( $now );
	}

	/** How many of these reports of one client count, if they come at the same time. */
	private function taken( string $address, int $sent ): int {
		$bounds = new Beacon_Bounds( $this->group( $address ), self::NOON );
		return count( array_filter( array_map( fn() => $bounds->take(), range( 1, $sent ) ) ) );
	}

	public function test_one_client_does_not_use_up_the_minute_of_all(): void {
		$this->assertSame( Beacon_Bounds::FIRST_COME, $this->taken( self::ATTACKER, 2000 ) );
		$this->assertSame( Beacon_Bounds::MOST_OF_ONE, $this->taken( self::VISITOR, 31 ) );
		for ( $sent = 0; $sent < Beacon_Bounds::FIRST_COME + 1; $sent++ ) {
			$answer = $this->send( self::ATTACKER );
		}
		$this->assertContains( $answer, array( 204, 429 ), 'The minute may end meanwhile.' );
		$this->assertSame( 204, $this->send( self::VISITOR ) );
	}

	public function test_the_whole_shop_still_has_a_bound(): void {
		$taken = 0;
		for ( $client = 0; $client < Client::GROUPS; $client++ ) {
			$bounds = new Beacon_Bounds( $client, self::NOON );
			for ( $sent = 0; $sent < 5; $sent++ ) {
				$taken += $bounds->take() ? 1 : 0;
			}
		}
		$this->assertSame( Beacon_Bounds::MOST_A_MINUTE, $taken );
	}

	public function test_one_client_does_not_use_up_the_rows_of_a_day(): void {
		$new = 0;
		for ( $sent = 0; $sent < 100; $sent++ ) {
			$errors = array_map( fn( $nth ) => array( 'island' => 'page', 'code' => "made-up-$sent-$nth", 'count' => 1 ), range( 1, 20 ) );
			$report = Beacon_Report::read( json_encode( array( 'errors' => $errors ) + BeaconReportTest::GOOD ), array() );
			$bounds = new Beacon_Bounds( $this->group( self::ATTACKER ), self::NOON + $sent * 60 );
			$added  = Beacon_Table::count( $report, self::NOON, $bounds->new_kinds() );
			$bounds->take_kinds( $added );
			$new += $added;
		}
		$this->assertSame( Beacon_Bounds::MOST_NEW, $new );
		$this->assertSame( Beacon_Bounds::MOST_NEW, ( new Beacon_Bounds( $this->group( self::VISITOR ), self::NOON ) )->new_kinds() );
		$this->assertSame( Beacon_Bounds::MOST_NEW, ( new Beacon_Bounds( $this->group( self::ATTACKER ), self::NOON + DAY_IN_SECONDS ) )->new_kinds() );
	}

	public function test_the_route_counts_a_client_s_new_kinds(): void {
		$this->send( self::ATTACKER, array( 'errors' => array( array( 'island' => 'page', 'code' => 'made-up', 'count' => 1 ) ) ) );
		$this->assertSame( array( 1 ), array_values( Site::$now->transients[ Beacon_Bounds::MEMORY ]['kinds'] ) );
	}

	/** The islands that step back after a client has sent the same report every two minutes for days. */
	private function after_days_of( string $island ): array {
		$report = Beacon_Report::read( json_encode( array( 'errors' => array( array( 'island' => $island, 'code' => 'loading', 'count' => 1 ) ) ) + BeaconReportTest::GOOD ), array( $island ) );
		for ( $now = self::NOON; $now < self::NOON + 20 * DAY_IN_SECONDS; $now += 120 ) {
			( new Step_Back( new Options(), $this->build() ) )->hear( $report, $now, $this->group( self::ATTACKER, $now ) );
		}
		return ( new Options() )->disabled();
	}

	public function test_one_client_switches_no_island_off(): void {
		$this->assertSame( array(), $this->after_days_of( 'wishlist' ) );
	}

	public function test_a_client_keeps_its_group_for_a_day(): void {
		$this->assertSame( $this->group( self::ATTACKER ), $this->group( self::ATTACKER, self::NOON + 3600 ) );
		$days = array_map( fn( $day ) => $this->group( self::ATTACKER, self::NOON + $day * DAY_IN_SECONDS ), range( 0, 9 ) );
		$this->assertGreaterThan( 5, count( array_unique( $days ) ) );
	}

	public function test_clients_are_spread_over_the_groups(): void {
		$groups = array_map( fn( $nth ) => $this->group( '203.0.' . intdiv( $nth, 256 ) . '.' . $nth % 256 ), range( 1, 2000 ) );
		$this->assertGreaterThan( Client::GROUPS * 0.95, count( array_unique( $groups ) ) );
		$this->assertSame( array(), array_diff( $groups, range( 0, Client::GROUPS - 1 ) ) );
	}

	public function test_a_network_of_ipv6_is_one_client(): void {
		$own = $this->group( '2001:db8:1:2::1' );
		$this->assertSame( array( $own ), array_unique( array_map( fn( $nth ) => $this->group( "2001:db8:1:2:$nth::$nth" ), range( 1, 50 ) ) ) );
		$this->assertGreaterThan( 5, count( array_unique( array_map( fn( $nth ) => $this->group( "2001:db8:1:$nth::1" ), range( 1, 20 ) ) ) ) );
		$this->assertGreaterThan( 5, count( array_unique( array_map( fn( $nth ) => $this->group( "::ffff:192.0.2.$nth" ), range( 1, 20 ) ) ) ) );
	}

	public function test_a_header_makes_no_other_client(): void {
		$own                             = $this->group( self::ATTACKER );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = self::VISITOR;
		$this->assertSame( $own, $this->group( self::ATTACKER ) );
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		add_filter( 'shop_islands_client', fn() => self::VISITOR );
		$this->assertNotSame( $own, $this->group( self::ATTACKER ), 'A shop behind a proxy says whose address counts.' );
	}

	public function test_nothing_that_is_kept_holds_an_address(): void {
		$this->send( self::ATTACKER, array( 'errors' => array( array( 'island' => 'page', 'code' => 'loading', 'count' => 1 ) ) ) );
		( new Step_Back( new Options(), $this->build() ) )->hear( Beacon_Report::read( json_encode( array( 'errors' => array( array( 'island' => 'cart', 'code' => 'loading', 'count' => 1 ) ) ) + BeaconReportTest::GOOD ), array( 'cart' ) ), self::NOON, $this->group( self::ATTACKER ) );
		$kept = json_encode( array( Site::$now->transients, Site::$now->options, $GLOBALS['wpdb']->asked ) );
		$this->assertStringContainsString( '"groups":[' . $this->group( self::ATTACKER ) . ']', $kept );
		$this->assertStringNotContainsString( self::ATTACKER, $kept );
		$this->assertDoesNotMatchRegularExpression( '/[0-9a-f]{16}/', $kept, 'No hash either, from which an address could be guessed.' );
	}
}
