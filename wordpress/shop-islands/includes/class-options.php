<?php
/**
 * The shop's settings: their shape, their defaults, and how a sent form is checked.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * One option of the database. It holds the islands that are off, not those that are on, so that islands of later
 * versions are on without a change.
 *
 * @phpstan-type Values array{disable: string[], keep: string[], prefetch: string, debug: bool, lean: bool, integrity: string, beacon: string, receive: bool, consent: bool, share: int, measure: bool, steady: bool, no_net: bool, heavier: bool, audience: string, audience_before: string, off_kinds: string[], off_paths: string[]}
 */
final class Options {

	const NAME = 'shop_islands';

	/** Who gets the islands; managers are people who may `manage_woocommerce`. */
	const NOBODY    = 'nobody';
	const MANAGERS  = 'managers';
	const EVERYBODY = 'everybody';
	const AUDIENCES = array( self::NOBODY, self::MANAGERS, self::EVERYBODY );

	const DEFAULTS = array(
		// Names of islands that do not run.
		'disable'         => array(),
		// Handles of scripts that keep their file.
		'keep'            => array(),
		// Which chunks the head fetches ahead: none, core, page.
		'prefetch'        => 'page',
		'debug'           => false,
		'lean'            => false,
		// Whether browsers check the scripts: none, loader, all.
		'integrity'       => 'none',
		// The address to which the beacon reports; "" for none.
		'beacon'          => '',
		// Whether the shop takes the reports itself, instead of that address.
		'receive'         => false,
		// Whether the beacon waits for consent to analytics.
		'consent'         => false,
		// How many of a hundred page views report.
		'share'           => 100,
		// Whether pages have only the beacon, and no islands.
		'measure'         => false,
		// Whether no island steps back by itself.
		'steady'          => false,
		// Whether pages go without jQuery even if a page of their kind has reported that jQuery is missing.
		'no_net'          => false,
		// Whether pages may get heavier than they were.
		'heavier'         => false,
		// Who gets the islands: one of AUDIENCES. A shop that stored its settings before there was a choice gave them
		// to everybody.
		'audience'        => self::EVERYBODY,
		// Who got the islands before they were switched off for everybody.
		'audience_before' => self::EVERYBODY,
		// The kinds of pages, of KINDS, on which nothing of this plugin runs.
		'off_kinds'       => array(),
		// The paths of pages on which nothing of this plugin runs; `*` stands for anything.
		'off_paths'       => array(),
	);

	/** Kinds of pages that can be switched off. */
	const KINDS = array( 'listing', 'product', 'cart', 'checkout', 'other' );

	/** The settings that buttons of their own change, and not the form. */
	const BY_BUTTON = array(
		'audience'        => true,
		'audience_before' => true,
	);

	/** How many paths a list has at most. */
	const MOST_PATHS = 100;

	/**
	 * What was stored when the settings were last read, and those settings: a page asks for single settings a hundred
	 * times.
	 *
	 * @var array{mixed, Values}|null
	 */
	private static $read;

	/**
	 * One setting, or its default. Any code may have written into the database, so this method checks a stored value like
	 * a sent form.
	 *
	 * @template K of key-of<Values>
	 * @param K $name A key of DEFAULTS.
	 * @return Values[K] Of the same type as its default.
	 */
	public function get( $name ) {
		return self::all()[ $name ];
	}

	/**
	 * Every setting, or its default.
	 *
	 * @return Values
	 */
	public static function all() {
		$stored = get_option( self::NAME );
		$stored = false === $stored ? self::first() : $stored;
		if ( null === self::$read || self::$read[0] !== $stored ) {
			self::$read = array( $stored, self::clean( $stored ) );
		}
		return self::$read[1];
	}

	/**
	 * The settings of a shop that has stored none. A new shop begins with its managers. If this plugin ran in the shop
	 * before, it ran for everybody: its build is known, and it goes on so.
	 *
	 * @return array{audience: string}
	 */
	private static function first() {
		return array( 'audience' => Build::is_any_known() ? self::EVERYBODY : self::MANAGERS );
	}

	/**
	 * Stores the first settings if the shop has none. Has to be called before the build becomes known.
	 */
	public static function begin(): void {
		if ( false === get_option( self::NAME ) ) {
			add_option( self::NAME, self::all() );
		}
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
	 * Stores some settings. The others stay.
	 *
	 * @param array<string, mixed> $values By the keys of DEFAULTS.
	 */
	public function set( array $values ): void {
		update_option( self::NAME, self::clean( $values + self::all() ) );
	}

	/**
	 * The settings as they are stored, from values that come from the settings page's form, or from code that updates the
	 * option. Shows an error if it leaves out the beacon's address.
	 *
	 * @param mixed $input Untrusted.
	 * @return Values
	 */
	public static function sanitize( $input ) {
		$clean = self::clean( $input );
		// The form has no field for these, because they have buttons of their own (classes Audience and Back_Out).
		if ( is_array( $input ) && isset( $input['shown'] ) ) {
			$clean = array_merge( $clean, array_intersect_key( self::all(), self::BY_BUTTON ) );
		}
		$typed = is_array( $input ) && isset( $input['beacon'] ) && is_string( $input['beacon'] ) ? trim( $input['beacon'] ) : '';
		// Only wp-admin has this function, but code may update the option on any page.
		if ( $typed !== $clean['beacon'] && function_exists( 'add_settings_error' ) ) {
			add_settings_error( self::NAME, 'beacon', __( 'The settings are saved, but without the beacon’s address: it has to begin with https:// or with a slash, and have no spaces.', 'shop-islands' ) );
		}
		return $clean;
	}

	/**
	 * Every setting, each with the type of its default.
	 *
	 * @param mixed $input Untrusted: a sent form, or what is stored.
	 * @return Values
	 */
	public static function clean( $input ) {
		$input   = is_array( $input ) ? $input : array();
		$disable = self::names( $input, 'disable' );
		// The form sends the ticked islands, and those that it showed. Islands that it showed without a tick are off.
		if ( isset( $input['shown'] ) ) {
			$disable = array_values( array_diff( self::names( $input, 'shown' ), self::names( $input, 'enable' ) ) );
		}
		$integrity = isset( $input['integrity'] ) ? $input['integrity'] : '';
		$share     = isset( $input['share'] ) && is_numeric( $input['share'] ) ? (int) $input['share'] : self::DEFAULTS['share'];
		$prefetch  = isset( $input['prefetch'] ) ? $input['prefetch'] : '';
		return array(
			'disable'         => $disable,
			'keep'            => self::names( $input, 'keep' ),
			'prefetch'        => in_array( $prefetch, array( 'none', 'core', 'page' ), true ) ? $prefetch : self::DEFAULTS['prefetch'],
			'debug'           => ! empty( $input['debug'] ),
			'lean'            => ! empty( $input['lean'] ),
			'integrity'       => in_array( $integrity, array( 'none', 'loader', 'all' ), true ) ? $integrity : self::DEFAULTS['integrity'],
			'beacon'          => isset( $input['beacon'] ) && is_string( $input['beacon'] ) ? self::address( $input['beacon'] ) : '',
			'receive'         => ! empty( $input['receive'] ),
			'consent'         => ! empty( $input['consent'] ),
			'share'           => max( 1, min( 100, $share ) ),
			'measure'         => ! empty( $input['measure'] ),
			'steady'          => ! empty( $input['steady'] ),
			'no_net'          => ! empty( $input['no_net'] ),
			'heavier'         => ! empty( $input['heavier'] ),
			'audience'        => self::audience( $input ),
			'audience_before' => isset( $input['audience_before'] ) && self::MANAGERS === $input['audience_before'] ? self::MANAGERS : self::EVERYBODY,
			'off_kinds'       => array_values( array_intersect( self::KINDS, self::names( $input, 'off_kinds' ) ) ),
			'off_paths'       => self::paths( isset( $input['off_paths'] ) ? $input['off_paths'] : array() ),
		);
	}

	/**
	 * Who gets the islands. Version 1.0 stored only whether nobody does, as `all_off`.
	 *
	 * @param mixed[] $input Untrusted.
	 * @return string
	 */
	private static function audience( array $input ) {
		$before = empty( $input['all_off'] ) ? self::DEFAULTS['audience'] : self::NOBODY;
		return isset( $input['audience'] ) && in_array( $input['audience'], self::AUDIENCES, true ) ? $input['audience'] : $before;
	}

	/**
	 * An address of the web, or a path of this shop; "" for anything else.
	 *
	 * @param string $input Untrusted.
	 * @return string
	 */
	private static function address( $input ) {
		$input = trim( $input );
		return preg_match( '#^(https?:/)?/[^\s"\'<>\\\\]+$#i', $input ) ? $input : '';
	}

	/**
	 * A list of paths. A whole address is shortened to its path. A space may be a part of a path; one before a slash or an
	 * address divides two paths.
	 *
	 * @param mixed $input Untrusted: a list, or a form's text with one in each line.
	 * @return string[]
	 */
	private static function paths( $input ) {
		$lines = is_string( $input ) ? preg_split( '#\s*[\r\n]\s*|\s+(?=/|https?://)#i', $input ) : $input;
		$paths = array();
		foreach ( is_array( $lines ) ? array_filter( $lines, 'is_string' ) : array() as $line ) {
			$path = preg_replace( '#^https?://[^/]+|[?\#].*#i', '', trim( $line ) );
			$path = str_replace( ' ', '%20', (string) $path );
			if ( preg_match( '#^/[^\s"\'<>\\\\]{0,999}$#D', $path ) ) {
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
