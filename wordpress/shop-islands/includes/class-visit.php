<?php
/**
 * A visitor who has asked for pages without islands.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * `?islands=off` prints a page as it was, and holds for the rest of the visit, until `?islands=on`. Pages are everybody's, and a
 * cache may keep them: the server cannot print one for this visitor, and no cookie tells it of the wish. So each page has a
 * script that keeps the wish in the browser, and goes on to the same page with `?islands=off`.
 */
final class Visit extends Part {

	/**
	 * It stays where the address asks for something, which may be an action: `?add-to-cart=7` would be done twice. It stays too
	 * where the server has sent the visitor back, and where the page has WooCommerce's messages, which it prints once. There the
	 * islands stay away, by a config script of its own behind the page's.
	 * It asks the browser's own address, because a cache that leaves the query out gives a page to others, too.
	 */
	const SCRIPT = <<<'JS'
	(function (key, page, query, asked) {
		try {
			asked = /[?&]islands=(on|off)(&|$)/.exec(query);
			if (asked) asked[1] === 'on' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, '1');
			var left = sessionStorage.getItem(key);
			if (!left || asked) return;
			document.currentScript.insertAdjacentHTML('afterend', '<script type="application/json" data-islands-config>{"disable":["*"]}<\/script>');
			if (query || left === page || 'stay' in document.currentScript.dataset) return;
			sessionStorage.setItem(key, page);
			location.replace(page.replace(/#|$/, '?islands=off$&'));
		} catch (e) {}
	})('shop-islands:off', location.href, location.search);
	JS;

	/**
	 * In the head, behind the page's settings.
	 */
	public function listen(): void {
		add_action( 'wp_head', array( $this, 'print' ), 1 );
	}

	/**
	 * Prints the script, where islands run or would run without the wish.
	 */
	public function print(): void {
		if ( Page::is_active() || ( Page::is_asked_off() && Page::is_for_shoppers() && ! $this->options->get( 'measure' ) ) ) {
			$attributes = array(
				'id'        => 'shop-islands-visit',
				'data-stay' => self::has_messages(),
			);
			wp_print_inline_script_tag( (string) preg_replace( '/\n\t*/', '', self::SCRIPT ), $attributes );
		}
	}

	/**
	 * Whether WooCommerce has messages for this page: that something was added, or was not.
	 */
	private static function has_messages(): bool {
		return function_exists( 'wc_notice_count' ) && did_action( 'woocommerce_init' ) && wc_notice_count() > 0;
	}
}
