<?php
/**
 * What scripts' files weigh.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Weighs files compressed, as browsers get them. It weighs each state of a file once, and remembers the result.
 */
final class Weights {

	const MEMORY = 'shop_islands_weights';
	const LIMIT  = 200;

	/** The share that compressing leaves of minified code, for a PHP that cannot compress. */
	const USUAL = 0.36;

	/**
	 * Bytes, by state of a file.
	 *
	 * @var array<array-key, int>
	 */
	private $memory;

	/**
	 * Reads the remembered weights.
	 */
	public function __construct() {
		$memory       = get_transient( self::MEMORY );
		$this->memory = is_array( $memory ) ? array_filter( $memory, 'is_int' ) : array();
	}

	/**
	 * The total weight of scripts, in bytes; null if one is on another host. A handle without a file weighs nothing.
	 *
	 * @param \_WP_Dependency[] $scripts As in `WP_Scripts`.
	 */
	public function of( array $scripts ): ?int {
		$before = count( $this->memory );
		$sum    = 0;
		foreach ( $scripts as $script ) {
			$src  = is_string( $script->src ) ? $script->src : '';
			$path = Local_File::of( $src );
			if ( $src && ! $path ) {
				return null;
			}
			$sum += $path ? $this->of_file( $path ) : 0;
		}
		if ( count( $this->memory ) > $before ) {
			set_transient( self::MEMORY, array_slice( $this->memory, -self::LIMIT, null, true ), MONTH_IN_SECONDS );
		}
		return $sum;
	}

	/**
	 * What a file weighs.
	 *
	 * @param string $path The file's.
	 */
	private function of_file( $path ): int {
		$key = md5( implode( ' ', array( $path, filemtime( $path ), filesize( $path ) ) ) );
		if ( ! isset( $this->memory[ $key ] ) ) {
			$code                 = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			$this->memory[ $key ] = function_exists( 'gzencode' ) ? strlen( (string) gzencode( $code, 9 ) ) : (int) ( self::USUAL * strlen( $code ) );
		}
		return $this->memory[ $key ];
	}
}
