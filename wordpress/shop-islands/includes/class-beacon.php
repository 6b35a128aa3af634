<?php
/**
 * The owner's beacon, where the settings name an address.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Also on pages without islands, so that before and after can be compared. In the head before the loader, whose
 * errors it hears.
 */
final class Beacon extends Part {

	const HANDLE = 'shop-islands-beacon';
	const FILE   = 'shop-islands-beacon.js';

	/**
	 * Before the loader is enqueued.
	 */
	public function listen(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 0 );
		add_filter( 'wp_script_attributes', array( $this, 'tell' ) );
	}

	/**
	 * Brings the beacon.
	 */
	public function enqueue(): void {
		if ( $this->to() && Page::is_for_shoppers() ) {
			wp_enqueue_script( self::HANDLE, $this->build->url( self::FILE ), array(), $this->build->version(), array( 'strategy' => 'defer' ) );
		}
	}

	/**
	 * Where pages report to; "" for nowhere.
	 *
	 * @return string
	 */
	private function to() {
		return $this->options->get( 'receive' ) ? Beacon_Route::url() : $this->options->get( 'beacon' );
	}

	/**
	 * Tells it where to report to, and of how many page views.
	 *
	 * @param array<string, string|bool> $attributes Of any script's tag.
	 * @return array<string, string|bool>
	 */
	public function tell( $attributes ) {
		if ( ! isset( $attributes['id'] ) || self::HANDLE . '-js' !== $attributes['id'] ) {
			return $attributes;
		}
		$attributes['data-to']    = $this->to();
		$attributes['data-share'] = (string) ( $this->options->get( 'share' ) / 100 );
		if ( $this->options->get( 'consent' ) ) {
			// The banner starts such a script once the visitor has agreed.
			$attributes['type']         = 'text/plain';
			$attributes['data-consent'] = 'analytics';
		}
		return $attributes;
	}
}
