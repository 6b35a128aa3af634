<?php
/**
 * Markup that islands find by `data-island`, for themes and editors.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * One method per host. Each works without JavaScript: its link leads to a page that shows what the island's view would
 * show.
 *
 * Hosts that load other people's scripts (`service`, `social-proof`) are not here: whoever may write a shortcode need
 * not be allowed to do that. Themes print those themselves, see docs/wordpress.md.
 */
final class Hosts {

	/** The values that an editor can give, with their defaults. */
	const DEFAULTS = array(
		'name'     => '',
		'label'    => '',
		'title'    => '',
		'text'     => '',
		'link'     => '',
		'network'  => '',
		'product'  => '0',
		'number'   => '',
		'type'     => 'post',
		'category' => '',
		'count'    => '6',
	);

	/** Where a page can be shared: %1$s is its address, %2$s its title. */
	const NETWORKS = array(
		'facebook' => 'https://www.facebook.com/sharer/sharer.php?u=%1$s',
		'x'        => 'https://twitter.com/intent/tweet?url=%1$s&text=%2$s',
		'whatsapp' => 'https://wa.me/?text=%2$s%%20%1$s',
		'telegram' => 'https://t.me/share/url?url=%1$s&text=%2$s',
		'email'    => 'mailto:?subject=%2$s&body=%1$s',
	);

	/**
	 * The hosts, by name, with what editors call them.
	 *
	 * @return array<string, string>
	 */
	public static function names() {
		return array(
			'cart-drawer'      => __( 'Cart drawer', 'shop-islands' ),
			'quick-view'       => __( 'Quick view of a product', 'shop-islands' ),
			'posts-grid'       => __( 'Grid of posts or products', 'shop-islands' ),
			'share'            => __( 'Share link', 'shop-islands' ),
			'copy-link'        => __( 'Copy this page’s link', 'shop-islands' ),
			'chat'             => __( 'Chat link', 'shop-islands' ),
			'consent'          => __( 'Cookie banner', 'shop-islands' ),
			'consent-settings' => __( 'Link to the cookie settings', 'shop-islands' ),
			'filter-chips'     => __( 'Chips of the active filters', 'shop-islands' ),
		);
	}

	/**
	 * A host's markup; "" for an unknown name, or if something that the host needs is missing.
	 *
	 * @param mixed[] $given What an editor said; see DEFAULTS.
	 * @return string
	 */
	public function render( array $given ) {
		$said   = array_map( 'strval', array_intersect_key( array_filter( $given, 'is_scalar' ), self::DEFAULTS ) ) + self::DEFAULTS;
		$method = array( $this, str_replace( '-', '_', $said['name'] ) );
		$html   = isset( self::names()[ $said['name'] ] ) && is_callable( $method ) ? call_user_func( $method, $said ) : '';
		return is_string( $html ) ? $html : '';
	}

	/**
	 * Opens the cart as a drawer.
	 *
	 * @param array<string, string> $said What an editor said.
	 */
	private function cart_drawer( array $said ): string {
		if ( ! function_exists( 'wc_get_cart_url' ) ) {
			return '';
		}
		$title = $said['title'] ? array( 'data-drawer-title' => $said['title'] ) : array();
		return $this->link(
			$said['label'] ? $said['label'] : __( 'Cart', 'shop-islands' ),
			wc_get_cart_url(),
			array(
				'data-island' => 'mini-cart',
				'data-drawer' => '',
			) + $title
		);
	}

	/**
	 * Shows a product in a dialog.
	 *
	 * @param array<string, string> $said What an editor said.
	 */
	private function quick_view( array $said ): string {
		$product = function_exists( 'wc_get_product' ) ? wc_get_product( absint( $said['product'] ) ) : null;
		if ( ! $product || ! $product->is_visible() ) {
			return '';
		}
		return $this->link( $said['label'] ? $said['label'] : $product->get_name(), $product->get_permalink(), array( 'data-island' => 'quick-view' ) );
	}

	/**
	 * Posts or products, with more of them on demand.
	 *
	 * @param array<string, string> $said What an editor said.
	 */
	private function posts_grid( array $said ): string {
		return ( new Posts_Grid( $said ) )->render();
	}

	/**
	 * Shares this page, or a link that is ready.
	 *
	 * @param array<string, string> $said What an editor said.
	 */
	private function share( array $said ): string {
		$network    = isset( self::NETWORKS[ $said['network'] ] ) ? self::NETWORKS[ $said['network'] ] : '';
		$link       = $network ? sprintf( $network, rawurlencode( self::here() ), rawurlencode( html_entity_decode( self::is_listing() ? wp_get_document_title() : get_the_title(), ENT_QUOTES, 'UTF-8' ) ) ) : $said['link'];
		$attributes = array(
			'data-island' => 'share',
			'target'      => '_blank',
			'rel'         => 'noopener',
		);
		return $link ? $this->link( $said['label'] ? $said['label'] : __( 'Share', 'shop-islands' ), $link, $attributes ) : '';
	}

	/**
	 * Copies this page's address, or another.
	 *
	 * @param array<string, string> $said What an editor said.
	 */
	private function copy_link( array $said ): string {
		$link = $said['link'] ? $said['link'] : self::here();
		return $this->link( $said['label'] ? $said['label'] : __( 'Copy link', 'shop-islands' ), $link, array( 'data-island' => 'copy-link' ) );
	}

	/**
	 * Whether this is a page of many posts, outside of their loop: the current post of WordPress is then only the first
	 * one.
	 */
	private static function is_listing(): bool {
		return ! is_singular() && did_action( 'loop_start' ) <= did_action( 'loop_end' );
	}

	/**
	 * This page's address; on a card, the address of its product. The address of a listing contains nothing about the
	 * single visit, because page caches keep the page.
	 *
	 * @return string
	 */
	private static function here() {
		if ( ! self::is_listing() ) {
			return (string) get_permalink();
		}
		/**
		 * The request.
		 *
		 * @var \WP $wp
		 */
		global $wp;
		$query = $wp->query_string ? '/?' . $wp->query_string : '/';
		return home_url( $wp->request ? user_trailingslashit( '/' . $wp->request ) : $query );
	}

	/**
	 * Begins a chat, with the settings of the shop's chat plugin where it has one.
	 *
	 * @param array<string, string> $said What an editor said.
	 */
	private function chat( array $said ): string {
		$number     = preg_replace( '/\D/', '', $said['number'] );
		$attributes = array_filter(
			array(
				'class'           => 'ctc_chat',
				'data-number'     => $number,
				'data-pre_filled' => $said['text'],
			)
		);
		$link       = $number ? 'https://wa.me/' . $number . ( $said['text'] ? '?text=' . rawurlencode( $said['text'] ) : '' ) : '#ctc_chat';
		return $this->link( $said['label'] ? $said['label'] : __( 'Chat with us', 'shop-islands' ), $link, $attributes );
	}

	/**
	 * The cookie banner's settings; it is shown on every page that has them.
	 *
	 * @param array<string, string> $said What an editor said.
	 */
	private function consent( array $said ): string {
		$settings = array_filter(
			array(
				'title'  => $said['title'],
				'text'   => $said['text'],
				'policy' => array_filter( array( 'href' => get_privacy_policy_url() ) ),
			)
		);
		ob_start();
		Config::print_json( $settings, array( 'data-island' => 'consent' ) );
		return (string) ob_get_clean();
	}

	/**
	 * Opens the cookie settings again.
	 *
	 * @param array<string, string> $said What an editor said.
	 */
	private function consent_settings( array $said ): string {
		$link = get_privacy_policy_url();
		return $this->link( $said['label'] ? $said['label'] : __( 'Cookie settings', 'shop-islands' ), $link ? $link : '#', array( 'data-consent-open' => '' ) );
	}

	/**
	 * A place for the chips of the shop's filters.
	 */
	private function filter_chips(): string {
		return '<div data-island="filter-chips"></div>';
	}

	/**
	 * A link.
	 *
	 * @param string                $label      What it says.
	 * @param string                $href       The address that it leads to.
	 * @param array<string, string> $attributes Further attributes; "" is an attribute without a value.
	 * @return string
	 */
	private function link( $label, $href, array $attributes ) {
		$html = '<a href="' . esc_url( $href ) . '"';
		foreach ( $attributes as $name => $value ) {
			$html .= ' ' . $name . ( '' === $value ? '' : '="' . esc_attr( $value ) . '"' );
		}
		return $html . '>' . esc_html( $label ) . '</a>';
	}
}
