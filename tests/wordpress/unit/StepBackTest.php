<?php
/**
 * Tests when an island steps back for everybody, who sees the notice, and who can switch the island on again.
 */

use Shop_Islands\Beacon_Report;
use Shop_Islands\Client;
use Shop_Islands\Config;
use Shop_Islands\Settings;
use Shop_Islands\Step_Back;
use Shop_Islands\Step_Back_Rule;

final class StepBackTest extends SiteTest {
	const ISLANDS = array( 'cart', 'deal', 'ordering', 'wishlist' );

	private int $clock = 1_795_651_200;

	/** A report of a page on which islands started, and some failed. */
	private function report( array $failed, array $started = array(), array $said = array() ): Beacon_Report {
		$errors = array_map( fn( $island ) => array( 'island' => $island, 'code' => 'rendering', 'count' => 1 ), $failed );
		$states = array_fill_keys( $failed, 'failed' ) + array_fill_keys( $started, 'ready' );
		return Beacon_Report::read( json_encode( $said + array( 'errors' => $errors, 'islands' => $states ) + BeaconReportTest::GOOD ), self::ISLANDS );
	}

	private int $client = 0;

	/**
	 * Hears one report of one client after another, with some time between. Returns the islands that have stepped back
	 * then.
	 */
	private function hear( Beacon_Report $report, int $times, int $gap = Step_Back_Rule::GAP ): array {
		for ( $time = 0; $time < $times; $time++ ) {
			$this->clock += $gap;
			$this->part()->hear( $report, $this->clock, $this->client++ % Client::GROUPS );
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

	public function test_no_island_steps_back_because_of_managers(): void {
		foreach ( array( 'managers', 'nobody' ) as $audience ) {
			$this->options( array( 'receive' => true, 'audience' => $audience ) );
			$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), 2 * Step_Back_Rule::MOST ) );
		}
		// These reports do not count later either.
		$this->options( array( 'receive' => true, 'audience' => 'everybody' ) );
		$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 ) );
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

	public function test_one_client_counts_once_in_a_row(): void {
		foreach ( array( 1, 1, 2, 2, 1 ) as $client ) {
			$this->clock += Step_Back_Rule::GAP;
			$this->part()->hear( $this->report( array( 'wishlist' ) ), $this->clock, $client );
		}
		$this->assertSame( array( 1, 2 ), Site::$now->options[ Step_Back::ROWS ]['wishlist']['groups'] );
	}

	public function test_a_row_ends_after_a_day(): void {
		$this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 );
		$this->clock += Step_Back_Rule::LONGEST;
		$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 ) );
		$this->assertSame( array( 'wishlist' ), $this->hear( $this->report( array( 'wishlist' ) ), 1 ) );
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

	public function protectors(): array {
		return array_combine( Step_Back::never(), array_map( fn( $island ) => array( $island ), Step_Back::never() ) );
	}

	/** @dataProvider protectors */
	public function test_what_keeps_something_back_never_does( string $island ): void {
		$report = Beacon_Report::read( json_encode( array( 'errors' => array( array( 'island' => $island, 'code' => 'loading', 'count' => 1 ) ) ) + BeaconReportTest::GOOD ), array( $island ) );
		$this->assertSame( array( $island ), $report->failed, 'The report itself counts.' );
		$this->assertSame( array(), $this->hear( $report, Step_Back_Rule::MOST * 2 ) );
		$this->assertSame( array(), $this->calls( 'update_option' ), 'No row is kept either.' );
		Site::$now->options[ Step_Back::NAME ] = array_fill_keys( array( $island, 'wishlist' ), array( 'since' => 1, 'page' => 'cart' ) );
		$this->assertSame( array( 'wishlist' ), ( new Shop_Islands\Options() )->disabled(), 'What an earlier version has kept does not count.' );
	}

	public function test_every_island_that_asks_for_consent_is_known(): void {
		$widgets = dirname( __DIR__, 3 ) . '/widgets';
		$asking  = array( 'consent' );
		$files   = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $widgets, FilesystemIterator::SKIP_DOTS ) );
		foreach ( $files as $file ) {
			$path = substr( (string) $file, strlen( $widgets ) + 1 );
			if ( preg_match( '/(?<!\.test|\.stories)\.tsx?$/', $path ) && preg_match( '#/src/consent/(?:answer|changes|banner|wpConsentApi)\'|data-consent|dataset\.consent#', file_get_contents( (string) $file ) ) ) {
				$asking[] = strtok( $path, '/' );
			}
		}
		$this->assertGreaterThan( 5, count( array_unique( $asking ) ) );
		$this->assertSame( array(), array_values( array_diff( array_unique( $asking ), Step_Back::NEVER ) ) );
	}

	public function test_no_script_comes_back_that_does_the_work_of_such_an_island_too(): void {
		$this->assertContains( 'nav-menu', Step_Back::never(), 'It shares ElementsKit’s script with the map.' );
		$this->assertNotContains( 'wishlist', Step_Back::never() );
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
		foreach ( array( 'x', 7, array( 'wishlist' ), array( 'wishlist' => 7 ), array( 'wishlist' => array( 'since' => 'x', 'page' => 1, 'groups' => '9', 'last' => 0 ) ) ) as $broken ) {
			Site::$now->options[ Step_Back::NAME ] = $broken;
			Site::$now->options[ Step_Back::ROWS ] = $broken;
			$this->assertSame( array(), $this->hear( $this->report( array( 'wishlist' ) ), 1 ) );
		}
	}

	/** The text of the notice. */
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

	/** Presses the notice's button. Returns how the request ends, and which islands are off then. */
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
		// The island needs a whole new row of failures before it steps back again.
		$this->assertSame( array( 'cart' ), $this->hear( $this->report( array( 'wishlist' ) ), Step_Back_Rule::MOST - 1 ) );
	}
}
