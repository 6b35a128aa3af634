<?php
/**
 * The beacon's reports for an owner who has a collector of OpenTelemetry already.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Gives each report that the shop counts to the collector too, as metrics by OTLP over HTTP, in JSON. The beacon itself
 * does not speak OTLP, because that would make it too heavy. Nothing of the shop waits for the collector, and a report
 * that it does not take is lost for it.
 */
final class Beacon_Otlp {

	/** The constant of wp-config.php with `address`, and with `headers` by their names. */
	const CONFIG = 'SHOP_ISLANDS_OTLP';

	/** How many seconds the call may take. */
	const PATIENCE = 1;

	/** OTLP's number for counts that start anew with each message. */
	const DELTA = 1;

	/** Per kind of count: the metric's name, and the attribute that says which vital, island or action it is; '' for none. */
	const METRICS = array(
		'view'   => array( 'shop_islands.views', '' ),
		'vital'  => array( 'shop_islands.vitals', 'vital' ),
		'script' => array( 'shop_islands.script_errors', '' ),
		'error'  => array( 'shop_islands.errors', 'island' ),
		'tap'    => array( 'shop_islands.taps', 'action' ),
		'add'    => array( 'shop_islands.adds', 'outcome' ),
	);

	/** What is counted besides how often: how many of a thing were slow, or worse than good. */
	const SLOW = array(
		'vital' => 'shop_islands.poor_vitals',
		'tap'   => 'shop_islands.slow_taps',
	);

	/**
	 * Sends a report, if the constant names an address.
	 *
	 * @param mixed         $config  What the constant says. Untrusted.
	 * @param Beacon_Report $report  What was told.
	 * @param int           $now     In seconds since 1970.
	 * @param string        $version The build's.
	 */
	public static function send( $config, Beacon_Report $report, $now, $version ): void {
		$address = is_array( $config ) && isset( $config['address'] ) ? $config['address'] : '';
		if ( ! is_string( $address ) || ! preg_match( '#^https?://[^\s/]+#i', $address ) || ! $report->rows ) {
			return;
		}
		$headers = isset( $config['headers'] ) && is_array( $config['headers'] ) ? array_filter( $config['headers'], 'is_string' ) : array();
		wp_remote_post(
			$address,
			array(
				'timeout'     => self::PATIENCE,
				'blocking'    => false,
				'redirection' => 0,
				'headers'     => array( 'Content-Type' => 'application/json' ) + $headers,
				'body'        => (string) wp_json_encode( self::message( $report, $now, $version ) ),
			)
		);
	}

	/**
	 * A report as OTLP's ExportMetricsServiceRequest.
	 *
	 * @param Beacon_Report $report  What was told.
	 * @param int           $now     In seconds since 1970.
	 * @param string        $version The build's.
	 * @return array{resourceMetrics: list<array<string, mixed>>}
	 */
	public static function message( Beacon_Report $report, $now, $version ) {
		$points = array();
		foreach ( $report->rows as $row ) {
			list( $metric, $name ) = self::METRICS[ $row['what'] ];
			$attributes            = array_filter(
				array(
					'page' => $report->page,
					'mode' => $report->mode,
					$name  => $row['name'],
					'code' => $row['code'],
				)
			);
			$points[ $metric ][]   = self::point( $attributes, $row['count'], $now );
			if ( isset( self::SLOW[ $row['what'] ] ) ) {
				$points[ self::SLOW[ $row['what'] ] ][] = self::point( $attributes, $row['slow'], $now );
			}
		}
		$metrics = array();
		foreach ( $points as $name => $data ) {
			$metrics[] = array(
				'name' => $name,
				'sum'  => array(
					'aggregationTemporality' => self::DELTA,
					'isMonotonic' => true,
					'dataPoints'  => $data,
				),
			);
		}
		$resource = array(
			'service.name'    => 'shop-islands',
			'service.version' => $version,
		);
		return array(
			'resourceMetrics' => array(
				array(
					'resource'     => array( 'attributes' => self::attributes( $resource ) ),
					'scopeMetrics' => array(
						array(
							'scope' => array( 'name' => 'shop-islands' ),
							'metrics' => $metrics,
						),
					),
				),
			),
		);
	}

	/**
	 * A count. OTLP's JSON writes numbers of 64 bits as texts.
	 *
	 * @param array<string, string> $attributes What it is of.
	 * @param int                   $count      How many.
	 * @param int                   $now        In seconds since 1970.
	 * @return array<string, mixed>
	 */
	private static function point( array $attributes, $count, $now ) {
		return array(
			'attributes'        => self::attributes( $attributes ),
			'startTimeUnixNano' => ( $now - 1 ) . '000000000',
			'timeUnixNano'      => $now . '000000000',
			'asInt'             => (string) $count,
		);
	}

	/**
	 * Attributes as OTLP writes them.
	 *
	 * @param array<string, string> $values By name.
	 * @return list<array{key: string, value: array{stringValue: string}}>
	 */
	private static function attributes( array $values ) {
		$attributes = array();
		foreach ( $values as $key => $value ) {
			$attributes[] = array(
				'key'   => $key,
				'value' => array( 'stringValue' => $value ),
			);
		}
		return $attributes;
	}
}
