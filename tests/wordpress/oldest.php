<?php
/**
 * Finds syntax in the given files that PHP 7.4 does not understand, because the tests run on a newer PHP.
 */

const NEWER = array( 'T_MATCH', 'T_ENUM', 'T_READONLY', 'T_ATTRIBUTE', 'T_NULLSAFE_OBJECT_OPERATOR' );
const NEWER_FUNCTIONS = array( 'array_is_list', 'array_find', 'get_debug_type', 'enum_exists', 'mb_str_pad', 'json_validate' );

/** The tokens of a file that are newer than PHP 7.4, with their lines. */
function newer_in( string $file ): array {
	$found    = array();
	$previous = '';
	foreach ( token_get_all( file_get_contents( $file ) ) as $token ) {
		$name = is_array( $token ) ? token_name( $token[0] ) : $token;
		$text = is_array( $token ) ? $token[1] : $token;
		$line = is_array( $token ) ? $token[2] : 0;
		if ( 'T_WHITESPACE' === $name ) {
			continue;
		}
		if ( in_array( $name, NEWER, true ) || ( 'T_STRING' === $name && in_array( $text, NEWER_FUNCTIONS, true ) ) ) {
			$found[] = "$file:$line $text";
		}
		if ( preg_match( '/^T_(PUBLIC|PRIVATE|PROTECTED)$/', $name ) && in_array( $previous, array( '(', ',' ), true ) ) {
			$found[] = "$file:$line promoted property";
		}
		$previous = $name;
	}
	return $found;
}

$problems = array_merge( ...array_map( 'newer_in', array_slice( $argv, 1 ) ) );
fwrite( STDERR, implode( "\n", $problems ) . ( $problems ? "\n" : '' ) );
exit( $problems ? 1 : 0 );
