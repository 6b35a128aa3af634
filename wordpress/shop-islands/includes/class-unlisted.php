<?php
/**
 * Finds scripts that came with a version of a plugin which this version of Shop Islands does not know.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Islands replace scripts by their handles. A new version of a plugin may bring a script under a new handle, which stays and
 * keeps jQuery. The report names such a script, so that somebody can decide about it.
 */
final class Unlisted {

	/**
	 * The scripts of replaced plugins that no list knows, each with its file and with the scripts that stay because of it.
	 *
	 * @param \_WP_Dependency[]       $registered As in `WP_Scripts`, with the files that were taken out.
	 * @param string[]                $staying    Handles that the page prints with their file.
	 * @param array<string, string[]> $needed     Handles that keep their file, and who needs them.
	 * @return array<string, array{file: string, keeps: string[]}>
	 */
	public static function of( array $registered, array $staying, array $needed ) {
		$found = array();
		foreach ( $staying as $handle ) {
			$src = isset( $registered[ $handle ] ) && is_string( $registered[ $handle ]->src ) ? $registered[ $handle ]->src : '';
			if ( ! self::is_listed( $handle, $src ) ) {
				$keepers          = array_filter( $needed, fn( $dependents ) => in_array( $handle, $dependents, true ) );
				$found[ $handle ] = array(
					'file'  => $src,
					'keeps' => array_map( 'strval', array_keys( $keepers ) ),
				);
			}
		}
		return $found;
	}

	/**
	 * Whether a list knows a script, or its plugin is not one whose scripts the islands replace.
	 *
	 * @param string $handle The script's.
	 * @param string $src    Its address.
	 */
	private static function is_listed( $handle, $src ): bool {
		$path = Own_Files::path_in_replaced( $src );
		if ( '' === $path || isset( Handles::all()[ $handle ] ) || in_array( $handle, Handles::known_libraries(), true ) ) {
			return true;
		}
		$fits = fn( string $known ) => $handle === $known || ( '/' === substr( $known, -1 ) && 0 === strpos( $path, $known ) );
		return (bool) array_filter( Handles::staying(), $fits );
	}
}
