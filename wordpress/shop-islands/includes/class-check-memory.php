<?php
/**
 * What the check of the shop has found, and what the owner has added to it.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * One option, which pages of the shop do not load. With the result it keeps what the shop was like (its theme, its
 * plugins, their versions and our build), so that a later change is noticed.
 *
 * @phpstan-type Kept array{at: int, shop: string, result: string, own: string[], dismissed: string}
 */
final class Check_Memory {

	const NAME = 'shop_islands_check';

	/** How many bytes a result may have. The check's script cuts its lists long before. */
	const MOST_BYTES = 400000;

	/** How many pages an owner may add. */
	const MOST_PAGES = 20;

	/**
	 * What is kept. The stored value is checked, because any code may have written into the database.
	 *
	 * @return array
	 * @phpstan-return Kept
	 */
	public static function all() {
		$kept = get_option( self::NAME );
		$kept = is_array( $kept ) ? $kept : array();
		$text = fn( string $name ): string => isset( $kept[ $name ] ) && is_string( $kept[ $name ] ) ? $kept[ $name ] : '';
		return array(
			'at'        => isset( $kept['at'] ) && is_int( $kept['at'] ) ? $kept['at'] : 0,
			'shop'      => $text( 'shop' ),
			'result'    => is_array( json_decode( $text( 'result' ), true ) ) ? $text( 'result' ) : '',
			'own'       => self::paths( isset( $kept['own'] ) ? $kept['own'] : array() ),
			'dismissed' => $text( 'dismissed' ),
		);
	}

	/**
	 * Keeps a result. Returns whether it is one.
	 *
	 * @param string $json Untrusted: what the check's script has sent.
	 * @param string $shop As of shop().
	 * @param int    $now  In seconds since 1970.
	 */
	public static function keep_result( $json, $shop, $now ): bool {
		if ( strlen( $json ) > self::MOST_BYTES ) {
			return false;
		}
		$read = json_decode( $json, true );
		if ( ! is_array( $read ) || ! isset( $read['pages'] ) || ! is_array( $read['pages'] ) ) {
			return false;
		}
		$result = array(
			'at'        => $now,
			'shop'      => $shop,
			'result'    => $json,
			'dismissed' => '',
		);
		self::store( $result + self::all() );
		return true;
	}

	/**
	 * Keeps the owner's own pages.
	 *
	 * @param mixed $paths Untrusted.
	 * @return string[] What is kept of them.
	 */
	public static function keep_own( $paths ) {
		$clean = self::paths( $paths );
		self::store( array( 'own' => $clean ) + self::all() );
		return $clean;
	}

	/**
	 * Says no more that the shop has changed, until it changes again.
	 *
	 * @param string $shop As of shop().
	 */
	public static function dismiss( $shop ): void {
		self::store( array( 'dismissed' => $shop ) + self::all() );
	}

	/**
	 * Whether the shop has changed since the result, and nobody has dismissed that.
	 *
	 * @param string $shop As of shop().
	 */
	public static function is_outdated( $shop ): bool {
		$kept = self::all();
		return '' !== $kept['result'] && ! in_array( $shop, array( $kept['shop'], $kept['dismissed'] ), true );
	}

	/**
	 * What the shop is like: a hash of its theme, its active plugins, their versions, and our build.
	 *
	 * @param Build $build The built scripts.
	 * @return string
	 */
	public static function shop( Build $build ) {
		$active  = get_option( 'active_plugins' );
		$network = get_option( 'active_sitewide_plugins' );
		$files   = array_merge( is_array( $active ) ? array_filter( $active, 'is_string' ) : array(), is_array( $network ) ? array_keys( $network ) : array() );
		$plugins = array();
		foreach ( $files as $file ) {
			$path      = WP_PLUGIN_DIR . '/' . $file;
			$plugins[] = $file . ' ' . ( is_readable( $path ) ? get_file_data( $path, array( 'version' => 'Version' ) )['version'] : '' );
		}
		sort( $plugins );
		return md5( implode( "\n", array_merge( Site::themes(), $plugins, array( $build->version() ) ) ) );
	}

	/**
	 * Stores everything.
	 *
	 * @param array $kept See all().
	 * @phpstan-param Kept $kept
	 */
	private static function store( array $kept ): void {
		update_option( self::NAME, $kept, false );
	}

	/**
	 * Paths of this shop, with their query.
	 *
	 * @param mixed $paths Untrusted. A whole address is shortened to its path.
	 * @return string[]
	 */
	private static function paths( $paths ) {
		$clean = array();
		foreach ( is_array( $paths ) ? array_filter( $paths, 'is_string' ) : array() as $path ) {
			$path = (string) preg_replace( '~^https?://[^/]+|#.*~i', '', trim( $path ) );
			if ( preg_match( '~^/(?!/)[^\s"\'<>\\\\]{0,999}$~D', $path ) ) {
				$clean[] = $path;
			}
		}
		return array_slice( array_values( array_unique( $clean ) ), 0, self::MOST_PAGES );
	}
}
