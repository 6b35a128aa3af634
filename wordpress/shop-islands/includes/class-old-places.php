<?php
/**
 * Finds the place in a page at which WordPress would have printed a taken-out script. Knows nothing of WordPress but
 * the marks of its tags.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress prints scripts in batches: the head's, the footer's, and what a template has it print between. A script
 * without a file leaves no tag in its batch, but its neighbours show its place.
 *
 * @phpstan-import-type Element from Page_Code
 */
final class Old_Places {

	/** The id of an element that WordPress prints for a script: the handle, and the kind of piece; "" is the file. */
	const PIECE = '/^(.+)-js(|-extra|-translations|-before|-after)$/Ds';

	/**
	 * A page with tags put in.
	 *
	 * @param string                $html    The page's.
	 * @param array[]               $scripts Its scripts, as Page_Code has them.
	 * @param string[][]            $batches Handles, in the order in which they were printed.
	 * @param array<string, string> $tags    Tags to put in, by handle.
	 * @param int                   $end     The place for a tag whose batch has left nothing in the page.
	 * @phpstan-param Element[] $scripts
	 * @return string
	 */
	public static function fill( $html, array $scripts, array $batches, array $tags, $end ) {
		$pieces = array();
		foreach ( $scripts as $script ) {
			if ( preg_match( self::PIECE, $script['id'], $match ) ) {
				$pieces[ $match[1] ][ $match[2] ] = array( $script['start'], self::line_end( $html, $script['end'] ) );
			}
		}
		$filled = '';
		$read   = 0;
		foreach ( self::places( $batches, $pieces, $tags, $end ) as $place => $handles ) {
			$filled .= substr( $html, $read, $place - $read ) . implode( '', array_map( fn( $handle ) => $tags[ $handle ], $handles ) );
			$read    = $place;
		}
		return $filled . substr( $html, $read );
	}

	/**
	 * The places, in the page's order, each with the handles whose tags go there.
	 *
	 * @param string[][]                          $batches See fill().
	 * @param array<string, array<string, int[]>> $pieces  Where what is printed begins and ends, by handle.
	 * @param array<string, string>               $tags    See fill().
	 * @param int                                 $end     See fill().
	 * @return array<int, string[]>
	 */
	private static function places( array $batches, array $pieces, array $tags, $end ) {
		$places = array();
		foreach ( $batches as $batch ) {
			foreach ( $batch as $index => $handle ) {
				if ( isset( $tags[ $handle ] ) ) {
					$places[ self::place( $batch, $index, $pieces, $end ) ][] = $handle;
				}
			}
		}
		ksort( $places );
		return $places;
	}

	/**
	 * The place of one script: beside its own pieces, else before the next script of its batch, else behind the one before it.
	 *
	 * @param string[]                            $batch  Handles in their order.
	 * @param int                                 $index  Which of them.
	 * @param array<string, array<string, int[]>> $pieces See places().
	 * @param int                                 $end    See fill().
	 * @return int
	 */
	private static function place( array $batch, $index, array $pieces, $end ) {
		$own = isset( $pieces[ $batch[ $index ] ] ) ? $pieces[ $batch[ $index ] ] : array();
		foreach ( array( '-before', '-extra' ) as $piece ) {
			if ( isset( $own[ $piece ] ) ) {
				return $own[ $piece ][1];
			}
		}
		if ( isset( $own['-after'] ) ) {
			return $own['-after'][0];
		}
		foreach ( array_slice( $batch, $index + 1 ) as $next ) {
			if ( isset( $pieces[ $next ] ) ) {
				return (int) min( array_merge( array( PHP_INT_MAX ), array_column( $pieces[ $next ], 0 ) ) );
			}
		}
		foreach ( array_reverse( array_slice( $batch, 0, $index ) ) as $last ) {
			if ( isset( $pieces[ $last ] ) ) {
				return (int) max( array_merge( array( 0 ), array_column( $pieces[ $last ], 1 ) ) );
			}
		}
		return $end;
	}

	/**
	 * The end of a tag's line: WordPress ends each tag with one.
	 *
	 * @param string $html The page's.
	 * @param int    $at   Where the tag ends.
	 * @return int
	 */
	private static function line_end( $html, $at ) {
		return "\n" === substr( $html, $at, 1 ) ? $at + 1 : $at;
	}
}
