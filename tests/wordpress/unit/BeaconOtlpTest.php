<?php
/**
 * Tests the reports to a collector of OpenTelemetry: their content, and that nothing waits for the collector.
 */

use Shop_Islands\Beacon_Otlp;
use Shop_Islands\Beacon_Report;
use Shop_Islands\Beacon_Route;

final class BeaconOtlpTest extends SiteTest {
	const NOW    = 1_795_651_200;
	const CONFIG = array( 'address' => 'http://127.0.0.1:4318/v1/metrics', 'headers' => array( 'Authorization' => 'Bearer key', 'X' => 7 ) );

	private function report( array $said = array() ): Beacon_Report {
		return Beacon_Report::read( json_encode( $said + BeaconReportTest::GOOD ), array( 'wishlist' ) );
	}

	/** The metrics of a report: each as its name, its attributes and its count. */
	private function metrics( array $said ): array {
		$message = Beacon_Otlp::message( $this->report( $said ), self::NOW, '1.0.0-abc' );
		$lines   = array();
		foreach ( $message['resourceMetrics'][0]['scopeMetrics'][0]['metrics'] as $metric ) {
			$this->assertSame( array( 1, true ), array( $metric['sum']['aggregationTemporality'], $metric['sum']['isMonotonic'] ) );
			foreach ( $metric['sum']['dataPoints'] as $point ) {
				$lines[] = implode( ' ', array_merge( array( $metric['name'] ), array_map( fn( $one ) => "$one[key]=" . $one['value']['stringValue'], $point['attributes'] ), array( $point['asInt'] ) ) );
				$this->assertSame( array( '1795651199000000000', '1795651200000000000' ), array( $point['startTimeUnixNano'], $point['timeUnixNano'] ) );
			}
		}
		return $lines;
	}

	public function test_each_thing_is_a_metric(): void {
		$said = array(
			'scriptErrors' => 2,
			'errors'       => array( array( 'island' => 'wishlist', 'code' => 'http-502', 'count' => 3 ) ),
			'adds'         => array( 'added' => 1 ),
			'actions'      => array( 'menu' => array( 'count' => 5, 'slowest' => 300, 'buckets' => array( 1, 1, 1, 2, 0 ) ) ),
		);
		$this->assertSame(
			array(
				'shop_islands.views page=listing mode=islands 1',
				'shop_islands.script_errors page=listing mode=islands 2',
				'shop_islands.errors page=listing mode=islands island=wishlist code=http-502 3',
				'shop_islands.taps page=listing mode=islands action=menu 5',
				'shop_islands.slow_taps page=listing mode=islands action=menu 2',
				'shop_islands.adds page=listing mode=islands outcome=added 1',
			),
			$this->metrics( $said )
		);
	}

	public function test_the_collector_learns_whose_metrics_they_are(): void {
		$message = Beacon_Otlp::message( $this->report(), self::NOW, '1.0.0-abc' );
		$this->assertSame( array( array( 'key' => 'service.name', 'value' => array( 'stringValue' => 'shop-islands' ) ), array( 'key' => 'service.version', 'value' => array( 'stringValue' => '1.0.0-abc' ) ) ), $message['resourceMetrics'][0]['resource']['attributes'] );
	}

	public function test_nothing_waits_for_the_collector(): void {
		Beacon_Otlp::send( self::CONFIG, $this->report(), self::NOW, '' );
		list( , $address, $words ) = $this->calls( 'wp_remote_post' )[0];
		$this->assertSame( array( 'http://127.0.0.1:4318/v1/metrics', false, 0, 1 ), array( $address, $words['blocking'], $words['redirection'], $words['timeout'] ) );
		$this->assertSame( array( 'Content-Type' => 'application/json', 'Authorization' => 'Bearer key' ), $words['headers'] );
		$this->assertArrayHasKey( 'resourceMetrics', json_decode( $words['body'], true ) );
	}

	public function test_nothing_is_sent_without_an_address_or_without_news(): void {
		foreach ( array( 'x', array(), array( 'address' => 'file:///x' ), array( 'address' => 7 ) ) as $config ) {
			Beacon_Otlp::send( $config, $this->report(), self::NOW, '' );
		}
		Beacon_Otlp::send( self::CONFIG, $this->report( array( 'part' => 1 ) ), self::NOW, '' );
		$this->assertSame( array(), $this->calls( 'wp_remote_post' ) );
	}

	/** Sends a report to the route. */
	private function take( string $body ): void {
		$request       = new WP_REST_Request();
		$request->body = $body;
		( new Beacon_Route( $this->options( array( 'receive' => true ) ), $this->build() ) )->take( $request );
	}

	public function test_a_shop_without_a_collector_calls_nobody(): void {
		$this->take( json_encode( BeaconReportTest::GOOD ) );
		$this->assertSame( array(), $this->calls( 'wp_remote_post' ) );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_route_gives_on_what_counts_and_nothing_else(): void {
		require_once __DIR__ . '/BeaconReportTest.php';
		define( Beacon_Otlp::CONFIG, self::CONFIG );
		$this->take( 'x' );
		$this->assertSame( array(), $this->calls( 'wp_remote_post' ) );
		$this->take( json_encode( BeaconReportTest::GOOD ) );
		$this->assertCount( 1, $this->calls( 'wp_remote_post' ) );
	}
}
