<?php
/**
 * Tests which parts of a request count as a report.
 */

use Shop_Islands\Beacon_Report;

final class BeaconReportTest extends SiteTest {
	const GOOD = array( 'v' => 1, 'build' => 'fc41f932', 'page' => 'listing', 'part' => 0, 'mode' => 'islands', 'pointer' => 'fine', 'islands' => array(), 'errors' => array(), 'scriptErrors' => 0, 'interactions' => 0, 'inp' => null, 'actions' => array() );

	/** The rows of a report with this content. */
	private function rows( array $said ): array {
		$report = Beacon_Report::read( json_encode( $said + self::GOOD ), array( 'wishlist' ) );
		$this->assertNotNull( $report );
		return array_map( fn( $row ) => implode( ' ', $row ), $report->rows );
	}

	public function wrong(): array {
		$with = fn( array $said ) => array( json_encode( $said + self::GOOD ) );
		return array(
			'nothing'            => array( '' ),
			'no JSON'            => array( '{' ),
			'no object'          => array( '7' ),
			'null'               => array( 'null' ),
			'a list'             => array( '[]' ),
			'a longer one'       => array( json_encode( self::GOOD ) . str_repeat( ' ', Beacon_Report::LONGEST ) ),
			'a deeper one'       => $with( array( 'islands' => array( array( array( array( array( array( 1 ) ) ) ) ) ) ) ),
			'another version'    => $with( array( 'v' => 2 ) ),
			'a page of its own'  => $with( array( 'page' => '/my-account/?key=secret' ) ),
			'a mode of its own'  => $with( array( 'mode' => array( 'islands' ) ) ),
			'less than nothing'  => $with( array( 'scriptErrors' => -1 ) ),
			'a text for a count' => $with( array( 'interactions' => '1' ) ),
			'a text for a list'  => $with( array( 'errors' => 'x' ) ),
			'no actions'         => $with( array( 'actions' => null ) ),
		);
	}

	/** @dataProvider wrong */
	public function test_what_is_no_report_is_none( string $body ): void {
		$this->assertNull( Beacon_Report::read( $body, array() ) );
	}

	public function test_a_page_view_counts_once(): void {
		$this->assertSame( array( 'view   1 0 0' ), $this->rows( array() ) );
		$this->assertSame( array(), $this->rows( array( 'part' => 1 ) ) );
	}

	public function test_errors_keep_known_islands_and_short_codes(): void {
		$errors = array(
			array( 'island' => 'wishlist', 'code' => 'http-502', 'count' => 2 ),
			array( 'island' => 'page', 'code' => 'jane@example.org', 'count' => 1 ),
			array( 'island' => '=cmd()', 'code' => "loading\n", 'count' => 1 ),
			array( 'island' => 'wishlist', 'code' => str_repeat( 'a', 49 ), 'count' => 1 ),
			array( 'island' => 'wishlist', 'code' => 'loading', 'count' => 'many' ),
			'x',
		);
		$this->assertSame( array( 'error wishlist http-502 2 0 0', 'error page other 1 0 0', 'error other other 1 0 0', 'error wishlist other 1 0 0' ), $this->rows( array( 'part' => 1, 'errors' => $errors ) ) );
		$this->assertCount( Beacon_Report::MOST_ERRORS, $this->rows( array( 'part' => 1, 'errors' => array_fill( 0, 100, $errors[0] ) ) ) );
	}

	public function test_taps_count_what_shoppers_feel(): void {
		$actions = array(
			'menu'        => array( 'count' => 7, 'slowest' => 999999, 'buckets' => array( 1, 1, 1, 3, 1, 500 ) ),
			'add-to-cart' => array( 'count' => 1, 'slowest' => 10, 'buckets' => array( 0, 0, 0, 50 ) ),
			'theirs'      => array( 'count' => 1, 'slowest' => 1, 'buckets' => array() ),
			'tabs'        => array( 'count' => 1 ),
			'cart'        => 'x',
		);
		$this->assertSame( array( 'tap add-to-cart  1 1 10', 'tap menu  7 4 60000' ), $this->rows( array( 'part' => 1, 'actions' => $actions ) ) );
	}

	public function test_counts_have_a_bound(): void {
		$this->assertSame( array( 'script   1000 0 0' ), $this->rows( array( 'part' => 1, 'scriptErrors' => PHP_INT_MAX ) ) );
	}

	public function test_adds_are_counted_by_what_became_of_them(): void {
		$this->assertSame( array( 'add added  2 0 0', 'add failed  1 0 0' ), $this->rows( array( 'part' => 1, 'adds' => array( 'failed' => 1, 'added' => 2, 'theirs' => 3, 'unknown' => -1 ) ) ) );
	}

	public function test_no_word_of_a_row_is_the_sender_s_beside_a_code(): void {
		$secret = 'jane-doe@example.org';
		$said   = array_map( fn() => $secret, self::GOOD );
		$this->assertNull( Beacon_Report::read( json_encode( $said ), array() ) );
		$rows = $this->rows( array( 'build' => $secret, 'pointer' => $secret, 'islands' => array( $secret => $secret ), 'inp' => $secret, 'more' => $secret ) );
		$this->assertStringNotContainsString( 'jane', implode( $rows ) );
	}
}
