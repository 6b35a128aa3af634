<?php
/**
 * Recognises code that does nothing. Knows nothing of WordPress.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Some plugins ship scripts of which a build has left nothing but an empty handler. This class recognises such a file
 * by its text alone: whatever is not plainly empty counts as code.
 */
final class Idle_Code {

	/** Longer files, in bytes, are not looked at. */
	const MOST = 1000;

	/** A comment. */
	const COMMENT = '~/\*.*?\*/|(?<![:"\'\\\\])//[^\n]*~s';

	/** A function with nothing in it. */
	const EMPTY_FUNCTION = '(?:function\([\w$,]*\)|(?:\([\w$,]*\)|[\w$]+)=>)\{\}';

	/** The objects whose events an empty handler may listen to. */
	const EVENT_SOURCE = '(?:jQuery|\$|window|document)(?:\((?:document|window|function)?\))?';

	/**
	 * Whether code does nothing.
	 *
	 * @param string $code JavaScript.
	 */
	public static function is( $code ): bool {
		if ( strlen( $code ) > self::MOST ) {
			return false;
		}
		$code = (string) preg_replace( self::COMMENT, '', $code );
		$code = (string) preg_replace( '/["\']use strict["\'];?/', '', $code );
		// A space between two words stays, or the two would become one word.
		$code = (string) preg_replace( '/\s+/', '', (string) preg_replace( '/\b(function)\s+(\w+)/', '$1~$2', $code ) );
		do {
			$before = $code;
			$empty  = self::EMPTY_FUNCTION;
			$source = self::EVENT_SOURCE;
			// Parentheses around a function change nothing.
			$code = (string) preg_replace( "/(?<![\w$)\]])\(($empty)\)/", '$1', $code );
			// Handlers, and functions that are called at once.
			$code = (string) preg_replace( "/$source\.(?:ready|on|addEventListener|load)\((?:[\"'][\w. -]+[\"'],)?$empty\)|(?:jQuery|\\$)\($empty\)|$empty\([\w$,]*\)/", '', $code );
			$code = (string) preg_replace( '/[;!]+(?=$|\})|(?<=^|\{)[;!]+/', '', $code );
		} while ( $before !== $code );
		return '' === $code;
	}
}
