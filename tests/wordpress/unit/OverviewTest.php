<?php
/**
 * Tests the texts in the dashboard and in Site Health.
 */

use Shop_Islands\Beacon_Report;
use Shop_Islands\Beacon_Summary;
use Shop_Islands\Build;
use Shop_Islands\Overview;
use Shop_Islands\Step_Back;

final class OverviewTest extends SiteTest {
	/** A build with two islands. */
	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/shop-islands-' . bin2hex( random_bytes( 4 ) );
		mkdir( $this->folder );
		file_put_contents( "$this->folder/shop-islands.js", '' );
		file_put_contents( "$this->folder/manifest.json", '{"build":"abe0991f"}' );
		file_put_contents( "$this->folder/islands.php", '<?php return array( "cart" => array( "title" => "Cart" ), "chat" => array( "title" => "Chat" ), "broken" => 7 );' );
	}

	protected function tearDown(): void {
		array_map( 'unlink', glob( "$this->folder/*" ) );
		rmdir( $this->folder );
	}

	private function part( array $settings = array() ): Overview {
		return new Overview( $this->options( $settings ), new Build( $this->folder, '/dist', false ) );
	}

	public function states(): array {
		return array(
			'a new shop'          => array( array( 'audience' => 'managers' ), 'good', 'Only shop managers get the islands. Of 2 islands, 2 run where a page has work for them.' ),
			'everybody'           => array( array(), 'good', 'Everybody gets the islands. Of 2 islands, 2 run where a page has work for them.' ),
			'nobody'              => array( array( 'audience' => 'nobody' ), 'good', 'Nobody gets the islands.' ),
			'only measuring'      => array( array( 'measure' => true ), 'good', 'Everybody gets the islands. They are off meanwhile: the shop only measures.' ),
			'an island off'       => array( array( 'disable' => array( 'chat', 'gone' ) ), 'good', 'Everybody gets the islands. Of 2 islands, 1 run where a page has work for them. Off: Chat.' ),
			'pages off'           => array( array( 'off_kinds' => array( 'cart' ), 'off_paths' => array( '/landing/' ) ), 'good', 'Everybody gets the islands. Of 2 islands, 2 run where a page has work for them. Off on these pages: cart, /landing/.' ),
			'one has stepped back' => array( array( 'receive' => true ), 'recommended', 'Everybody gets the islands. Of 2 islands, 1 run where a page has work for them. Off: Cart. Stepped back, because they failed again and again: Cart.' ),
		);
	}

	/** @dataProvider states */
	public function test_says_how_the_plugin_stands( array $settings, string $status, string $sentences ): void {
		Site::$now->options[ Step_Back::NAME ] = array( 'cart' => array( 'since' => 1, 'page' => 'cart' ) );
		$row = $this->part( $settings )->test();
		$this->assertSame( array( $status, $sentences ), array( $row['status'], trim( preg_replace( '~</?p>+~', ' ', str_replace( '</p><p>', ' ', $row['description'] ) ) ) ) );
		$this->assertStringContainsString( explode( '.', $sentences )[0], $row['label'] );
	}

	public function test_a_missing_build_is_told(): void {
		$row = ( new Overview( $this->options(), $this->build() ) )->test();
		$this->assertSame( 'recommended', $row['status'] );
		$this->assertStringContainsString( 'no island runs', $row['description'] );
	}

	public function test_site_health_has_a_row_whatever_others_made_of_the_list(): void {
		$this->assertSame( array( 'theirs', 'shop_islands' ), array_keys( $this->part()->add_test( array( 'direct' => array( 'theirs' => 1 ) ) )['direct'] ) );
		$this->assertSame( array( 'x', array() ), array( $this->part()->add_test( 'x' ), $this->part()->add_test( array() ) ) );
	}

	public function test_only_managers_have_the_widget(): void {
		$this->part()->add_widget();
		$this->assertSame( array(), $this->calls( 'wp_add_dashboard_widget' ) );
		Site::$now->may = array( 'manage_woocommerce' );
		$this->part()->add_widget();
		$this->assertCount( 1, $this->calls( 'wp_add_dashboard_widget' ) );
	}

	private function figure( string $mode, string $name, int $count, int $slow, string $page = 'cart' ): array {
		return array( 'day' => '2026-11-28', 'page' => $page, 'mode' => $mode, 'what' => 'vital', 'name' => $name, 'code' => '', 'count' => $count, 'slow' => $slow, 'slowest' => 9 );
	}

	public function test_shares_are_told_with_and_without_islands_and_not_of_too_few_views(): void {
		$GLOBALS['wpdb']->found = array( $this->figure( 'islands', 'loading', 150, 10 ), $this->figure( 'both', 'loading', 50, 5, 'listing' ), $this->figure( 'original', 'loading', 99, 0 ), $this->figure( 'missing', 'loading', 500, 0 ), $this->figure( 'original', 'shift', 100, 33 ) );
		$html = $this->printed( array( $this->part( array( 'receive' => true ) ), 'render' ) );
		preg_match_all( '~<td>([^<]+)</td>~', $html, $cells );
		$this->assertSame( array( '92% of 200', 'too few to tell: 99', 'too few to tell: 0', 'too few to tell: 0', 'too few to tell: 0', '67% of 100' ), $cells[1] );
	}

	public function test_says_how_to_measure_where_nothing_is(): void {
		$html = $this->printed( array( $this->part(), 'render' ) );
		$this->assertStringContainsString( 'Keep the reports in this shop', $html );
		$this->assertStringNotContainsString( '<table', $html );
	}

	/** The vitals of a report. */
	private function rows( array $said ): array {
		$report = Beacon_Report::read( json_encode( $said + BeaconReportTest::GOOD ), array() );
		return array_map( fn( $row ) => implode( ' ', array( $row['name'], $row['count'], $row['slow'], $row['slowest'] ) ), array_values( array_filter( $report->rows, fn( $row ) => 'vital' === $row['what'] ) ) );
	}

	public function test_a_view_is_good_up_to_the_bounds(): void {
		$this->assertSame( array( 'loading 1 0 2500', 'response 1 0 200', 'shift 1 0 100' ), $this->rows( array( 'lcp' => 2500, 'inp' => 200, 'cls' => 0.1 ) ) );
		$this->assertSame( array( 'loading 1 1 2501', 'response 1 1 201', 'shift 1 1 101' ), $this->rows( array( 'lcp' => 2501, 'inp' => 201, 'cls' => 0.101 ) ) );
		$this->assertSame( array( 'loading 1 0 0', 'shift 1 0 0' ), $this->rows( array( 'lcp' => 0, 'inp' => null, 'cls' => 0 ) ) );
	}

	public function test_what_is_not_measured_or_made_up_counts_nothing(): void {
		foreach ( array( array(), array( 'lcp' => '9', 'inp' => 1.5, 'cls' => 'x' ), array( 'lcp' => -1, 'inp' => array(), 'cls' => null ), array( 'lcp' => 9, 'inp' => 9, 'cls' => 0.1, 'part' => 1 ) ) as $said ) {
			$this->assertSame( array(), $this->rows( $said ) );
		}
		$this->assertSame( array( 'shift 1 1 60000' ), $this->rows( array( 'cls' => 1e9 ) ) );
	}
}
