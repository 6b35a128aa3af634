<?php
/**
 * The language of the page.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Islands speak the language of `<html lang>`, which WordPress prints where a theme asks for it. If a theme prints no
 * `lang`, the plugin adds the shop's language to the page, because screen readers need it too. The page's settings also
 * have the shop's locale, because a language tag does not tell a formal translation from an informal one.
 */
final class Language extends Part {

	/**
	 * Whether WordPress has printed the language.
	 *
	 * @var bool
	 */
	private $is_printed = false;

	/**
	 * Adds the hooks: this class looks for the language while the theme begins its page, and prints it in the head.
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
	 * The page's setting that names its locale, such as `de_DE_formal`. WordPress may print `lang="de-DE"` for the formal
	 * and the informal German alike. A page in English has no such setting, because it needs no translation.
	 *
	 * @return array{locale?: string}
	 */
	public static function setting() {
		return 'en' === self::base( get_bloginfo( 'language' ) ) ? array() : array( 'locale' => determine_locale() );
	}

	/**
	 * Chunks with the islands' texts in the shop's language: the list of languages, the language, and the variant of it
	 * that the shop speaks, if there is one. For a language without a translation, only the first of these chunks exists.
	 *
	 * @param Build $build The built scripts.
	 * @return string[]
	 */
	public static function chunks( Build $build ) {
		$language = get_bloginfo( 'language' );
		if ( 'en' === self::base( $language ) ) {
			return array();
		}
		$locale = determine_locale();
		$names  = self::names( self::base( $locale ) === self::base( $language ) ? $locale : $language );
		$chunks = array( 'texts', 'texts-' . end( $names ) );
		foreach ( $names as $name ) {
			if ( '' !== $build->chunk_url( "texts-$name" ) ) {
				$chunks[] = "texts-$name";
				break;
			}
		}
		return array_values( array_unique( $chunks ) );
	}

	/**
	 * The names of the translations that fit a locale, the closest first, as src/texts/fileNames.ts finds them.
	 *
	 * @param string $locale A locale or a language tag.
	 * @return string[]
	 */
	private static function names( $locale ) {
		$parts = explode( '-', strtolower( str_replace( '_', '-', $locale ) ) );
		$base  = $parts[0];
		if ( 1 === count( $parts ) ) {
			return array( $base );
		}
		return array( implode( '-', $parts ), "$base-" . end( $parts ), "$base-$parts[1]", $base );
	}

	/**
	 * The language of a locale or a language tag, in lower case.
	 *
	 * @param string $locale Such as `de_DE_formal` or `de-DE`.
	 * @return string
	 */
	private static function base( $locale ) {
		return (string) strtok( strtolower( $locale ), '_-' );
	}
}
