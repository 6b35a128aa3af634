<?php
/**
 * The owner's beacon, where the settings name an address.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Pages without islands have the beacon too, so that an owner can compare before and after. It is in the head before
 * the loader, so that it hears the loader's errors.
 */
final class Beacon extends Part {

	const HANDLE = 'shop-islands-beacon';
	const FILE   = 'shop-islands-beacon.js';

	/**
	 * Adds the hooks: the beacon is enqueued before the loader.
	 */
	public function listen(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 0 );
		add_filter( 'wp_script_attributes', array( $this, 'tell' ) );
	}

	/**
	 * Enqueues the beacon.
	 */
	public function enqueue(): void {
		if ( $this->to() && Page::is_for_shoppers() ) {
			wp_enqueue_script( self::HANDLE, $this->build->url( self::FILE ), array(), $this->build->version(), array( 'strategy' => 'defer' ) );
		}
	}

	/**
	 * The address to which pages report; "" if there is none.
	 *
	 * @return string
	 */
	private function to() {
		return $this->options->get( 'receive' ) ? Beacon_Route::url() : $this->options->get( 'beacon' );
	}

	/**
	 * Tells the beacon where to report to, and what share of page views to report.
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
			// The banner starts a script of this type once the visitor has agreed.
			$attributes['type']         = 'text/plain';
			$attributes['data-consent'] = 'analytics';
		}
		return $attributes;
	}
}
