<?php
/**
 * The shop's settings: their shape, their defaults, and what of a form is kept.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * One option of the database. What is off is kept, not what is on: islands of later versions are on by themselves.
 *
 * @phpstan-type Values array{disable: string[], keep: string[], prefetch: string, debug: bool, lean: bool, integrity: string, beacon: string, receive: bool, consent: bool, share: int, measure: bool, steady: bool, no_net: bool, heavier: bool, all_off: bool, off_kinds: string[], off_paths: string[]}
 */
final class Options {

	const NAME = 'shop_islands';

	const DEFAULTS = array(
		// Names of islands that do not run.
		'disable'   => array(),
		// Handles of scripts that keep their file.
		'keep'      => array(),
		// What is fetched ahead: none, core, page.
		'prefetch'  => 'page',
		'debug'     => false,
		'lean'      => false,
		// Whether browsers check the scripts: none, loader, all.
		'integrity' => 'none',
		// Where the beacon reports to; "" for nowhere.
		'beacon'    => '',
		// Whether the shop takes the reports itself, in that address' place.
		'receive'   => false,
		// Whether the beacon waits for consent to analytics.
		'consent'   => false,
		// Of how many page views in a hundred.
		'share'     => 100,
		// Whether the islands stay away, so that only the beacon is there.
		'measure'   => false,
		// Whether no island steps back by itself.
		'steady'    => false,
		// Whether no page keeps jQuery by itself, because it said that it is missing.
		'no_net'    => false,
		// Whether pages may get heavier than they were.
		'heavier'   => false,
		// Whether nothing of this plugin runs anywhere.
		'all_off'   => false,
		// Nor on these kinds of pages: of KINDS.
		'off_kinds' => array(),
		// Nor on pages of these paths, in which `*` stands for anything.
		'off_paths' => array(),
	);

	/** Kinds of pages that can be switched off. */
	const KINDS = array( 'listing', 'product', 'cart', 'checkout', 'other' );

	/** A list of paths has no more than so many. */
	const MOST_PATHS = 100;

	/**
	 * One setting, or its default. Anything may have written into the database: what is stored is read like what a form sends.
	 *
	 * @template K of key-of<Values>
	 * @param K $name A key of DEFAULTS.
	 * @return Values[K] Of the same type as its default.
	 */
	public function get( $name ) {
		return self::clean( get_option( self::NAME ) )[ $name ];
	}

	/**
	 * The islands that are off: by the settings, or because they have stepped back.
	 *
	 * @return string[]
	 */
	public function disabled() {
		return array_values( array_unique( array_merge( $this->get( 'disable' ), array_keys( Step_Back::all( $this ) ) ) ) );
	}

	/**
	 * What is kept of what came in: from the settings page's form, or from code that updates the option. Says so where it
	 * leaves out the beacon's address.
	 *
	 * @param mixed $input Untrusted.
	 * @return Values
	 */
	public static function sanitize( $input ) {
		$clean = self::clean( $input );
		$typed = is_array( $input ) && isset( $input['beacon'] ) && is_string( $input['beacon'] ) ? trim( $input['beacon'] ) : '';
		// Only wp-admin has the function: code may update the option anywhere.
		if ( $typed !== $clean['beacon'] && function_exists( 'add_settings_error' ) ) {
			add_settings_error( self::NAME, 'beacon', __( 'The settings are saved, but without the beacon’s address: it has to begin with https:// or with a slash, and have no spaces.', 'shop-islands' ) );
		}
		return $clean;
	}

	/**
	 * Every setting, each of its default's type.
	 *
	 * @param mixed $input Untrusted.
	 * @return Values
	 */
	private static function clean( $input ) {
		$input   = is_array( $input ) ? $input : array();
		$disable = self::names( $input, 'disable' );
		// A form tells which are ticked; those that it showed without a tick are off.
		if ( isset( $input['shown'] ) ) {
			$disable = array_values( array_diff( self::names( $input, 'shown' ), self::names( $input, 'enable' ) ) );
		}
		$integrity = isset( $input['integrity'] ) ? $input['integrity'] : '';
		$share     = isset( $input['share'] ) && is_numeric( $input['share'] ) ? (int) $input['share'] : self::DEFAULTS['share'];
		$prefetch  = isset( $input['prefetch'] ) ? $input['prefetch'] : '';
		return array(
			'disable'   => $disable,
			'keep'      => self::names( $input, 'keep' ),
			'prefetch'  => in_array( $prefetch, array( 'none', 'core', 'page' ), true ) ? $prefetch : self::DEFAULTS['prefetch'],
			'debug'     => ! empty( $input['debug'] ),
			'lean'      => ! empty( $input['lean'] ),
			'integrity' => in_array( $integrity, array( 'none', 'loader', 'all' ), true ) ? $integrity : self::DEFAULTS['integrity'],
			'beacon'    => isset( $input['beacon'] ) && is_string( $input['beacon'] ) ? self::address( $input['beacon'] ) : '',
			'receive'   => ! empty( $input['receive'] ),
			'consent'   => ! empty( $input['consent'] ),
			'share'     => max( 1, min( 100, $share ) ),
			'measure'   => ! empty( $input['measure'] ),
			'steady'    => ! empty( $input['steady'] ),
			'no_net'    => ! empty( $input['no_net'] ),
			'heavier'   => ! empty( $input['heavier'] ),
			'all_off'   => ! empty( $input['all_off'] ),
			'off_kinds' => array_values( array_intersect( self::KINDS, self::names( $input, 'off_kinds' ) ) ),
			'off_paths' => self::paths( isset( $input['off_paths'] ) ? $input['off_paths'] : array() ),
		);
	}

	/**
	 * An address of the web, or a path of this shop; anything else is none.
	 *
	 * @param string $input Untrusted.
	 * @return string
	 */
	private static function address( $input ) {
		$input = trim( $input );
		return preg_match( '#^(https?:/)?/[^\s"\'<>\\\\]+$#i', $input ) ? $input : '';
	}

	/**
	 * A list of paths. Of a whole address its path is kept.
	 *
	 * @param mixed $input Untrusted: a list, or a form's text with one in each line.
	 * @return string[]
	 */
	private static function paths( $input ) {
		$lines = is_string( $input ) ? preg_split( '/\s+/', $input ) : $input;
		$paths = array();
		foreach ( is_array( $lines ) ? array_filter( $lines, 'is_string' ) : array() as $line ) {
			$path = preg_replace( '#^https?://[^/]+|[?\#].*#i', '', trim( $line ) );
			if ( is_string( $path ) && preg_match( '#^/[^\s"\'<>\\\\]{0,199}$#D', $path ) ) {
				$paths[] = $path;
			}
		}
		return array_slice( array_values( array_unique( $paths ) ), 0, self::MOST_PATHS );
	}

	/**
	 * A list of names of islands or handles. Handles may have dots and capitals.
	 *
	 * @param mixed[] $input Untrusted.
	 * @param string  $key   Where the list is.
	 * @return string[]
	 */
	private static function names( array $input, $key ) {
		$list  = isset( $input[ $key ] ) && is_array( $input[ $key ] ) ? array_filter( $input[ $key ], 'is_string' ) : array();
		$clean = preg_replace( '/[^\w.\-]/', '', $list );
		return array_values( array_unique( array_filter( $clean ) ) );
	}
}
