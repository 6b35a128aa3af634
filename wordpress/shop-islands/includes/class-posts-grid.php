<?php
/**
 * A grid of posts or products, page by page.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Shows only posts that everybody may see, so that it needs no nonce: a nonce in a cached page would have expired.
 */
final class Posts_Grid {

	const ACTION   = 'shop_islands_posts';
	const ARGUMENT = 'posts-page';
	const MOST     = 24;

	/**
	 * What is shown: type, category, count.
	 *
	 * @var array{type: string, category: string, count: int}
	 */
	private $said;

	/**
	 * Takes the choice of posts, which may come from an editor or from anybody's request.
	 *
	 * @param array<array-key, string> $said With `type`, `category` (a slug) and `count`.
	 */
	public function __construct( array $said ) {
		$this->said = array(
			'type'     => isset( $said['type'] ) && 'product' === $said['type'] && post_type_exists( 'product' ) ? 'product' : 'post',
			'category' => isset( $said['category'] ) ? sanitize_title( $said['category'] ) : '',
			'count'    => isset( $said['count'] ) ? max( 1, min( self::MOST, absint( $said['count'] ) ) ) : 6,
		);
	}

	/**
	 * The grid with the page that the address asks for, and the link to the next one.
	 *
	 * @return string
	 */
	public function render() {
		$page  = isset( $_GET[ self::ARGUMENT ] ) && is_numeric( $_GET[ self::ARGUMENT ] ) ? max( 1, (int) $_GET[ self::ARGUMENT ] ) : 1; // phpcs:ignore WordPress.Security.NonceVerification -- only reads.
		$query = $this->query( $page );
		$last  = (int) $query->max_num_pages;
		$data  = array(
			'island'   => 'posts-grid',
			'action'   => self::ACTION,
			'page'     => $page,
			'max-page' => max( 1, $last ),
		) + $this->said;
		$html  = '<div class="shop-islands-posts"';
		foreach ( $data as $name => $value ) {
			$html .= sprintf( ' data-%s="%s"', $name, esc_attr( (string) $value ) );
		}
		$html .= '><div class="shop-islands-posts__list" data-posts>' . $this->items( $query ) . '</div>';
		if ( $page < $last ) {
			$html .= sprintf( '<a class="button wp-element-button" data-more href="%s">%s</a>', esc_url( add_query_arg( self::ARGUMENT, $page + 1 ) ), esc_html__( 'Show more', 'shop-islands' ) );
		}
		return $html . '</div>';
	}

	/**
	 * One page's posts.
	 *
	 * @param int $page From 1.
	 * @return string "" behind the last one.
	 */
	public function page( $page ) {
		return $this->items( $this->query( $page ) );
	}

	/**
	 * Looks for published posts without a password.
	 *
	 * @param int $page From 1.
	 * @return \WP_Query
	 */
	private function query( $page ) {
		$is_product = 'product' === $this->said['type'];
		$taxonomies = array();
		if ( $this->said['category'] ) {
			$taxonomies[] = array(
				'taxonomy' => $is_product ? 'product_cat' : 'category',
				'field'    => 'slug',
				'terms'    => $this->said['category'],
			);
		}
		if ( $is_product ) {
			$hides_sold   = 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' );
			$taxonomies[] = array(
				'taxonomy' => 'product_visibility',
				'field'    => 'name',
				'terms'    => array_merge( array( 'exclude-from-catalog' ), $hides_sold ? array( 'outofstock' ) : array() ),
				'operator' => 'NOT IN',
			);
		}
		return new \WP_Query(
			array(
				'post_type'      => $this->said['type'],
				'post_status'    => 'publish',
				'has_password'   => false,
				'posts_per_page' => $this->said['count'],
				'paged'          => $page,
				'ignore_sticky_posts' => true,
				'tax_query'      => $taxonomies, // phpcs:ignore WordPress.DB.SlowDBQuery -- by indexed slugs.
			)
		);
	}

	/**
	 * The posts' markup: picture, title, and a product's price or a post's beginning.
	 *
	 * @param \WP_Query $query What was found.
	 * @return string
	 */
	private function items( \WP_Query $query ) {
		$html = '';
		foreach ( (array) $query->posts as $post ) {
			if ( ! $post instanceof \WP_Post ) {
				continue;
			}
			$product = 'product' === $post->post_type ? wc_get_product( $post ) : null;
			$text    = $product ? $product->get_price_html() : esc_html( get_the_excerpt( $post ) );
			$html   .= sprintf(
				'<article class="shop-islands-posts__item"><a href="%s">%s<h3>%s</h3></a><div>%s</div></article>',
				esc_url( (string) get_permalink( $post ) ),
				get_the_post_thumbnail( $post, 'medium', array( 'loading' => 'lazy' ) ),
				esc_html( get_the_title( $post ) ),
				wp_kses_post( $text )
			);
		}
		return $html;
	}
}
