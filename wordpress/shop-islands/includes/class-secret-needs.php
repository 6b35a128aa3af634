<?php
/**
 * Finds scripts that use a library and do not say so.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * A script whose author forgot to name jQuery works as long as another script brings it. This class finds such scripts
 * by reading code: the shop's own files, each again once it has changed, and the code that is printed beside scripts.
 */
final class Secret_Needs {

	const MEMORY = 'shop_islands_needs';
	const LIMIT  = 300;

	/** What the memory holds for a file that does nothing, where it names a library for other files. */
	const NOTHING = '-';

	/** Stands in the place of a library for the events of a product's gallery. No script has this handle. */
	const GALLERY = 'wc-product-gallery-init';

	/** Stands in the place of a library for the buttons beside a quantity, which a script prints. */
	const STEPS = 'quantity-buttons';

	/** The name of a file that works with jQuery. Of a file on another host, only the name can be known. */
	const JQUERY_PLUGIN = '~/jquery[.-](?!(?:min|slim|core|migrate|\d)[.\w-]*\.js)[^/]*\.js$~i';

	/** A call of the slider's method, and the object that it leaves on an element. */
	const SLIDER = '/\bflexslider["\']?\s*\]?\s*\(|\bdata\(\s*["\']flexslider["\']/';

	/**
	 * The pattern by which code shows that it uses a library. Functions that the islands provide on pages with jQuery are
	 * not here. `Cookies` is here although the islands provide it, because a page's first code looks for it earlier.
	 */
	const SIGNS = array(
		self::STEPS                => '/\bclass=\\\\?["\'](?:[^"\'<>]* )?plus\b/',
		self::GALLERY              => '/\bwc-product-gallery-(?:before|after)-init\b/',
		// The island's gallery leaves no such object behind.
		'wc-single-product'        => '/\bdata\(\s*["\'](?:product_gallery|flexslider)["\']/',
		'jquery'                   => '/\bjQuery\b/',
		'selectWoo'                => '/\b(?:selectWoo|select2)\b/',
		'wp-util'                  => '/\bwp\.(?:template|ajax)\b/',
		// Under the handles of WooCommerce, and under its handles before 10.3.
		'wc-flexslider'            => self::SLIDER,
		'flexslider'               => self::SLIDER,
		'wc-photoswipe'            => '/\bPhotoSwipe\b/',
		'photoswipe'               => '/\bPhotoSwipe\b/',
		'wc-photoswipe-ui-default' => '/\bPhotoSwipeUI_Default\b/',
		'photoswipe-ui-default'    => '/\bPhotoSwipeUI_Default\b/',
		'wc-prettyPhoto'           => '/\bprettyPhoto["\']?\s*\]?\s*\(/',
		'prettyPhoto'              => '/\bprettyPhoto["\']?\s*\]?\s*\(/',
		'sourcebuster-js'          => '/\bsbjs\.(?:get|init)\b/',
		'wc-zoom'                  => '/\.zoom\s*\(/',
		'zoom'                     => '/\.zoom\s*\(/',
		'wc-jquery-blockui'        => '/\.(?:un)?blockUI\b/',
		'jquery-blockui'           => '/\.(?:un)?blockUI\b/',
		'wc-js-cookie'             => '/\bCookies\.(?:get|set|remove|withAttributes)\(/',
		'js-cookie'                => '/\bCookies\.(?:get|set|remove|withAttributes)\(/',
		'king-addons-perfectscrollbar-perfectscrollbar' => '/\bPerfectScrollbar\b/',
	);

	/**
	 * The libraries that code uses, by the code: each plan of a page asks for the same.
	 *
	 * @var array<string, string[]>
	 */
	private static $used = array();

	/**
	 * Where files are, by their addresses, for the same reason.
	 *
	 * @var array<string, string>
	 */
	private static $paths = array();

	/**
	 * What stands for the rules by which files are read, in the keys of the memory.
	 *
	 * @var string|null
	 */
	private static $rules;

	/**
	 * The page's scripts, with their files.
	 *
	 * @var \_WP_Dependency[]
	 */
	private $registered;

	/**
	 * Which of these scripts need which others.
	 *
	 * @var Dependencies
	 */
	private $dependencies;

	/**
	 * The libraries that files use: a key for each state of each file, and the libraries' handles.
	 *
	 * @var array<array-key, string[]>
	 */
	private $memory;

	/**
	 * Takes a page's scripts.
	 *
	 * @param \_WP_Dependency[] $registered   As in `WP_Scripts`, with the files that were taken out.
	 * @param Dependencies      $dependencies Which of these scripts need which others.
	 */
	public function __construct( array $registered, Dependencies $dependencies ) {
		$this->registered   = $registered;
		$this->dependencies = $dependencies;
		$memory             = get_transient( self::MEMORY );
		$this->memory       = is_array( $memory ) ? array_map( fn( $names ) => array_filter( $names, 'is_string' ), array_filter( $memory, 'is_array' ) ) : array();
	}

	/**
	 * Libraries that are needed, and by whom.
	 *
	 * @param string[] $innocent Handles whose file is not read: they may lose it, or can do without libraries. The code
	 * beside them is read all the same.
	 * @return array<string, string[]>
	 */
	public function find( array $innocent ) {
		$before = count( $this->memory );
		$found  = array();
		foreach ( $this->dependencies->printed() as $handle ) {
			$used = self::used_in( $this->dependencies->code( $handle ) );
			$used = in_array( $handle, $innocent, true ) ? $used : array_merge( $used, array_diff( $this->known_of( $handle ), array( self::NOTHING ) ) );
			foreach ( array_unique( $used ) as $library ) {
				$found[ $library ][] = $handle;
			}
		}
		// The code that older extensions of WooCommerce put at the end of the page.
		if ( ! empty( $GLOBALS['wc_queued_js'] ) && is_string( $GLOBALS['wc_queued_js'] ) ) {
			foreach ( array_unique( array_merge( array( 'jquery' ), self::used_in( $GLOBALS['wc_queued_js'] ) ) ) as $library ) {
				$found[ $library ][] = 'wc_enqueue_js';
			}
		}
		$this->remember( $before );
		return $found;
	}

	/**
	 * Scripts of the page whose file does nothing.
	 *
	 * @return string[]
	 */
	public function idle() {
		return array_values( array_filter( $this->dependencies->printed(), fn( $handle ) => in_array( self::NOTHING, $this->known_of( $handle ), true ) ) );
	}

	/**
	 * Libraries that a finished page uses by itself: in code that templates print, in attributes, and in files and modules that
	 * its list of scripts does not have.
	 *
	 * @param Page_Code $page The page's code.
	 * @param string[]  $done Handles that WordPress has printed.
	 * @return array<string, string[]> Where each is used.
	 */
	public function used_by_page( Page_Code $page, array $done ) {
		$before = count( $this->memory );
		$found  = array();
		$said   = array(
			'the page'     => self::used_in( $page->inline() ),
			'an attribute' => self::used_in( $page->attribute_code( '/' . implode( '|', array_map( fn( $sign ) => trim( $sign, '/' ), self::SIGNS ) ) . '/' ) ),
		);
		foreach ( $page->files( $done ) as $src ) {
			$said[ $src ] = $this->known_of_address( $src );
		}
		foreach ( $said as $where => $libraries ) {
			foreach ( array_diff( $libraries, array( self::NOTHING ) ) as $library ) {
				$found[ $library ][] = $where;
			}
		}
		$this->remember( $before );
		return $found;
	}

	/**
	 * What is known of a script's file.
	 *
	 * @param string $handle Of a script.
	 * @return string[]
	 */
	private function known_of( $handle ) {
		$src = $this->registered[ $handle ]->src;
		if ( ! is_string( $src ) ) {
			return array();
		}
		self::$paths[ $src ] ??= Local_File::in_content( $src );
		return self::$paths[ $src ] ? $this->known_of_file( self::$paths[ $src ] ) : self::known_of_name( $src );
	}

	/**
	 * What is known of the file at an address. WooCommerce's own modules need no library: they check whether jQuery is
	 * there.
	 *
	 * @param string $src A script's address.
	 * @return string[]
	 */
	private function known_of_address( $src ) {
		$path = Local_File::in_content( $src );
		if ( false !== strpos( $src, '/plugins/woocommerce/' ) ) {
			return array();
		}
		return $path ? $this->known_of_file( $path ) : self::known_of_name( $src );
	}

	/**
	 * What the name of a file tells that cannot be read.
	 *
	 * @param string $src A script's address.
	 * @return string[]
	 */
	private static function known_of_name( $src ) {
		return preg_match( self::JQUERY_PLUGIN, (string) strtok( $src, '?#' ) ) ? array( 'jquery' ) : array();
	}

	/**
	 * What is known of a file: the libraries that it uses, or that it does nothing.
	 *
	 * @param string $path The file's.
	 * @return string[]
	 */
	private function known_of_file( $path ) {
		// The key does not use the version in the address: a theme may change a file without changing that.
		self::$rules ??= md5( implode( self::SIGNS ) . Idle_Code::MOST );
		$key           = md5( implode( ' ', array( $path, filemtime( $path ), filesize( $path ), self::$rules ) ) );
		if ( ! isset( $this->memory[ $key ] ) ) {
			$code                 = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			$this->memory[ $key ] = Idle_Code::is( $code ) ? array( self::NOTHING ) : self::used_in( $code );
		}
		return $this->memory[ $key ];
	}

	/**
	 * Keeps what was learned.
	 *
	 * @param int $before How much was known before.
	 */
	private function remember( $before ): void {
		if ( count( $this->memory ) > $before ) {
			set_transient( self::MEMORY, array_slice( $this->memory, -self::LIMIT, null, true ), MONTH_IN_SECONDS );
		}
	}

	/**
	 * Libraries that code uses.
	 *
	 * @param string $code JavaScript.
	 * @return string[]
	 */
	private static function used_in( $code ) {
		self::$used[ $code ] ??= array_keys( array_filter( self::SIGNS, fn( $sign ) => (bool) preg_match( $sign, $code ) ) );
		return self::$used[ $code ];
	}
}
