<?php
/**
 * The pages at which the check of the shop looks.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a page of each kind: home, a listing and a category, a product of each type, cart, checkout, account, and the
 * pages with the most blocks. The owner may add others.
 *
 * @phpstan-type Found array{kind: string, name: string, url: string, cart: int}
 */
final class Check_Pages {

	/** How many of the pages with the most blocks are looked at. */
	const RICHEST = 2;

	/** Among how many pages these are searched, the newest first. */
	const SEARCHED = 100;

	/**
	 * The pages. `cart` is the product that lies in the cart there; 0 for an empty cart.
	 *
	 * @param string[] $own Paths that the owner has added.
	 * @return array[]
	 * @phpstan-return Found[]
	 */
	public static function all( array $own ) {
		$found = array( self::page( 'home', __( 'Home', 'shop-islands' ), home_url( '/' ) ) );
		if ( function_exists( 'wc_get_products' ) ) {
			$found = array_merge( $found, self::listings(), self::products(), self::flow() );
		}
		$found = array_merge( $found, self::richest() );
		foreach ( $own as $path ) {
			$found[] = self::page( 'own', $path, home_url( $path ) );
		}
		$seen = array();
		foreach ( $found as $page ) {
			$key = $page['url'] . '#' . $page['cart'];
			if ( '' !== $page['url'] && ! isset( $seen[ $key ] ) ) {
				$seen[ $key ] = $page;
			}
		}
		return array_values( $seen );
	}

	/**
	 * A page in the shape that the check's script reads.
	 *
	 * @param string $kind Which kind of page it is.
	 * @param string $name What it is called for the owner.
	 * @param mixed  $url  Its address; anything else leaves the page out.
	 * @param int    $cart The product in the cart; 0 for none.
	 * @return array
	 * @phpstan-return Found
	 */
	private static function page( $kind, $name, $url, $cart = 0 ) {
		return array(
			'kind' => $kind,
			'name' => $name,
			'url'  => is_string( $url ) ? $url : '',
			'cart' => $cart,
		);
	}

	/**
	 * The shop's page, and the category with the most products.
	 *
	 * @return array[]
	 * @phpstan-return Found[]
	 */
	private static function listings() {
		$found = array();
		if ( wc_get_page_id( 'shop' ) > 0 ) {
			$found[] = self::page( 'listing', __( 'Shop', 'shop-islands' ), wc_get_page_permalink( 'shop' ) );
		}
		$terms = get_terms(
			array(
				'taxonomy'   => 'product_cat',
				'orderby'    => 'count',
				'order'      => 'DESC',
				'number'     => 1,
				'hide_empty' => true,
			)
		);
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			/* translators: %s: the name of a category of products. */
			$found[] = self::page( 'listing', sprintf( __( 'Category “%s”', 'shop-islands' ), $term->name ), get_term_link( $term ) );
		}
		return $found;
	}

	/**
	 * A product of each type.
	 *
	 * @return array[]
	 * @phpstan-return Found[]
	 */
	private static function products() {
		$found = array();
		foreach ( array_filter( wc_get_product_types(), 'is_string' ) as $type => $name ) {
			$product = self::product_of( (string) $type );
			if ( $product ) {
				/* translators: 1: a type of product, 2: a product. */
				$found[] = self::page( 'product', sprintf( __( 'Product (%1$s): %2$s', 'shop-islands' ), $name, $product->get_name() ), $product->get_permalink() );
			}
		}
		return $found;
	}

	/**
	 * Cart, checkout and account. Cart and checkout are looked at with a product in the cart, and the cart also without.
	 *
	 * @return array[]
	 * @phpstan-return Found[]
	 */
	private static function flow() {
		$product = self::product_of( 'simple' );
		$cart    = $product ? $product->get_id() : 0;
		$found   = array();
		if ( $cart && wc_get_page_id( 'cart' ) > 0 ) {
			$found[] = self::page( 'cart', __( 'Cart with a product', 'shop-islands' ), wc_get_page_permalink( 'cart' ), $cart );
		}
		if ( wc_get_page_id( 'cart' ) > 0 ) {
			$found[] = self::page( 'cart', __( 'Empty cart', 'shop-islands' ), wc_get_page_permalink( 'cart' ) );
		}
		if ( $cart && wc_get_page_id( 'checkout' ) > 0 ) {
			$found[] = self::page( 'checkout', __( 'Checkout', 'shop-islands' ), wc_get_page_permalink( 'checkout' ), $cart );
		}
		if ( wc_get_page_id( 'myaccount' ) > 0 ) {
			$found[] = self::page( 'account', __( 'Account', 'shop-islands' ), wc_get_page_permalink( 'myaccount' ) );
		}
		return $found;
	}

	/**
	 * A published product of a type that shoppers can see; in stock if there is one.
	 *
	 * @param string $type Such as `variable`.
	 * @return \WC_Product|null
	 */
	private static function product_of( $type ) {
		foreach ( array( array( 'stock_status' => 'instock' ), array() ) as $more ) {
			$asked = array(
				'type'       => $type,
				'status'     => 'publish',
				'visibility' => 'catalog',
				'limit'      => 1,
				'orderby'    => 'ID',
				'order'      => 'ASC',
			);
			$found = wc_get_products( $more + $asked );
			$first = is_array( $found ) ? reset( $found ) : false;
			if ( $first instanceof \WC_Product ) {
				return $first;
			}
		}
		return null;
	}

	/**
	 * The pages with the most blocks, or widgets of Elementor.
	 *
	 * @return array[]
	 * @phpstan-return Found[]
	 */
	private static function richest() {
		$counts = array();
		$names  = array();
		$posts  = get_posts(
			array(
				'post_type'        => 'page',
				'post_status'      => 'publish',
				'numberposts'      => self::SEARCHED, // phpcs:ignore WordPress.WP.PostsPerPage -- once for each check.
				'has_password'     => false,
				'suppress_filters' => false,
			)
		);
		foreach ( $posts as $post ) {
			$built               = get_metadata( 'post', $post->ID, '_elementor_data', true );
			$counts[ $post->ID ] = substr_count( $post->post_content, '<!-- wp:' ) + substr_count( is_string( $built ) ? $built : '', '"widgetType"' );
			$names[ $post->ID ]  = get_the_title( $post );
		}
		arsort( $counts );
		$found = array();
		foreach ( array_slice( array_keys( array_filter( $counts ) ), 0, self::RICHEST ) as $id ) {
			$found[] = self::page( 'content', $names[ $id ], get_permalink( $id ) );
		}
		return $found;
	}
}
