<?php
/**
 * The language of the page.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Islands speak the language of `<html lang>`, which WordPress prints where a theme asks for it. A theme that does not ask
 * may print none: then the page is told the shop's language, which screen readers need too.
 */
final class Language extends Part {

	/**
	 * Whether WordPress has printed the language.
	 *
	 * @var bool
	 */
	private $is_printed = false;

	/**
	 * Looks while the theme begins its page, and acts in the head.
	 */
	public function listen(): void {
		add_filter( 'language_attributes', array( $this, 'look' ), PHP_INT_MAX );
		add_action( 'wp_head', array( $this, 'print' ), 1 );
	}

	/**
	 * Notes that the language is printed.
	 *
	 * @param string $attributes Of the page's root.
	 * @return string
	 */
	public function look( $attributes ) {
		$this->is_printed = $this->is_printed || false !== strpos( (string) $attributes, 'lang=' );
		return $attributes;
	}

	/**
	 * Tells the page the shop's language, unless the theme has written one.
	 */
	public function print(): void {
		if ( ! $this->is_printed && Page::is_active() ) {
			$language = wp_json_encode( get_bloginfo( 'language' ), JSON_HEX_TAG );
			wp_print_inline_script_tag( "document.documentElement.lang=document.documentElement.lang||$language", Tag::MARKS );
		}
	}

	/**
	 * Chunks with the islands' texts in the shop's language. A language that they are not translated into has the first only.
	 *
	 * @return string[]
	 */
	public static function chunks() {
		$language = strtolower( (string) strtok( get_bloginfo( 'language' ), '-' ) );
		return 'en' === $language ? array() : array( 'texts', "texts-$language" );
	}
}
