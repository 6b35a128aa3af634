<?php
/**
 * The code of a finished page. Knows nothing of WordPress.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what runs in a page's HTML: its scripts, and the attributes that are code. The cost is linear in the page's
 * length: no part of the page is read twice.
 *
 * @phpstan-type Element array{id: string, type: string, src: string, code: string, start: int, end: int}
 */
final class Page_Code {

	/** Where a comment or a script begins, in small letters. */
	const PART = '~<!--|<script(?=[\s/>])~';

	/** A tag. A tag without an end goes on to the end of the page, as in browsers. */
	const TAG = '~<[a-z](?:[^>"\']++|"[^"]*+(?:"|$)|\'[^\']*+(?:\'|$))*+>?~iD';

	/** An attribute of a tag, with its value. */
	const ATTRIBUTE = '~(?<=[\s"\'])([\w:-]++)\s*+=\s*+(?:"([^"]*+)"|\'([^\']*+)\'|([^\s"\'>]++))~';

	/** Types of scripts that no browser runs, neither now nor when an optimiser or a banner gives them another type. */
	const DATA = '~json|^text/(?:html|x-|template|ng-)|importmap|speculationrules|template~i';

	/** Scripts that use no library: what WordPress prints for a script is data, and the plugin's own code only asks for jQuery. */
	const INNOCENT = '/-js-(?:extra|translations)$|^shop-islands-/D';

	/** Attributes with code, beside those that begin with `on`, hold it behind this word. */
	const IN_ADDRESS = '~^\s*+javascript:~i';

	/**
	 * The scripts, in the page's order.
	 *
	 * @var array[]
	 * @phpstan-var Element[]
	 */
	public $scripts = array();

	/**
	 * The pieces between its scripts and comments, by their places in the page.
	 *
	 * @var array<int, string>
	 */
	private $pieces = array();

	/**
	 * Reads a page.
	 *
	 * @param string $html The page's.
	 */
	public function __construct( $html ) {
		$small = strtolower( $html );
		$found = array();
		$read  = 0;
		while ( preg_match( self::PART, $small, $found, PREG_OFFSET_CAPTURE, $read ) ) {
			list( $begin, $start ) = $found[0];
			$this->pieces[ $read ] = substr( $html, $read, $start - $read );
			$read                  = '<!--' === $begin ? self::behind( $small, '-->', $start + 4 ) : $this->read_script( $html, $small, $start );
		}
		$this->pieces[ $read ] = substr( $html, $read );
	}

	/**
	 * The places in the page, outside its scripts and comments, at which a pattern matches.
	 *
	 * @param string $pattern A regular expression.
	 * @return int[]
	 */
	public function places( $pattern ) {
		$places = array();
		foreach ( $this->pieces as $start => $piece ) {
			$found = array();
			foreach ( preg_match_all( $pattern, $piece, $found, PREG_OFFSET_CAPTURE ) ? $found[0] : array() as $match ) {
				$places[] = $start + $match[1];
			}
		}
		return $places;
	}

	/**
	 * Reads a script.
	 *
	 * @param string $html  The page's.
	 * @param string $small The same, in small letters.
	 * @param int    $start Where the script begins.
	 * @return int Where it ends.
	 */
	private function read_script( $html, $small, $start ) {
		$tag  = preg_match( self::TAG, $html, $match, 0, $start ) ? $match[0] : '';
		$code = $start + strlen( $tag );
		$last = strpos( $small, '</script', $code );
		$last = false === $last ? strlen( $html ) : $last;
		$said = self::attributes( $tag ) + array_fill_keys( array( 'id', 'type', 'src' ), '' );
		$end  = self::behind( $small, '>', $last );

		$this->scripts[] = array(
			'id'    => $said['id'],
			'type'  => $said['type'],
			'src'   => $said['src'],
			'code'  => substr( $html, $code, $last - $code ),
			'start' => $start,
			'end'   => $end,
		);
		return $end;
	}

	/**
	 * The place behind a word; the end of the page where there is none.
	 *
	 * @param string $html The page's.
	 * @param string $word What is looked for.
	 * @param int    $from Where the search begins.
	 * @return int
	 */
	private static function behind( $html, $word, $from ) {
		$at = $from < strlen( $html ) ? strpos( $html, $word, $from ) : false;
		return false === $at ? strlen( $html ) : $at + strlen( $word );
	}

	/**
	 * The code of all scripts without a file.
	 *
	 * @return string
	 */
	public function inline() {
		$code = '';
		foreach ( $this->scripts as $script ) {
			if ( '' === $script['src'] && ! preg_match( self::DATA, $script['type'] ) && ! preg_match( self::INNOCENT, $script['id'] ) ) {
				$code .= $script['code'] . "\n";
			}
		}
		return $code;
	}

	/**
	 * The code in attributes: event handlers, and links that run code.
	 *
	 * @param string $sign A pattern: if no text of the page matches it, the search is skipped.
	 * @return string
	 */
	public function attribute_code( $sign ) {
		$code = '';
		$tags = array();
		$html = implode( '', $this->pieces );
		$rest = html_entity_decode( $html, ENT_QUOTES );
		if ( ! preg_match( $sign, $rest ) ) {
			return '';
		}
		// An attribute that cannot be read may hold any code.
		if ( false === preg_match_all( self::TAG, $html, $tags ) ) {
			return $rest;
		}
		foreach ( array_filter( $tags[0], fn( $tag ) => (bool) preg_match( $sign, html_entity_decode( $tag, ENT_QUOTES ) ) ) as $tag ) {
			foreach ( self::attributes( $tag ) as $name => $value ) {
				if ( 0 === strpos( $name, 'on' ) || preg_match( self::IN_ADDRESS, $value ) ) {
					$code .= $value . "\n";
				}
			}
		}
		return $code;
	}

	/**
	 * Addresses of the files that run and of which WordPress' list of scripts knows nothing, modules among them.
	 *
	 * @param string[] $known Handles of scripts that WordPress has printed.
	 * @return string[]
	 */
	public function files( array $known ) {
		$ids   = array_fill_keys( array_map( fn( $handle ) => "$handle-js", $known ), true );
		$files = array();
		foreach ( $this->scripts as $script ) {
			if ( 'importmap' === $script['type'] ) {
				$map   = json_decode( $script['code'], true );
				$files = array_merge( $files, is_array( $map ) && isset( $map['imports'] ) && is_array( $map['imports'] ) ? array_filter( array_values( $map['imports'] ), 'is_string' ) : array() );
			} elseif ( '' !== $script['src'] && ! isset( $ids[ $script['id'] ] ) ) {
				$files[] = $script['src'];
			}
		}
		return array_values( array_unique( $files ) );
	}

	/**
	 * The attributes of a tag, by their names in small letters. If two have the same name, the first counts, as in
	 * browsers.
	 *
	 * @param string $tag Its text.
	 * @return array<string, string>
	 */
	private static function attributes( $tag ) {
		$said  = array();
		$found = array();
		preg_match_all( self::ATTRIBUTE, $tag, $found, PREG_SET_ORDER );
		foreach ( $found as $one ) {
			$said += array( strtolower( $one[1] ) => html_entity_decode( (string) end( $one ), ENT_QUOTES ) );
		}
		return $said;
	}
}
