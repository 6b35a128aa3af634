<?php
/**
 * Tests the kind of page that the plugin sees, and the chunks that such a page asks for.
 */

use Shop_Islands\Page;

final class PageTest extends SiteTest {
	/** A visitor's page on which these conditional tags are true. */
	private function open( string ...$tags ): void {
		Site::$now->is = $tags;
	}

	/** A product's page. */
	private function open_product( WC_Product_Variable $product ): void {
		$this->open( 'is_product', 'is_woocommerce' );
		Site::$now->product = $product;
	}

	public function test_a_product_with_variations_is_a_kind_of_its_own(): void {
		$this->open_product( new WC_Product_Variable( array() ) );
		$this->assertSame( 'product', Page::kind() );
		$this->open_product( new WC_Product_Variable( array( 'pa_colour' => array( 'red' ) ) ) );
		$this->assertSame( 'variable-product', Page::kind() );
		Site::$now->product = null;
		$this->assertSame( 'product', Page::kind(), 'A product that is gone.' );
	}

	public function test_a_product_is_read_once_however_often_its_page_asks_for_its_kind(): void {
		$this->open_product( new WC_Product_Variable( array( 'pa_colour' => array( 'red' ) ) ) );
		$this->assertSame( array( 'variable-product', 'variable-product' ), array( Page::kind(), Page::kind() ) );
		$this->assertCount( 1, $this->calls( 'wc_get_product' ) );
	}

	public function test_each_page_of_the_shop_has_its_kind(): void {
		foreach ( array( array( 'cart', 'is_cart' ), array( 'checkout', 'is_checkout' ), array( 'other', 'is_checkout', 'is_order_received_page' ), array( 'listing', 'is_woocommerce' ), array( 'other' ) ) as $row ) {
			$kind = array_shift( $row );
			$this->open( ...$row );
			$this->assertSame( $kind, Page::kind(), implode( ', ', $row ) );
		}
		Site::$now->enqueued = array( 'elementor-frontend' );
		$this->assertSame( 'content', Page::kind(), 'A page that Elementor has built.' );
	}

	public function test_an_account_has_a_kind_for_each_of_its_forms(): void {
		$this->open( 'is_account_page' );
		$this->assertSame( 'password', Page::kind(), 'Its login.' );
		Site::$now->is_logged_in = true;
		$this->assertSame( 'other', Page::kind(), 'Its first page.' );
		Site::$now->endpoint = 'edit-account';
		$this->assertSame( 'password', Page::kind(), 'The form that changes the password.' );
		Site::$now->endpoint = 'edit-address';
		$this->assertSame( 'address', Page::kind(), 'The form of an address.' );
	}

	public function test_a_variation_is_chosen_from_the_start_if_every_attribute_has_a_default(): void {
		$attributes = array(
			'pa_colour' => array( 'red' ),
			'pa_size'   => array( 's' ),
		);
		$this->open_product( new WC_Product_Variable( $attributes, array( 'pa_colour' => 'red' ) ) );
		$this->assertFalse( Page::has_chosen_variation(), 'One default of two.' );
		$this->open_product(
			new WC_Product_Variable(
				$attributes,
				array(
					'pa_colour' => 'red',
					'pa_size'   => '',
				)
			)
		);
		$this->assertFalse( Page::has_chosen_variation(), 'An empty default is none.' );
		$both = new WC_Product_Variable(
			$attributes,
			array(
				'pa_colour' => 'red',
				'pa_size'   => 's',
			)
		);
		$this->open_product( $both );
		$this->assertTrue( Page::has_chosen_variation() );
		$this->open( 'is_woocommerce' );
		$this->assertFalse( Page::has_chosen_variation(), 'A listing, whose number may be that of a product.' );
		$this->open_product( new WC_Product_Variable( array() ) );
		$this->assertFalse( Page::has_chosen_variation(), 'A product without variations.' );
	}

	public function test_pictures_are_a_row_where_the_theme_shows_them_as_one(): void {
		$this->open_product( new WC_Product_Variable( array(), array(), array( 7, 8 ) ) );
		$this->assertFalse( Page::has_row_of_pictures(), 'The theme shows them one below the other.' );
		Site::$now->supports = array( 'wc-product-gallery-slider' );
		$this->assertTrue( Page::has_row_of_pictures() );
		$this->open_product( new WC_Product_Variable( array() ) );
		$this->assertFalse( Page::has_row_of_pictures(), 'One picture.' );
		Site::$now->product = null;
		$this->assertFalse( Page::has_row_of_pictures(), 'A product that is gone.' );
	}

	public function test_reviews_are_all_that_a_bare_product_tells(): void {
		$this->open_product( new WC_Product_Variable( array() ) );
		$this->assertFalse( Page::has_only_reviews(), 'Nobody may write one.' );
		Site::$now->is[] = 'comments_open';
		$this->assertTrue( Page::has_only_reviews() );
		foreach ( array( new WC_Product_Variable( array( 'pa_size' => array( 's' ) ) ), new WC_Product_Variable( array(), array(), array(), 'A game.' ), null ) as $product ) {
			Site::$now->product = $product;
			$this->assertFalse( Page::has_only_reviews() );
		}
	}

	public function test_a_page_without_its_island_asks_for_the_chunks_of_a_plainer_kind(): void {
		$this->open( 'is_cart' );
		$this->assertSame( 'cart', Page::kind_of_chunks( array() ) );
		$this->assertSame( 'listing', Page::kind_of_chunks( array( 'cart' ) ) );
		$this->assertSame( 'cart', Page::kind_of_chunks( array( 'checkout' ) ) );
		$this->open_product( new WC_Product_Variable( array( 'pa_colour' => array( 'red' ) ) ) );
		$this->assertSame( 'product', Page::kind_of_chunks( array( 'variations' ) ) );
		$this->open( 'is_woocommerce' );
		$this->assertSame( 'listing', Page::kind_of_chunks( array( 'cart', 'variations' ) ) );
	}

	public function test_a_block_does_the_work_of_the_cart_and_the_checkout(): void {
		foreach ( array( 'is_cart', 'is_checkout' ) as $tag ) {
			$this->open( $tag, 'has_block' );
			$this->assertSame( 'block', Page::kind_of_chunks( array() ), $tag );
		}
		$this->open( 'is_woocommerce', 'has_block' );
		$this->assertSame( 'listing', Page::kind_of_chunks( array() ), 'No block does a listing’s work.' );
	}

	public function test_every_page_asks_for_the_code_that_its_site_needs(): void {
		$this->open( 'is_woocommerce' );
		$this->assertSame( array(), Page::site_chunks() );
		Site::$now->enqueued = array( 'wc-order-attribution' );
		$this->assertSame( array( 'alone' ), Page::site_chunks() );
		Site::$now->enqueued = array( 'shopengine-public' );
		$this->assertSame( array( 'core', 'at-once' ), Page::site_chunks() );
	}

	public function test_a_login_that_registers_customers_sends_where_they_came_from(): void {
		$this->open( 'is_account_page' );
		Site::$now->enqueued = array( 'wc-order-attribution' );
		$this->assertSame( array( 'alone' ), Page::site_chunks(), 'Nobody can register there.' );
		Site::$now->options['woocommerce_enable_myaccount_registration'] = 'yes';
		$this->assertSame( array( 'alone', 'at-once', 'order-attribution-inputs' ), Page::site_chunks() );
		Site::$now->endpoint = 'lost-password';
		$this->assertSame( array( 'alone' ), Page::site_chunks(), 'The form for a lost password.' );
		Site::$now->endpoint     = '';
		Site::$now->is_logged_in = true;
		$this->assertSame( array( 'alone' ), Page::site_chunks(), 'A customer.' );
	}
}
