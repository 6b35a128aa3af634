<?php
/**
 * The styles that hosts need before the first paint.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * With these styles, hosts have the same layout before and after their islands come, so that nothing moves. The build
 * has a style sheet for each island that needs one; those of the running islands are printed into the head, without a
 * request. The hosts are not known yet then, so the finished page is searched for them.
 */
final class Head_Styles extends Part {

	/**
	 * The printed styles, by island.
	 *
	 * @var array<string, string>
	 */
	private $printed = array();

	/**
	 * Adds the hook: the styles come behind the page's other styles, when all scripts of the head are known. They are in a
	 * layer, so their place does not matter for the cascade.
	 */
	public function listen(): void {
		add_action( 'wp_head', array( $this, 'print' ), 8 );
	}

	/**
	 * Prints the styles of the islands that run.
	 */
	public function print(): void {
		$this->printed = Page::is_active() ? array_diff_key( $this->build->head_styles(), array_flip( $this->idle() ) ) : array();
		echo self::element( $this->printed ); // phpcs:ignore WordPress.Security.EscapeOutput -- the build's own.
	}

	/**
	 * A page without the styles of islands that have no host in it.
	 *
	 * @param string $html The finished page's.
	 * @return string
	 */
	public function prune( $html ) {
		$element = self::element( $this->printed );
		$at      = $element ? strpos( $html, $element ) : false;
		if ( false === $at ) {
			return $html;
		}
		$rest   = substr_replace( $html, '', $at, strlen( $element ) );
		$needed = $this->printed;
		foreach ( $this->build->head_signs() as $island => $signs ) {
			if ( ! array_filter( $signs, fn( $sign ) => false !== strpos( $rest, $sign ) ) ) {
				unset( $needed[ $island ] );
			}
		}
		return substr_replace( $rest, self::element( $needed ), $at, 0 );
	}

	/**
	 * The style element.
	 *
	 * @param array<string, string> $styles By island.
	 * @return string
	 */
	private static function element( array $styles ) {
		return $styles ? sprintf( '<style id="shop-islands-head-inline-css"%s>' . "\n%s\n</style>\n", Tag::marks(), implode( "\n", $styles ) ) : '';
	}

	/**
	 * The islands that need no styles: those that are off, and those whose work a plugin's own script does.
	 *
	 * @return string[]
	 */
	private function idle() {
		$config   = Config::values( $this->options, $this->build );
		$disabled = isset( $config['disable'] ) ? $config['disable'] : array();
		$kept     = array_diff_key( Handles::all(), array_flip( Handles::replaced( $this->options, $this->build ) ) );
		return array_merge( Off::among( array_keys( $this->build->head_styles() ), $disabled ), ...array_values( $kept ) );
	}
}
