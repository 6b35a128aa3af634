<?php
/**
 * Tests reading the figures from ClickHouse: the query, the user, and which rows of the answer count.
 */

use Shop_Islands\Beacon_Clickhouse;
use Shop_Islands\Beacon_Page;
use Shop_Islands\Beacon_Report;
use Shop_Islands\Settings;

final class BeaconClickhouseTest extends SiteTest {
	const TODAY  = 1_795_651_200; // 2026-11-26.
	const CONFIG = array( 'address' => 'http://127.0.0.1:8123/', 'password' => 'secret' );

	/** As ClickHouse 18 writes it: numbers of 64 bits are texts. */
	const GOOD = array( '2026-11-26', 'listing', 'islands', 'error', 'wishlist', 'http-502', '12', '0', 0 );

	/** The figures that are read from an answer with these rows. */
	private function read( array $rows ): array {
		Site::$now->answers[] = array( json_encode( array( 'meta' => array(), 'data' => $rows ) ), 200 );
		return ( new Beacon_Clickhouse( self::CONFIG ) )->figures( self::TODAY );
	}

	/** The error that is shown instead of figures. */
	private function problem( $answer, $config = self::CONFIG ): string {
		Site::$now->answers = array( $answer );
		$problem            = ( new Beacon_Clickhouse( $config ) )->figures( self::TODAY );
		$this->assertInstanceOf( WP_Error::class, $problem );
		return $problem->get_error_message();
	}

	public function test_figures_are_asked_for_as_a_user_who_may_only_read(): void {
		$figures = $this->read( array( self::GOOD ) );
		$this->assertSame( array( array( 'day' => '2026-11-26', 'page' => 'listing', 'mode' => 'islands', 'what' => 'error', 'name' => 'wishlist', 'code' => 'http-502', 'count' => 12, 'slow' => 0, 'slowest' => 0 ) ), $figures );
		list( , $address, $words ) = $this->calls( 'wp_remote_post' )[0];
		$this->assertSame( 'http://127.0.0.1:8123/', $address );
		$this->assertSame( array( 'X-ClickHouse-User' => 'islands_reader', 'X-ClickHouse-Key' => 'secret' ), $words['headers'] );
		$this->assertSame( array( 5, 0 ), array( $words['timeout'], $words['redirection'] ) );
		$this->assertStringContainsString( "FROM `islands`.figures WHERE day >= toDate('2026-10-27') GROUP BY", $words['body'] );
	}

	public function test_names_and_texts_cannot_leave_their_marks(): void {
		$sql = Beacon_Clickhouse::query( "a`b\\c'; DROP TABLE x --", "2026'\\`" );
		$this->assertStringContainsString( "FROM `a\\`b\\\\c\\'; DROP TABLE x --`.figures WHERE day >= toDate('2026\\'\\\\\\`') GROUP", $sql );
		// Without what is escaped, each mark opens and closes one name or text.
		$plain = preg_replace( '/\\\\./', '', $sql );
		$this->assertSame( array( 2, 2 ), array( substr_count( $plain, '`' ), substr_count( $plain, "'" ) ) );
	}

	public function test_a_line_s_end_begins_no_header(): void {
		$this->problem( new WP_Error( 'http', 'x' ), array( 'user' => "a\r\nX-ClickHouse-User: default", 'password' => "b\n" ) + self::CONFIG );
		$this->assertSame( array( 'X-ClickHouse-User' => 'aX-ClickHouse-User: default', 'X-ClickHouse-Key' => 'b' ), $this->calls( 'wp_remote_post' )[0][2]['headers'] );
	}

	public function broken(): array {
		$with = fn( int $at, $value ) => array( array_replace( self::GOOD, array( $at => $value ) ) );
		return array(
			'no row'            => array( 'x' ),
			'a short row'       => array( array_slice( self::GOOD, 1 ) ),
			'a long row'        => array( array_merge( self::GOOD, array( 1 ) ) ),
			'no day'            => $with( 0, '=1+1' ),
			'HTML for a page'   => $with( 1, '<script>' ),
			'another mode'      => $with( 2, 'x' ),
			'another thing'     => $with( 3, 'x' ),
			'HTML for a name'   => $with( 4, '"><script>' ),
			'a calculated code' => $with( 5, '=cmd()' ),
			'two lines'         => $with( 5, "loading\n" ),
			'less than nothing' => $with( 6, '-1' ),
			'no number'         => $with( 6, 'many' ),
			'a list'            => $with( 8, array() ),
		);
	}

	/** @dataProvider broken */
	public function test_of_an_answer_is_left_out( $row ): void {
		$this->assertCount( 1, $this->read( array( $row, self::GOOD ) ) );
	}

	public function test_the_owner_learns_what_is_wrong(): void {
		$this->assertSame( 'ClickHouse does not answer: it took too long.', $this->problem( new WP_Error( 'http', 'it took too long.' ) ) );
		$this->assertSame( 'ClickHouse refuses the query (status 500): Code: 516, wrong password', $this->problem( array( "Code: 516,\n\twrong password", 500 ) ) );
		$this->assertSame( 'ClickHouse answers something else than figures.', $this->problem( array( '<html>', 200 ) ) );
		$this->assertSame( 'ClickHouse answers something else than figures.', $this->problem( array( '{"data":7}', 200 ) ) );
		$this->assertStringContainsString( str_repeat( 'x', 200 ), $this->problem( array( str_repeat( 'x', 5000 ), 404 ) ) );
		$this->assertLessThan( 300, strlen( $this->problem( array( str_repeat( 'x', 5000 ), 404 ) ) ) );
	}

	public function test_nobody_is_asked_without_an_address(): void {
		foreach ( array( 'x', array(), array( 'address' => 'file:///etc/passwd' ), array( 'address' => array() ) ) as $config ) {
			$this->assertStringContainsString( 'names no address', $this->problem( null, $config ) );
		}
		$this->assertSame( array(), $this->calls( 'wp_remote_post' ) );
	}

	/** Reads tables.sql, which counts reports, and returns all words of its list that begins with the given words. */
	private function words( string ...$begin ): array {
		$sql = file_get_contents( dirname( Shop_Islands\FILE ) . '/clickhouse/tables.sql' );
		$this->assertSame( 1, preg_match( '/has\(\[\s*(' . implode( ',\s*', array_map( fn( $word ) => "'$word'", $begin ) ) . '[^\]]*)\]/', $sql, $list ) );
		preg_match_all( "/'([\w-]+)'/", $list[1], $words );
		return $words[1];
	}

	public function test_clickhouse_counts_the_words_that_the_shop_itself_counts(): void {
		$this->assertSame( Beacon_Report::PAGES, $this->words( 'listing' ) );
		$this->assertSame( Beacon_Report::MODES, $this->words( 'islands' ) );
		$this->assertSame( Beacon_Report::ACTIONS, $this->words( 'add-to-cart', 'wishlist' ) );
		$sql = file_get_contents( dirname( Shop_Islands\FILE ) . '/clickhouse/tables.sql' );
		$this->assertStringContainsString( '(?:' . implode( '|', Beacon_Report::ADDS ) . ')', $sql );
		$this->assertStringContainsString( '^(' . implode( '|', Beacon_Report::FAULTS ) . '|', $sql );
		$this->assertStringContainsString( Beacon_Report::MOST_COUNTED . ')', $sql );
		$this->assertStringContainsString( Beacon_Report::SLOWEST . ')', $sql );
		preg_match_all( "/^        \\('(\\w+)', if|, -1\\), (\\d+)\\)|^        \\), (\\d+)\\)/m", $sql, $vitals );
		$this->assertSame( array_keys( Beacon_Report::VITALS ), array_values( array_filter( $vitals[1] ) ) );
		$this->assertSame( array_values( Beacon_Report::VITALS ), array_map( 'intval', array_values( array_filter( array_map( fn( $one, $other ) => $one . $other, $vitals[2], $vitals[3] ) ) ) ) );
	}

	public function test_clickhouse_knows_every_island(): void {
		$folders = array_map( 'basename', glob( dirname( __DIR__, 3 ) . '/widgets/*', GLOB_ONLYDIR ) );
		$islands = array_filter( $folders, fn( $name ) => '_' !== $name[0] );
		$this->assertSame( array_merge( array_values( $islands ), array( 'page' ) ), $this->words( 'add-to-cart', 'addon-popup' ) );
	}

	/** What the reports page shows. */
	private function page(): string {
		defined( Beacon_Clickhouse::CONFIG ) || define( Beacon_Clickhouse::CONFIG, self::CONFIG );
		Site::$now->may = array( Settings::WHO );
		return $this->printed( array( new Beacon_Page( $this->options(), $this->build() ), 'render' ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_reports_page_reads_from_there(): void {
		Site::$now->answers[] = array( json_encode( array( 'data' => array( self::GOOD ) ) ), 200 );
		$html                 = $this->page();
		$this->assertStringContainsString( '<td>wishlist</td><td>http-502</td>', $html );
		$this->assertStringContainsString( 'format=csv', $html );
		$this->assertSame( array(), $this->calls( 'submit_button' ), 'Whoever may only read deletes nothing.' );
		$this->assertSame( array(), $GLOBALS['wpdb']->asked );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_reports_page_says_so_when_nobody_answers(): void {
		$html = $this->page();
		$this->assertStringContainsString( 'notice-error', $html );
		$this->assertStringContainsString( 'ClickHouse does not answer: nobody is there.', $html );
		$this->assertStringNotContainsString( '<table', $html );
	}
}
