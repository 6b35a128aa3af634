<?php
/**
 * A visitor who has asked for pages without islands.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * `?islands=off` prints a page as it was, and holds for the rest of the visit, until `?islands=on`. All visitors get
 * the same page, and a cache may keep it: the server cannot print a page for this visitor, and no cookie tells it of
 * the wish. So each page has a script that keeps the wish in the browser, and goes on to the same page with
 * `?islands=off`. On such a page, links, forms and redirects pass the wish on.
 */
final class Visit extends Part {

	/**
	 * The script puts the wish into the addresses of the shop's links and into the fields of forms. It uses the event
	 * `formdata`, which forms that a script sends cause too. It does not touch links and forms that lead to other hosts,
	 * where a further field may break a signature, and links that lead nowhere.
	 *
	 * The script stays on the page if the address has a query, which may be an action: the server would do
	 * `?add-to-cart=7` twice. It also stays if the server has redirected the visitor back, and if the server makes the
	 * page only once. On such a page the script switches the islands off by a config script of its own, behind the page's.
	 * It reads the address in the browser, because a cache that ignores the query gives the page to other visitors too.
	 */
	const SCRIPT = <<<'JS'
	(function (key, page, query, asked) {
		try {
			asked = /[?&]islands=(on|off)(&|$)/.exec(query);
			if (asked) asked[1] === 'on' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, '1');
			var left = sessionStorage.getItem(key);
			if (!left) return;
			addEventListener('formdata', function (event) {
				var to = new URL(event.target.getAttribute('action') || page, document.baseURI);
				if (to.origin === location.origin) event.formData.set('islands', 'off');
			});
			addEventListener('click', function (event) {
				var link = !event.defaultPrevented && event.target.closest && event.target.closest('a[href]:not([href^="#"])');
				if (!link || link.origin !== location.origin || /[?&]islands=/.test(link.search)) return;
				if (link.hash && link.pathname === location.pathname && link.search === query) return;
				link.search += (link.search ? '&' : '?') + 'islands=off';
			});
			if (asked) return;
			document.currentScript.insertAdjacentHTML('afterend', '<script type="application/json" data-islands-config>{"disable":["*"]}<\/script>');
			if (query || left === page || 'stay' in document.currentScript.dataset) return;
			sessionStorage.setItem(key, page);
			location.replace(page.replace(/#|$/, '?islands=off$&'));
		} catch (e) {}
	})('shop-islands:off', location.href, location.search);
	JS;

	/**
	 * Whether the server makes this page only once: the answer to a form, or a page with WooCommerce's messages.
	 *
	 * @var bool
	 */
	private $is_made_once = false;

	/**
	 * Adds the hooks. The script is printed in the head, behind the page's settings; a block theme has printed its
	 * messages by then.
	 */
	public function listen(): void {
		add_action( 'template_redirect', array( $this, 'look' ), PHP_INT_MAX );
		add_action( 'wp_head', array( $this, 'print' ), 1 );
		add_filter( 'wp_redirect', array( $this, 'lead' ) );
	}

	/**
	 * Looks at how the page has been asked for, once all actions are done.
	 */
	public function look(): void {
		$is_form            = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$this->is_made_once = $is_form || ( function_exists( 'wc_notice_count' ) && did_action( 'woocommerce_init' ) && wc_notice_count() > 0 );
	}

	/**
	 * Prints the script, if islands run or would run without the wish.
	 */
	public function print(): void {
		// The check of the shop compares the pages themselves.
		if ( Check_Look::is_open() ) {
			return;
		}
		if ( Page::is_active() || ( Page::is_asked_off() && Page::is_for_shoppers() && ! $this->options->get( 'measure' ) ) ) {
			$attributes = array(
				'id'        => 'shop-islands-visit',
				'data-stay' => $this->is_made_once,
			);
			wp_print_inline_script_tag( (string) preg_replace( '/\n\t*/', '', self::SCRIPT ), $attributes + Tag::MARKS );
		}
	}

	/**
	 * Adds the wish to a redirect within the shop. Other filters may have changed the address to any value.
	 *
	 * @param mixed $to The address.
	 * @return mixed
	 */
	public function lead( $to ) {
		if ( ! is_string( $to ) || ! Page::is_asked_off() || ! Audience::has_visitor( $this->options ) || preg_match( '/[?&]islands=/', $to ) ) {
			return $to;
		}
		$host = wp_parse_url( $to, PHP_URL_HOST );
		return ! $host || wp_parse_url( home_url(), PHP_URL_HOST ) === $host ? add_query_arg( 'islands', 'off', $to ) : $to;
	}
}
