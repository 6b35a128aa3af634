<?php
/**
 * The consent guard's tag, first in the head.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Holds the scripts of listed providers from the first line of the head on, if the shop asks for consent by CookieYes'
 * banner or by the island's own. Otherwise prints nothing.
 */
final class Guard extends Part {

	const FILE = 'shop-islands-guard.js';

	/** CookieYes' own script. */
	const BANNER = 'cookie-law-info';

	/**
	 * The tag, until it is printed.
	 *
	 * @var string
	 */
	private $tag = '';

	/**
	 * The level of the output buffer that waits for the decision; 0 for none.
	 *
	 * @var int
	 */
	private $level = 0;

	/**
	 * Adds the hooks. The tag comes before everything else that WordPress prints into the head, but whether the page
	 * leaves the banner to CookieYes is decided a moment later: when its scripts are known, which WordPress asks for at the
	 * head's priority 1, unless the theme has asked for them before. The head's end is for buffers of other plugins that
	 * are still open then.
	 */
	public function listen(): void {
		add_action( 'wp_head', array( $this, 'hold' ), PHP_INT_MIN );
		add_action( 'wp_enqueue_scripts', array( $this, 'print' ), PHP_INT_MAX );
		add_action( 'wp_head', array( $this, 'print' ), 2 );
		add_action( 'wp_head', array( $this, 'print' ), PHP_INT_MAX );
	}

	/**
	 * Holds the head's first lines, if the tag may come before them.
	 */
	public function hold(): void {
		if ( $this->is_wanted() ) {
			$this->tag = $this->tag();
			ob_start( array( $this, 'complete' ) );
			$this->level = ob_get_level();
		}
	}

	/**
	 * Puts the tag before the lines that were held. If another plugin ends the buffer before the decision, the tag is
	 * printed.
	 *
	 * @param string $html The lines.
	 * @return string
	 */
	public function complete( $html ) {
		$tag       = $this->tag;
		$this->tag = '';
		return $tag . $html;
	}

	/**
	 * Prints what was held, with the tag unless the page leaves the banner to CookieYes. While another plugin has a buffer
	 * open inside, it waits.
	 */
	public function print(): void {
		if ( Off::among( array( 'consent' ), Balance::left() ) ) {
			$this->tag = '';
		}
		if ( $this->level && ob_get_level() === $this->level ) {
			$this->level = 0;
			ob_end_flush();
		}
	}

	/**
	 * The tag. It is not deferred, and no optimiser may delay it.
	 *
	 * @return string
	 */
	private function tag() {
		$integrity  = 'none' === $this->options->get( 'integrity' ) ? '' : $this->build->integrity( self::FILE );
		$attributes = array(
			'id'          => 'shop-islands-guard-js',
			'src'         => add_query_arg( 'ver', $this->build->version(), $this->build->url( self::FILE ) ),
			'crossorigin' => $integrity || $this->build->is_elsewhere() ? 'anonymous' : '',
			'integrity'   => $integrity,
		);
		return wp_get_script_tag( array_filter( $attributes ) + Tag::MARKS );
	}

	/**
	 * Whether the consent island asks on this page. If CookieYes' own script stays, it holds scripts itself.
	 *
	 * With `?islands=off` CookieYes' script comes back and holds them. The island's own banner has no original that could
	 * come back, so its guard stays, because anybody can make such a link.
	 *
	 * Filtered by `shop_islands_guard`: shops with a banner of the island's own in a template say true.
	 *
	 * @return bool
	 */
	private function is_wanted() {
		$is_active = Page::is_active();
		if ( ! $is_active && ! $this->is_asked_off() ) {
			return false;
		}
		$config    = Config::values( $this->options, $this->build );
		$disabled  = isset( $config['disable'] ) && Off::among( array( 'consent' ), $config['disable'] );
		$is_kept   = in_array( self::BANNER, $this->options->get( 'keep' ), true );
		$is_theirs = defined( 'CLI_VERSION' ) && ! $is_kept;
		$is_asked  = $is_theirs ? $is_active : self::has_own_banner();
		return ! $disabled && (bool) apply_filters( 'shop_islands_guard', $is_asked );
	}

	/**
	 * Whether nothing but the address (`?islands=off`) keeps the islands off this page.
	 */
	private function is_asked_off(): bool {
		return Page::is_asked_off() && Page::is_for_shoppers() && ! $this->options->get( 'measure' );
	}

	/**
	 * Whether the page's own content has the banner, by shortcode or block.
	 *
	 * @return bool
	 */
	public static function has_own_banner() {
		$post    = is_singular() ? get_post() : null;
		$content = is_object( $post ) ? $post->post_content : '';
		return (bool) preg_match( '/\[shop_island\b[^\]]*\bname=["\']?consent["\'\s\]]|<!-- wp:shop-islands\/host \{[^}]*"name":"consent"/', $content );
	}
}
