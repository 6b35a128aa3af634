<?php
/**
 * A visitor who has asked for pages without islands.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * `?islands=off` prints a page as it was. So that the rest of the visit is like it, the page keeps the wish in the browser,
 * where the loader of the next page reads it: a cookie would tell the server, whose pages are everybody's.
 */
final class Visit extends Part {

	/** Asks the browser's own address: a cache that leaves the query out gives this page to others, too. */
	const LINE = 'try{/[?&]islands=off(&|$)/.test(location.search)&&sessionStorage.setItem("shop-islands:off","1")}catch(e){}';

	/**
	 * In the head.
	 */
	public function listen(): void {
		add_action( 'wp_head', array( $this, 'print' ), 1 );
	}

	/**
	 * Prints the line that keeps it.
	 */
	public function print(): void {
		if ( Page::is_asked_off() && Page::is_for_shoppers() && ! $this->options->get( 'measure' ) ) {
			wp_print_inline_script_tag( self::LINE, array( 'id' => 'shop-islands-visit' ) );
		}
	}
}
