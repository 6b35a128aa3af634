<?php
/**
 * The page, once all of it is known.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress has no list of what templates print by themselves: code in the page and in attributes, modules, scripts
 * that are printed at once. So this class holds the page until it is finished, and searches it. A script that was taken
 * out although the page needs it comes back at its old place, empty cart widgets are filled, and styles without a host
 * are left out. Nothing else in the page changes.
 *
 * Caches and optimisers begin their buffers earlier than this class, so they get the page as visitors do.
 */
final class Finished_Page {

	/** Marks the place where the footer's scripts begin, until the page has been searched. */
	const FOOTER = '<!--shop-islands-footer-->';

	/**
	 * Takes scripts out.
	 *
	 * @var Scripts
	 */
	private $scripts;

	/**
	 * Tells managers what was taken out.
	 *
	 * @var Report
	 */
	private $report;

	/**
	 * Prints the styles that hosts need.
	 *
	 * @var Head_Styles
	 */
	private $styles;

	/**
	 * Whether a page is held.
	 *
	 * @var bool
	 */
	private static $is_held = false;

	/**
	 * Whether a page has been held, even if it is not any more.
	 *
	 * @var bool
	 */
	private static $was_held = false;

	/**
	 * Takes what it works with.
	 *
	 * @param Scripts     $scripts Takes scripts out.
	 * @param Report      $report  Tells managers what was taken out.
	 * @param Head_Styles $styles  Prints the styles that hosts need.
	 */
	public function __construct( Scripts $scripts, Report $report, Head_Styles $styles ) {
		$this->scripts = $scripts;
		$this->report  = $report;
		$this->styles  = $styles;
	}

	/**
	 * Adds the hooks: the page is held from the last moment before the template runs until the first moment of the
	 * request's end. Many shops have code that empties all buffers then, even before WordPress flushes them.
	 */
	public function listen(): void {
		add_filter( 'template_include', array( $this, 'hold' ), PHP_INT_MAX );
		add_action( 'wp_print_footer_scripts', array( $this, 'mark_footer' ), 9 );
		add_action( 'shutdown', array( $this, 'finish' ), PHP_INT_MIN );
	}

	/**
	 * Whether this class can still change what is printed now. Another script may have flushed the buffer.
	 */
	public static function is_held(): bool {
		return self::$is_held && in_array( self::class . '::pass', array_column( ob_get_status( true ), 'name' ), true );
	}

	/**
	 * What a page keeps that nobody looks through: some plugins print a page of their own and end the request before
	 * WordPress looks for a template. Its code may use jQuery.
	 *
	 * @return array<string, string[]> As `Secret_Needs::used_by_page()` has it.
	 */
	public static function unseen() {
		return self::$was_held || ! did_action( 'wp_head' ) ? array() : array( 'jquery' => array( 'the page' ) );
	}

	/**
	 * Whether the page's buffer is the innermost one.
	 */
	private static function is_on_top(): bool {
		$names = array_column( ob_get_status( true ), 'name' );
		return self::class . '::pass' === end( $names );
	}

	/**
	 * Holds the page from here on.
	 *
	 * @param mixed $template The template's file, which is passed on.
	 * @return mixed
	 */
	public function hold( $template ) {
		if ( ! self::$is_held && Page::is_active() ) {
			self::$is_held  = ob_start( array( self::class, 'pass' ) );
			self::$was_held = self::$is_held;
		}
		return $template;
	}

	/**
	 * Passes on a part of the page that somebody else flushes too early: this class changes only whole pages.
	 *
	 * @param string $html A part of the page.
	 * @return string
	 */
	public static function pass( $html ) {
		self::$is_held = false;
		return $html;
	}

	/**
	 * Marks where the footer's scripts begin.
	 */
	public function mark_footer(): void {
		if ( self::is_held() ) {
			echo self::FOOTER; // phpcs:ignore WordPress.Security.EscapeOutput -- a comment.
		}
	}

	/**
	 * Searches the page, completes it and prints it. Buffers that began later are part of it.
	 */
	public function finish(): void {
		if ( ! self::is_held() ) {
			return;
		}
		while ( ! self::is_on_top() ) {
			if ( ! ob_end_flush() ) {
				return;
			}
		}
		$html = (string) ob_get_clean();
		echo Packed::change( $html, array( $this, 'mend' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- the page as it was printed.
	}

	/**
	 * A page with what it needs, and without what it does not need.
	 *
	 * @param string $html The page's.
	 * @return string
	 */
	public function mend( $html ) {
		$html = $this->styles->prune( $html );
		if ( $this->scripts->has_taken( Surplus::FRAGMENTS ) ) {
			$html = Blank_Carts::fill( $html );
		}
		$footer = strpos( $html, self::FOOTER );
		$html   = str_replace( self::FOOTER, '', $html );
		if ( ! $this->scripts->has_taken_any() ) {
			return $html;
		}
		$page = new Page_Code( $html );
		$tags = $this->scripts->missed( $page );
		if ( ! $tags ) {
			return $html;
		}
		$end = false === $footer ? strrpos( $html, '</body' ) : $footer;
		return $this->report->renew( Old_Places::fill( $html, $page->scripts, $this->scripts->batches(), $tags, false === $end ? strlen( $html ) : $end ) );
	}
}
