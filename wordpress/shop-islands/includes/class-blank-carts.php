<?php
/**
 * The page's empty cart widgets.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce prints its cart widget as an empty element, which its script fills by a call. A shopper without a cart
 * needs neither: what the call would answer is known while the page is printed. A shopper with a cart, who gets the same
 * page from a cache, sees that cart as soon as the page's script runs.
 */
final class Blank_Carts {

	/** The place in such an element; it has neither text nor elements. */
	const PLACE = '~<div\s(?:[^<>]*\s)?class=(["\'])(?:[^"\'<>]*\s)?widget_shopping_cart_content(?:\s[^"\'<>]*)?\1[^<>]*>\K(?=</div)~i';

	/**
	 * A page whose empty cart widgets show what the shop says of a cart without products.
	 *
	 * @param string $html The page's.
	 * @return string The same page if it has no such widget, or if this visitor's cart is not empty.
	 */
	public static function fill( $html ) {
		$places = preg_match( self::PLACE, $html ) ? ( new Page_Code( $html ) )->places( self::PLACE ) : array();
		$text   = $places ? self::text() : '';
		foreach ( array_reverse( $places ) as $place ) {
			$html = substr_replace( $html, $text, $place, 0 );
		}
		return $html;
	}

	/**
	 * What the shop shows of a cart without products, as its theme has it; nothing if this visitor has a cart, or if the
	 * theme's template fails.
	 */
	private static function text(): string {
		$cart = function_exists( 'WC' ) ? WC()->cart : null;
		if ( ! $cart instanceof \WC_Cart || ! $cart->is_empty() ) {
			return '';
		}
		$level = ob_get_level();
		ob_start();
		try {
			woocommerce_mini_cart();
			return trim( (string) ob_get_contents() );
		} catch ( \Throwable $error ) {
			return '';
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}
}
