<?php
/**
 * Tests that a script that was taken out comes back at its old place if the finished page needs it, and that nothing
 * else in the page changes.
 */

namespace {
	require __DIR__ . '/check.php';
	define( 'WP_CONTENT_DIR', sys_get_temp_dir() . '/shop-islands-page-' . getmypid() );
	const MONTH_IN_SECONDS = 2592000;
	const WOO = '/wp-content/plugins/woocommerce/assets/js/frontend';

	/**
	 * A stand-in for WordPress' list of scripts that only prints: a script comes after its dependencies, and an alias
	 * prints only its inline code.
	 */
	class WP_Scripts {
		public $registered = array();
		public $queue      = array();
		public $done       = array();

		public function add( string $handle, $src, array $deps = array(), array $extra = array(), int $group = 0 ): void {
			$this->registered[ $handle ] = (object) array( 'src' => $src, 'deps' => $deps, 'extra' => $extra, 'group' => $group );
		}

		public function query( string $handle ): bool {
			return in_array( $handle, $this->queue, true );
		}

		public function do_items( array $handles, ?int $group = null ): void {
			foreach ( $handles as $handle ) {
				$script = $this->registered[ $handle ];
				$this->do_items( $script->deps, $group );
				if ( ! in_array( $handle, $this->done, true ) && ( null === $group || $script->group <= $group ) ) {
					$this->do_item( $handle );
					$this->done[] = $handle;
				}
			}
		}

		public function do_item( string $handle ): void {
			$script = $this->registered[ $handle ];
			foreach ( array( 'extra' => 'data', 'before' => 'before', 'file' => '', 'after' => 'after' ) as $piece => $name ) {
				$code = $script->extra[ $name ] ?? array();
				if ( $code ) {
					echo "<script id=\"$handle-js-$piece\">\n", implode( "\n", (array) $code ), "\n</script>\n";
				} elseif ( 'file' === $piece && $script->src ) {
					echo "<script src=\"$script->src\" id=\"$handle-js\"", ( $script->extra['strategy'] ?? '' ) ? ' defer' : '', "></script>\n";
				}
			}
		}
	}

	/** A stand-in for WooCommerce, with the visitor's cart. */
	function WC(): object {
		return $GLOBALS['woocommerce'];
	}
	final class WC_Cart {
		public $lines = 0;

		public function is_empty(): bool {
			return ! $this->lines;
		}
	}
	$woocommerce = (object) array( 'cart' => new WC_Cart() );

	/** A stand-in for the theme's template of the mini-cart. */
	function woocommerce_mini_cart(): void {
		( $GLOBALS['mini_cart'] )();
	}
	$mini_cart = function () {
		echo "\n<p class=\"woocommerce-mini-cart__empty-message\">Your bag is empty.</p>\n";
	};
}

namespace Shop_Islands {
	require __DIR__ . '/page.php';

	/** The shop's settings. */
	final class Options {
		public function get( $name ) {
			return 'keep' === $name ? $GLOBALS['keep'] : '';
		}
		public function disabled() {
			return array();
		}
	}

	/** The built scripts. */
	final class Build {
		public function url() {
			return '/dist/';
		}
		public function version() {
			return '1';
		}
	}

	/** A stand-in for the class that takes reports of a missing jQuery. */
	final class Safety_Net {
		public function wanted() {
			return $GLOBALS['wanted'];
		}
		public function spread( array $gone ) {
			$GLOBALS['spread'] = $gone;
			echo '<script id="shop-islands-net">window.jQuery</script>';
		}
	}

	/** A stand-in for the report to managers. */
	final class Report {
		public function note( $gone, $needed, $plugins, $owners, $unlisted ) {
			$GLOBALS['noted']    = $gone;
			$GLOBALS['unlisted'] = $unlisted;
		}
		public function tell() {}
		public function renew( $html ) {
			return $html;
		}
	}

	/** A stand-in for the styles that hosts need. */
	final class Head_Styles {
		public function prune( $html ) {
			return $html;
		}
	}

	/** Not of this test. */
	final class Site {
		public static function plugins() {
			return array();
		}
	}
	final class Owners {
		public static function of() {
			return array();
		}
	}

	/** Stand-ins for the functions of WordPress that these parts call. */
	function add_action( $name, $run, $priority = 10 ) {
		$GLOBALS['priorities'][ $name ]       = $priority;
		$GLOBALS['hooks'][ $name ][ $priority ][] = $run;
	}
	function do_action( $name ) {
		$hooks = $GLOBALS['hooks'][ $name ] ?? array();
		ksort( $hooks );
		$GLOBALS['did'][] = $name;
		foreach ( array_merge( ...$hooks ) as $run ) {
			$run();
		}
	}
	function add_filter() {}
	function did_action( $name ) {
		return (int) in_array( $name, array_merge( array( 'wp_head' ), $GLOBALS['did'] ?? array() ), true );
	}
	function apply_filters( $name, $value ) {
		return $value;
	}
	function get_transient() {
		return $GLOBALS['kept'] ?? false;
	}
	function set_transient( $name, $value ) {
		$GLOBALS['kept'] = $value;
	}
	function content_url() {
		return 'https://shop.example/wp-content/';
	}
	function plugins_url() {
		return 'https://shop.example/wp-content/plugins';
	}
	function wp_parse_url( $address, $part ) {
		return parse_url( $address, $part );
	}
	function wp_timezone_string() {
		return 'UTC';
	}
	function get_bloginfo() {
		return 'en-GB';
	}
	function is_user_logged_in() {
		return false;
	}
	function __( $text ) {
		return $text;
	}
	function wp_enqueue_script() {}
	function wp_scripts() {
		return $GLOBALS['scripts'];
	}
	foreach ( array( 'part', 'off', 'surplus', 'balance', 'language', 'config', 'handles', 'own-files', 'unlisted', 'dependencies', 'idle-code', 'page-code', 'blank-carts', 'old-places', 'local-file', 'secret-needs', 'scripts', 'packed', 'finished-page' ) as $name ) {
		\subject( $name );
	}

	/** A shop's scripts, as WordPress and WooCommerce register them. */
	function registered(): \WP_Scripts {
		$scripts = new \WP_Scripts();
		$scripts->add( 'shop-islands', '/dist/shop-islands.js' );
		$scripts->add( 'jquery', false, array( 'jquery-core', 'jquery-migrate' ) );
		$scripts->add( 'jquery-core', '/wp-includes/js/jquery/jquery.min.js' );
		$scripts->add( 'jquery-migrate', '/wp-includes/js/jquery/jquery-migrate.min.js' );
		$scripts->add( 'wc-add-to-cart', WOO . '/add-to-cart.min.js', array( 'jquery' ), array( 'data' => 'var a = {};', 'strategy' => 'defer' ) );
		$scripts->add( 'wc-cart-fragments', WOO . '/cart-fragments.min.js', array( 'jquery' ), array( 'data' => 'var b = {};', 'after' => array( 'b.on();' ) ), 1 );
		$scripts->add( 'woocommerce', WOO . '/woocommerce.min.js', array( 'jquery' ), array(), 1 );
		$scripts->add( 'theme', '/wp-content/themes/dress/theme.js', array(), array(), 1 );
		$scripts->add( 'gallery', '/wp-content/themes/dress/gallery.js', array( 'jquery' ), array(), 1 );
		$scripts->queue = array( 'shop-islands', 'wc-add-to-cart', 'wc-cart-fragments', 'woocommerce' );
		return $scripts;
	}

	/**
	 * A page as WordPress prints it. A template adds at the places in `$at` HTML, or what a function prints; with `own`, a
	 * plugin prints the page before WordPress looks for a template.
	 */
	function page( array $at, ?Scripts $parts = null ): string {
		$say  = function ( string $where ) use ( $at ) {
			$what = $at[ $where ] ?? '';
			echo is_string( $what ) ? $what : (string) $what( $GLOBALS['scripts'] );
		};
		$page = $parts ? new Finished_Page( $parts, new Report(), new Head_Styles() ) : null;
		ob_start();
		ob_start();
		$page && ! isset( $at['own'] ) && $page->hold( 'template.php' );
		$say( 'first' );
		echo "<html><head>\n";
		$say( 'start' );
		$parts && $parts->replace();
		$GLOBALS['scripts']->do_items( $GLOBALS['scripts']->queue, 0 );
		$parts && $parts->end_batch();
		$say( 'head' );
		echo "</head><body>\n";
		$say( 'body' );
		echo "<footer>\n";
		$parts && $parts->replace();
		$page && $page->mark_footer();
		$GLOBALS['scripts']->do_items( $GLOBALS['scripts']->queue, 1 );
		$parts && $parts->tell();
		$say( 'end' );
		echo "</body></html>\n";
		$page && $page->finish();
		ob_end_flush();
		return without_net( ob_get_clean() );
	}

	/** A page without the script that the plugin adds, which other tests check. */
	function without_net( string $html ): string {
		return preg_replace( '~<script id="shop-islands-net">.*?</script>~', '', $html );
	}

	/** A page without the plugin, and with it. */
	function both( array $at, array $keep = array(), array $wanted = array() ): array {
		$GLOBALS['keep']    = $keep;
		$GLOBALS['wanted']  = $wanted;
		$GLOBALS['scripts'] = registered();
		$without            = page( $at );
		$GLOBALS['scripts'] = registered();
		return array( $without, page( $at, new Scripts( new Options(), new Build(), new Report(), new Safety_Net() ) ) );
	}

	/** A page without some scripts. */
	function without( string $html, string ...$handles ): string {
		foreach ( $handles as $handle ) {
			$html = preg_replace( "~<script src=\"[^\"]*\" id=\"$handle-js\"( defer)?></script>\n~", '', $html );
		}
		return $html;
	}

	$woo    = array( 'wc-add-to-cart', 'wc-cart-fragments', 'woocommerce' );
	$jquery = array( 'jquery-core', 'jquery-migrate' );

	list( $before, $after ) = both( array( 'own' => '', 'body' => '<script>jQuery( start )</script>' ) );
	\same( 'A page that is printed without a template keeps jQuery, because nobody sees whether it is used.', without( $before, ...$woo ), $after );

	list( $before, $after ) = both( array( 'body' => '<p>jQuery</p><!-- <script>jQuery()</script> --><script type="application/json">{"a":"jQuery"}</script>' ) );
	\same( 'A page that only speaks of jQuery is without, and else as it was, byte for byte.', without( $before, ...$woo, ...$jquery ), $after );
	\same( 'The page is told that it is.', true, in_array( 'jquery-core', $spread, true ) );

	// An empty cart widget, as WooCommerce prints it.
	$blank = fn( string $text = '' ) => "<div class=\"widget_shopping_cart_content\">$text</div>";
	$said  = $blank( '<p class="woocommerce-mini-cart__empty-message">Your bag is empty.</p>' );

	$needs = array(
		'a script in the body'                 => array( 'body' => '<script>jQuery( start )</script>' ),
		'a script in the head'                 => array( 'head' => "<script type='text/javascript'>jQuery( start )</script>" ),
		'a script after the footer'            => array( 'end' => '<script>jQuery( start )</script>' ),
		'a script that an optimiser holds'     => array( 'body' => '<script type="litespeed/javascript">jQuery( start )</script>' ),
		'an attribute'                         => array( 'body' => '<a class="b" onclick="jQuery(this).hide()">x</a>' ),
		'an attribute in single quotes'        => array( 'body' => "<a onclick='jQuery(this).hide()'>x</a>" ),
		'a link that runs code'                => array( 'body' => '<a href="javascript:jQuery(&quot;a&quot;).hide()">x</a>' ),
		'a file on another host'               => array( 'body' => '<script src="https://cdn.example/jquery.slides.js"></script>' ),
		'code in capitals'                     => array( 'body' => '<SCRIPT>jQuery( start )</SCRIPT>' ),
		'what a library is called for'         => array( 'body' => '<script>jQuery.fn.start = 1</script>' ),
	);
	foreach ( $needs as $name => $at ) {
		list( $before, $after ) = both( $at );
		\same( "jQuery comes back at its old place for $name.", without( $before, ...$woo ), $after );
		\same( "The report knows: $name.", $woo, $noted );
	}

	$src   = 'https://shop.example/wp-content/plugins/woocommerce/assets/js/frontend/new.js';
	$enter = function ( $scripts ) use ( $src ) {
		$scripts->add( 'wc-new', $src, array( 'woocommerce' ) );
		$scripts->queue[] = 'wc-new';
	};
	both( array( 'start' => $enter ) );
	\same( 'The report knows a script of WooCommerce’s that no list knows.', array( 'wc-new' ), array_keys( $unlisted ) );
	\same( 'It knows what stays because of it.', array( 'woocommerce', 'jquery-core' ), array_values( array_intersect( $unlisted['wc-new']['keeps'], array( 'woocommerce', 'jquery-core', 'wc-add-to-cart' ) ) ) );
	both( array( 'start' => $enter ), array( 'wc-new' ) );
	\same( 'A script that the settings keep is not named.', array(), $unlisted );
	both( array( 'start' => fn( $scripts ) => $scripts->add( 'wc-new', $src ) ) );
	\same( 'A script that the page does not have is not named.', array(), $unlisted );

	list( $before, $after ) = both( array( 'body' => fn( $scripts ) => $scripts->do_items( array( 'gallery' ) ) ) );
	\same( 'jQuery comes back for a script that a template has printed at once.', without( $before, ...$woo ), $after );

	list( $before, $after ) = both( array( 'body' => function ( $scripts ) { $scripts->add( 'late', '/late.js', array( 'woocommerce' ) ); $scripts->do_items( array( 'late' ) ); } ) );
	\same( 'So does a script of WooCommerce’s that such a script depends on.', without( $before, 'wc-add-to-cart', 'wc-cart-fragments' ), $after );

	list( $before, $after ) = both( array( 'body' => function ( $scripts ) { $scripts->queue[] = 'gallery'; return '<script>jQuery( start )</script>'; } ) );
	\same( 'It stands at its old place too where a script came later, and code before that one uses it.', without( $before, ...$woo ), $after );

	list( $before, $after ) = both( array( 'body' => function ( $scripts ) { $scripts->add( 'late', '/late.js', array( 'wc-cart-fragments' ), array(), 1 ); $scripts->queue[] = 'late'; } ) );
	\same( 'A script with data and code around it comes back between them.', without( $before, 'wc-add-to-cart', 'woocommerce' ), $after );

	list( $before, $after ) = both( array(), array( 'jquery' ) );
	\same( 'What the settings keep never goes.', without( $before, ...$woo ), $after );
	list( $before, $after ) = both( array(), array(), array( 'jquery' => array( 'this kind of page' ) ) );
	\same( 'Nor does what this kind of page keeps.', without( $before, ...$woo ), $after );

	// A file that does nothing, which WordPress prints in the footer.
	mkdir( WP_CONTENT_DIR );
	file_put_contents( WP_CONTENT_DIR . '/idle.js', 'jQuery(document).ready((function(e){}));' );
	$idle                   = function () {
		$scripts = registered();
		$scripts->add( 'idle', '/wp-content/idle.js', array( 'jquery' ), array( 'data' => 'var idle = {};' ), 1 );
		$scripts->queue[] = 'idle';
		return $scripts;
	};
	list( $keep, $wanted )  = array( array(), array() );
	$scripts                = $idle();
	$before                 = page( array() );
	$scripts                = $idle();
	$after                  = page( array(), new Scripts( new Options(), new Build(), new Report(), new Safety_Net() ) );
	\same( 'A file that does nothing goes, and jQuery with it; its data stays.', without( $before, 'idle', ...$woo, ...$jquery ), $after );
	unlink( WP_CONTENT_DIR . '/idle.js' );
	rmdir( WP_CONTENT_DIR );

	// Another script flushes the page too early: the page is still as complete as possible, and nothing is lost.
	list( $before, $after ) = both( array( 'body' => function () { ob_end_flush(); ob_start(); return '<script>jQuery( start )</script>'; } ) );
	\same( 'A page that is let go of too early stays as it was printed.', without( $before, ...$woo, ...$jquery ), $after );
	list( $before, $after ) = both( array( 'body' => function ( $scripts ) { ob_end_flush(); ob_start(); $scripts->queue[] = 'gallery'; } ) );
	\same( 'What came late has its library in the footer then.', true, strpos( $after, 'jquery-core-js' ) > strpos( $after, '<footer>' ) && strpos( $after, 'jquery-core-js' ) < strpos( $after, 'gallery-js' ) );

	list( $before, $after ) = both( array( 'body' => function () { ob_start( fn( $html ) => strtoupper( $html ) ); return '<script>jQuery( start )</script>'; } ) );
	\same( 'A buffer that began later and is open still is part of the page.', true, strpos( $after, '<SCRIPT>JQUERY( START )' ) > 0 );

	// A theme that compresses its page by itself (`ob_start( 'ob_gzhandler' )` in its header).
	foreach ( array( 'gzencode', 'gzcompress' ) as $pack ) {
		list( $before, $after ) = both( array( 'first' => fn() => ob_start( $pack ) ? '' : '', 'body' => $blank() . '<script>jQuery( start )</script>' ) );
		\same( "A page that is compressed already is looked through all the same ($pack).", str_replace( $blank(), $said, without( zlib_decode( $before ), ...$woo ) ), without_net( zlib_decode( $after ) ) );
		\same( "It is compressed as it was ($pack).", bin2hex( $before[0] ), bin2hex( $after[0] ) );
	}
	list( $before, $after ) = both( array( 'first' => "\x1f\x8bno page" ) );
	\same( 'What only looks compressed is passed on.', without( $before, ...$woo, ...$jquery ), $after );

	// A footer that has only scripts that were taken out.
	$scripts        = registered();
	$scripts->add( 'last', WOO . '/woocommerce.min.js', array(), array(), 1 );
	$at             = array( 'end' => '<script>$.blockUI()</script>' );
	$shop           = function () {
		$scripts = registered();
		$scripts->add( 'wc-jquery-blockui', '/wp-content/plugins/woocommerce/assets/js/jquery.blockUI.min.js', array( 'jquery' ), array(), 1 );
		$scripts->registered['woocommerce']->deps[] = 'wc-jquery-blockui';
		$scripts->queue                             = array( 'shop-islands', 'wc-add-to-cart', 'woocommerce' );
		return $scripts;
	};
	$scripts        = $shop();
	$before         = page( $at );
	$scripts        = $shop();
	$after          = page( $at, new Scripts( new Options(), new Build(), new Report(), new Safety_Net() ) );
	\same( 'A batch that has left nothing has its place all the same.', without( $before, ...$woo ), $after );

	// If another script registers a handle again after its file was taken out, the new file belongs to that script.
	list( $before, $after ) = both( array( 'body' => fn( $scripts ) => $scripts->add( 'wc-cart-fragments', '/wp-content/themes/dress/own.js', array( 'jquery' ), array(), 1 ) ) );
	\same( 'A theme’s own file that is registered late stays, with what it needs.', array( true, true ), array( false !== strpos( $after, '/themes/dress/own.js' ), strpos( $after, 'jquery-core-js' ) < strpos( $after, '<body>' ) ) );

	list( $before, $after ) = both( array( 'body' => $blank() . '<aside>' . $blank() . '</aside>' ) );
	\same( 'Empty cart widgets show what the shop says of an empty cart.', str_replace( $blank(), $said, without( $before, ...$woo, ...$jquery ) ), $after );

	list( $before, $after ) = both( array( 'body' => $blank() . '<script>jQuery( start )</script>' ) );
	\same( 'A script that comes back comes to its old place beside them.', str_replace( $blank(), $said, without( $before, ...$woo ) ), $after );

	$others = array(
		'a widget that is in code'       => '<script>let html = \'' . $blank() . '\'</script>',
		'a widget that is commented out' => '<!-- ' . $blank() . ' -->',
		'a widget with a cart'           => $blank( '<ul></ul>' ),
		'an element of another class'    => '<div class="widget_shopping_cart_content-a"></div><div data-class="widget_shopping_cart_content"></div>',
		'a tag without an end'           => '<div class="widget_shopping_cart_content"',
	);
	foreach ( $others as $name => $html ) {
		list( $before, $after ) = both( array( 'body' => $html ) );
		\same( "What stays as it is: $name.", without( $before, ...$woo, ...$jquery ), $after );
	}

	list( $before, $after ) = both( array( 'body' => $blank() ), array( 'wc-cart-fragments' ) );
	\same( 'WooCommerce’s own script finds them empty where it stays.', without( $before, 'wc-add-to-cart', 'woocommerce' ), $after );

	$woocommerce->cart->lines = 1;
	list( $before, $after )   = both( array( 'body' => $blank() ) );
	\same( 'They stay empty for a visitor with a cart.', without( $before, ...$woo, ...$jquery ), $after );
	$woocommerce->cart->lines = 0;

	$mini_cart              = function () {
		ob_start();
		echo '<p>half';
		throw new \Error( 'a theme’s fault' );
	};
	list( $before, $after ) = both( array( 'body' => $blank() ) );
	\same( 'They stay empty if the theme’s template fails.', without( $before, ...$woo, ...$jquery ), $after );
	$woocommerce->cart      = null;
	list( $before, $after ) = both( array( 'body' => $blank() ) );
	\same( 'They stay empty on pages on which WooCommerce has no cart.', without( $before, ...$woo, ...$jquery ), $after );

	( new Finished_Page( new Scripts( new Options(), new Build(), new Report(), new Safety_Net() ), new Report(), new Head_Styles() ) )->listen();
	\same( 'The page is finished before other code takes what is in all buffers at the request’s end.', PHP_INT_MIN, $priorities['shutdown'] );

	// Snippets that move scripts to the footer, and themes that print a script before the head, have WordPress announce the
	// printing before anybody asks for scripts. It announces it once only.
	$scripts        = registered();
	$asked          = $scripts->queue;
	$scripts->queue = array();
	( new Scripts( new Options(), new Build(), new Report(), new Safety_Net() ) )->listen();
	ob_start();
	do_action( 'wp_print_scripts' );
	add_action( 'wp_enqueue_scripts', fn() => $scripts->queue = $asked );
	do_action( 'wp_enqueue_scripts' );
	$scripts->do_items( $scripts->queue, 0 );
	do_action( 'wp_print_footer_scripts' );
	$scripts->do_items( $scripts->queue, 1 );
	$page = ob_get_clean();
	\same( 'Scripts go too where WordPress asks for them after it has announced that it prints them.', array( true, false, false, false ), array_map( fn( $handle ) => false !== strpos( $page, "id=\"$handle-js\"" ), array( 'shop-islands', 'wc-add-to-cart', 'woocommerce', 'jquery-core' ) ) );

	Page::$is_active = false;
	$scripts         = registered();
	$scripts->queue  = array( 'woocommerce' );
	$page            = new Finished_Page( new Scripts( new Options(), new Build(), new Report(), new Safety_Net() ), new Report(), new Head_Styles() );
	$level           = ob_get_level();
	$page->hold( '' );
	\same( 'A page without islands is not held.', $level, ob_get_level() );

	// The cost is linear, and small: a long page, twice as long, and one with long scripts.
	$read    = function ( string $html ): float {
		$start = hrtime( true );
		$code  = new Page_Code( $html );
		$code->inline();
		$code->attribute_code( '/\bjQuery\b/' );
		$code->places( Blank_Carts::PLACE );
		return ( hrtime( true ) - $start ) / 1e6;
	};
	$card    = '<li class="product"><a href="/product/a/?b=1&amp;c=2" class="button" data-id="7" onclick="add(7)"><img src="/a.jpg" alt="A > B"></a></li>' . "\n";
	$ordinary = min( $read( str_repeat( $card, 4000 ) ), $read( str_repeat( $card, 4000 ) ) );
	\same( 'A page of some thousand elements takes a few milliseconds.', true, $ordinary < 60 );
	$odd = array( 'an open comment' => str_repeat( '<!-- a ', 20000 ), 'open scripts' => str_repeat( '<script ', 20000 ), 'scripts without an end' => str_repeat( '<script>', 5000 ), 'a long script' => '<script>' . str_repeat( 'a < b; ', 300000 ) . '</script>', 'open quotes' => str_repeat( '<a b="', 20000 ), 'open elements' => str_repeat( '<div class="a ', 20000 ), 'a long tag' => '<div ' . str_repeat( 'class="a" ', 20000 ) . '>' );
	foreach ( $odd as $name => $html ) {
		$spent = $read( $html );
		\same( "So does $name: $spent ms.", true, $spent < 1000 );
	}
	$long = new Page_Code( $odd['a long script'] );
	\same( 'A long script is read as a whole.', 300000, substr_count( $long->inline(), 'a < b' ) );
}
