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
 * script that keeps the wish in the browser, and goes on to the same page with `?islands=off`. Links, forms and redirects of
 * such a page take the wish along.
 */
final class Visit extends Part {

	/**
	 * Links of the shop have the wish in their address, forms among their fields: `formdata` is heard of forms that a script
	 * sends, too. It does not touch what leads to other hosts, where a field more may break a signature, and what leads nowhere.
	 *
	 * It stays where the address asks for something, which may be an action: `?add-to-cart=7` would be done twice. It stays too
	 * where the server has sent the visitor back, and where the server makes a page once. There the islands stay away, by a
	 * config script of its own behind the page's.
	 * It asks the browser's own address, because a cache that leaves the query out gives a page to others, too.
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
	 * Whether the server makes this page once: what a form has been answered, and WooCommerce's messages.
	 *
	 * @var bool
	 */
	private $is_made_once = false;

	/**
	 * In the head, behind the page's settings. A block theme's page has printed its messages by then.
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
	 * Prints the script, where islands run or would run without the wish.
	 */
	public function print(): void {
		if ( Page::is_active() || ( Page::is_asked_off() && Page::is_for_shoppers() && ! $this->options->get( 'measure' ) ) ) {
			$attributes = array(
				'id'        => 'shop-islands-visit',
				'data-stay' => $this->is_made_once,
			);
			wp_print_inline_script_tag( (string) preg_replace( '/\n\t*/', '', self::SCRIPT ), $attributes + Tag::MARKS );
		}
	}

	/**
	 * Takes the wish along where the shop leads on, within the shop. Others may filter the address to something else.
	 *
	 * @param mixed $to The address.
	 * @return mixed
	 */
	public function lead( $to ) {
		if ( ! is_string( $to ) || ! Page::is_asked_off() || preg_match( '/[?&]islands=/', $to ) ) {
			return $to;
		}
		$host = wp_parse_url( $to, PHP_URL_HOST );
		return ! $host || wp_parse_url( home_url(), PHP_URL_HOST ) === $host ? add_query_arg( 'islands', 'off', $to ) : $to;
	}
}
