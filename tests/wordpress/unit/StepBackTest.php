<?php
/**
 * When an island steps back for everybody, who is told, and who switches it on again.
 */

use Shop_Islands\Beacon_Report;
use Shop_Islands\Config;
use Shop_Islands\Settings;
use Shop_Islands\Step_Back;
use Shop_Islands\Step_Back_Rule;

final class StepBackTest extends SiteTest {
	const ISLANDS = array( 'cart', 'chat', 'deal', 'wishlist' );

	private int $clock = 1_795_651_200;

	/** A report of a page on which islands started, and some failed. */
	private function report( array $failed, array $started = array(), array $said = array() ): Beacon_Report {
		$errors = array_map( fn( $island ) => array( 'island' => $island, 'code' => 'rendering', 'count' => 1 ), $failed );
		$states = array_fill_keys( $failed, 'failed' ) + array_fill_keys( $started, 'ready' );
		return Beacon_Report::read( json_encode( $said + array( 'errors' => $errors, 'islands' => $states ) + BeaconReportTest::GOOD ), self::ISLANDS );
	}

	/** Hears one report again and again, with some time between. Gives who has stepped back then. */
	private function hear( Beacon_Report $report, int $times, int $gap = Step_Back_Rule::GAP ): array {
		for ( $time = 0; $time < $times; $time++ ) {
			$this->clock += $gap;
			$this->part()->hear( $report, $this->clock );
		}
		return array_keys( Step_Back::all( new Shop_Islands\Options() ) );
	}

	private function part(): Step_Back {
		return new Step_Back( new Shop_Islands\Options(), $this->build() );
	}

	protected function setUp(): void {
		parent::setUp();
		$this->options( array( 'receive' => true ) );
	}

	public function test_an_island_that_fails_often_enough_in_a_row_is_off_for_everybody(): void {
		$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 ) );
		$this->assertArrayNotHasKey( 'disable', Config::values( new Shop_Islands\Options(), $this->build() ) );
		$this->assertSame( array( 'wishlist' ), $this->hear( $this->report( array( 'wishlist' ) ), 1 ) );
		$this->assertSame( array( 'wishlist' ), Config::values( new Shop_Islands\Options(), $this->build() )['disable'] );
		$this->assertContains( array( 'do_action', 'shop_islands_changed' ), Site::$now->calls, 'Page caches hold pages from before.' );
	}

	public function test_a_start_without_a_failure_ends_the_row(): void {
		$this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 );
		$this->hear( $this->report( array(), array( 'wishlist' ) ), 1 );
		$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 ) );
	}

	public function test_a_page_without_the_island_does_not(): void {
		$this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 );
		$this->hear( $this->report( array(), array( 'cart' ) ), 1 );
		$this->assertSame( array( 'wishlist' ), $this->hear( $this->report( array( 'wishlist' ) ), 1 ) );
	}

	public function test_many_reports_at_once_count_as_one(): void {
		$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), 1000, 0 ) );
		$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1, Step_Back_Rule::GAP / 2 ) );
	}

	public function unmoved(): array {
		return array(
			'a call that failed'          => array( array( 'errors' => array( array( 'island' => 'wishlist', 'code' => 'http-502', 'count' => 1 ) ) ) ),
			'an island of another build'  => array( array( 'errors' => array( array( 'island' => 'theirs', 'code' => 'rendering', 'count' => 1 ) ) ) ),
			'the page'                    => array( array( 'errors' => array( array( 'island' => 'page', 'code' => 'rendering', 'count' => 1 ) ) ) ),
			'a page without islands'      => array( array( 'mode' => 'original' ) ),
			'a list that is none'         => array( array( 'errors' => array(), 'islands' => 7 ) ),
		);
	}

	/** @dataProvider unmoved */
	public function test_nothing_is_counted_of( array $said ): void {
		$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ), array(), $said ), Step_Back_Rule::MOST ) );
		$this->assertSame( array(), $this->calls( 'update_option' ) );
	}

	public function test_no_more_than_a_few_step_back(): void {
		$this->assertCount( Step_Back::MOST, $this->hear( $this->report( self::ISLANDS ), Step_Back_Rule::MOST * 2 ) );
	}

	public function test_consent_never_does(): void {
		$report = Beacon_Report::read( json_encode( array( 'errors' => array( array( 'island' => 'consent', 'code' => 'loading', 'count' => 1 ) ) ) + BeaconReportTest::GOOD ), array( 'consent' ) );
		$this->assertSame( array( 'consent' ), $report->failed, 'The report itself counts.' );
		$this->assertSame( array(), $this->hear( $report, Step_Back_Rule::MOST * 2 ) );
		$this->assertSame( array(), $this->calls( 'update_option' ), 'No row is kept either.' );
		Site::$now->options[ Step_Back::NAME ] = array_fill_keys( array( 'consent', 'wishlist' ), array( 'since' => 1, 'page' => 'cart' ) );
		$this->assertSame( array( 'wishlist' ), ( new Shop_Islands\Options() )->disabled(), 'What an earlier version has kept does not count.' );
	}

	public function test_an_owner_may_want_none_to(): void {
		$this->options( array( 'receive' => true, 'steady' => true ) );
		$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST ) );
	}

	public function test_without_reports_nothing_has_stepped_back(): void {
		$this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST );
		$this->assertSame( array(), Step_Back::all( $this->options() ) );
	}

	public function test_what_others_have_written_is_nothing(): void {
		foreach ( array( 'x', 7, array( 'wishlist' ), array( 'wishlist' => 7 ), array( 'wishlist' => array( 'since' => 'x', 'page' => 1, 'count' => '9', 'last' => 0 ) ) ) as $broken ) {
			Site::$now->options[ Step_Back::NAME ] = $broken;
			Site::$now->options[ Step_Back::ROWS ] = $broken;
			$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), 1 ) );
		}
	}

	/** What the notice says. */
	private function notice(): string {
		return $this->printed( array( $this->part(), 'tell' ) );
	}

	public function test_the_owner_is_told_which_island_and_where(): void {
		Site::$now->may = array( Settings::WHO );
		$this->assertSame( '', $this->notice() );
		$this->hear( $this->report( array( 'wishlist' ), array(), array( 'page' => 'product' ) ), Step_Back_Rule::MOST );
		$this->assertMatchesRegularExpression( '/“wishlist”.*“product”.*name="island" value="wishlist"/s', $this->notice() );
		$this->assertCount( 1, $this->calls( 'wp_nonce_field' ) );
		Site::$now->may = array();
		$this->assertSame( '', $this->notice() );
	}

	/** What a press on the notice's button ends with, and who is off then. */
	private function press( string $island ): array {
		$_POST['island'] = $island;
		try {
			$this->part()->switch_on();
		} catch ( Ended $end ) {
			return array( $end->getMessage(), array_keys( Step_Back::all( new Shop_Islands\Options() ) ) );
		}
	}

	public function test_only_who_may_switches_it_on_again_and_with_a_nonce(): void {
		$this->hear( $this->report( array( 'cart', 'wishlist' ) ), Step_Back_Rule::MOST );
		$this->assertSame( array( 'may not', array( 'cart', 'wishlist' ) ), $this->press( 'wishlist' ) );
		Site::$now->may = array( Settings::WHO );
		$this->assertSame( array( 'no nonce', array( 'cart', 'wishlist' ) ), $this->press( 'wishlist' ) );
		Site::$now->has_nonce = true;
		$this->assertSame( array( 'to admin.php?page=shop-islands', array( 'cart' ) ), $this->press( 'wishlist' ) );
		// It has as long a row before it as at first.
		$this->assertSame( array( 'cart' ), $this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 ) );
	}
}
