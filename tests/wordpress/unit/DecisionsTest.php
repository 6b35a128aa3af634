<?php
/**
 * Tests the plugin's decisions: on which pages it runs, what it prints there, and what it leaves alone.
 */

namespace Automattic\WooCommerce\Utilities {
	/** WooCommerce's list of features with which plugins declare to be compatible. */
	final class FeaturesUtil {
		public static array $declared = array();
		public static function declare_compatibility( ...$words ): void {
			self::$declared[] = $words;
		}
	}
}

namespace {

	use Automattic\WooCommerce\Utilities\FeaturesUtil;
	use Shop_Islands\Beacon;
	use Shop_Islands\Config;
	use Shop_Islands\Hosts;
	use Shop_Islands\Off;
	use Shop_Islands\Page;
	use Shop_Islands\Plugin;
	use Shop_Islands\Visit;

	final class DecisionsTest extends SiteTest {
		public function pages(): array {
			return array(
				'a shop page'           => array( true, true, array(), array(), array() ),
				'with islands=off'      => array( false, true, array(), array( 'islands' => 'off' ), array() ),
				'with islands=on'       => array( true, true, array(), array( 'islands' => 'on' ), array() ),
				'where only is measured' => array( false, true, array(), array(), array( 'measure' => true ) ),
				'where all is off'      => array( false, false, array(), array(), array( 'audience' => 'nobody' ) ),
				'where a guest looks, and managers alone get islands' => array( false, false, array(), array(), array( 'audience' => 'managers' ) ),
				'where everybody gets them' => array( true, true, array(), array(), array( 'audience' => 'everybody' ) ),
				'where an unknown word is stored' => array( true, true, array(), array(), array( 'audience' => 'others' ) ),
				'where an older version had switched all off' => array( false, false, array(), array(), array( 'all_off' => true ) ),
				'of a kind that is off' => array( false, false, array( 'is_woocommerce', 'is_product' ), array(), array( 'off_kinds' => array( 'product' ) ) ),
				'of another kind'       => array( true, true, array( 'is_cart' ), array(), array( 'off_kinds' => array( 'product' ) ) ),
				'of no kind'            => array( false, false, array(), array(), array( 'off_kinds' => array( 'other' ) ) ),
				'of a path that is off' => array( false, false, array(), array(), array( 'off_paths' => array( '/land*/' ) ) ),
				'of another path'       => array( true, true, array(), array(), array( 'off_paths' => array( '/landing/more/' ) ) ),
				'wp-admin'              => array( false, false, array( 'is_admin' ), array(), array() ),
				'a feed'                => array( false, false, array( 'is_feed' ), array(), array() ),
				'an embed'              => array( false, false, array( 'is_embed' ), array(), array() ),
				'the Customizer'        => array( false, false, array( 'is_customize_preview' ), array(), array() ),
				'Elementor’s editor'    => array( false, false, array(), array( 'elementor-preview' => '7' ), array() ),
				'Divi’s editor'         => array( false, false, array(), array( 'et_fb' => '1' ), array() ),
				'Beaver’s editor'       => array( false, false, array(), array( 'fl_builder' => '' ), array() ),
				'Bricks’ editor'        => array( false, false, array(), array( 'bricks' => 'run' ), array() ),
				'a filter for bricks'   => array( true, true, array(), array( 'bricks' => array( 'run' ) ), array() ),
				'Brizy’s frame'         => array( false, false, array(), array( 'brizy-edit-iframe' => '' ), array() ),
				'Flatsome’s frame'      => array( false, false, array(), array( 'uxb_iframe' => '' ), array() ),
				'Avada’s editor'        => array( false, false, array(), array( 'fb-edit' => '1' ), array() ),
				'Breakdance’s frame'    => array( false, false, array(), array( 'breakdance_iframe' => 'true' ), array() ),
				'SiteOrigin’s editor'   => array( false, false, array(), array( 'siteorigin_panels_live_editor' => 'true' ), array() ),
				'Thrive’s editor'       => array( false, false, array(), array( 'tve' => 'true' ), array() ),
			);
		}

		/** @dataProvider pages */
		public function test_islands_and_beacon_are_on( bool $islands, bool $beacon, array $is, array $asked, array $settings ): void {
			Site::$now->is          = $is;
			$_GET                   = $asked;
			$_REQUEST               = $asked;
			$_SERVER['REQUEST_URI'] = '/landing?page=2';
			$options                = $this->options( $settings + array( 'beacon' => '/beacon' ) );
			$this->assertSame( $islands, Page::is_active() );
			( new Beacon( $options, $this->build() ) )->enqueue();
			$this->assertCount( $beacon ? 1 : 0, $this->calls( 'wp_enqueue_script' ) );
			Site::$now->filters['shop_islands_is_active'] = fn( $is_active ) => ! $is_active;
			$this->assertSame( ! $islands, Page::is_active() );
		}

		/** The script of a visitor's wish, which every visitor's page has. */
		public function test_a_wish_is_kept_and_looked_for_where_it_changes_something(): void {
			$line = function ( array $asked, array $settings ) {
				$_REQUEST         = $asked;
				Site::$now->calls = array();
				( new Visit( $this->options( $settings ), $this->build() ) )->print();
				return count( $this->calls( 'wp_print_inline_script_tag' ) );
			};
			$this->assertSame( 1, $line( array(), array() ) );
			$this->assertSame( 1, $line( array( 'islands' => 'off' ), array() ) );
			$this->assertSame( 1, $line( array( 'islands' => 'on' ), array() ) );
			$this->assertSame( 0, $line( array(), array( 'measure' => true ) ) );
			$this->assertSame( 0, $line( array(), array( 'audience' => 'nobody' ) ) );
			$this->assertSame( 0, $line( array( 'islands' => 'off' ), array( 'measure' => true ) ) );
			$this->assertSame( 0, $line( array( 'islands' => 'off' ), array( 'audience' => 'nobody' ) ) );
		}

		/** The script tag of a visitor's wish, after all actions of the request and after the page's content. */
		private function visit_tag( string $method, int $messages, int $messages_left = 0 ): array {
			Site::$now->calls          = array();
			$_SERVER['REQUEST_METHOD'] = $method;
			$visit                     = new Visit( $this->options(), $this->build() );
			$visit->listen();
			Site::$now->messages = $messages;
			foreach ( Site::$now->actions['template_redirect'] as $run ) {
				$run();
			}
			Site::$now->messages = $messages_left;
			$visit->print();
			return $this->calls( 'wp_print_inline_script_tag' )[0][2];
		}

		public function test_a_page_that_the_server_makes_once_stays_where_it_is(): void {
			$this->assertFalse( $this->visit_tag( 'GET', 0 )['data-stay'] );
			$this->assertTrue( $this->visit_tag( 'GET', 1, 1 )['data-stay'] );
			// A block theme makes its content before the head is printed, so the messages have been used up by then.
			$this->assertTrue( $this->visit_tag( 'GET', 1, 0 )['data-stay'] );
			$this->assertTrue( $this->visit_tag( 'POST', 0 )['data-stay'], 'What a form has been answered cannot be asked for again.' );
		}

		/** No page cache keeps the answer to a form, so a form may send the wish to the server. */
		public function test_a_form_takes_the_wish_along(): void {
			$this->options();
			$_REQUEST = array( 'islands' => 'off' );
			$this->assertFalse( Page::is_active() );
			$_REQUEST = array( 'islands' => 'on' );
			$this->assertTrue( Page::is_active() );
			$_REQUEST = array( 'islands' => array( 'off' ) );
			$this->assertTrue( Page::is_active() );
		}

		public function redirects(): array {
			return array(
				array( 'https://shop.example/cart/', 'https://shop.example/cart/?islands=off' ),
				array( '/cart/?removed_item=1#top', '/cart/?removed_item=1&islands=off#top' ),
				array( 'https://pay.example/', 'https://pay.example/' ),
				array( '//pay.example/', '//pay.example/' ),
				array( 'https://shop.example/?islands=on', 'https://shop.example/?islands=on' ),
			);
		}

		/** @dataProvider redirects */
		public function test_where_the_shop_leads_on_the_wish_goes_along( string $to, string $with_wish ): void {
			( new Visit( $this->options(), $this->build() ) )->listen();
			$this->assertSame( $to, apply_filters( 'wp_redirect', $to ) );
			$_REQUEST = array( 'islands' => 'off' );
			$this->assertSame( $with_wish, apply_filters( 'wp_redirect', $to ) );
		}

		public function paths(): array {
			return array(
				array( true, '/shop/', '/shop/' ),
				array( true, '/shop', '/shop/' ),
				array( true, '/shop/?page=2#top', '/shop/' ),
				array( false, '/shop/page/2/', '/shop/' ),
				array( true, '/shop/page/2/', '/shop/*' ),
				array( true, '/shop/', '/shop/*' ),
				array( false, '/shopping/', '/shop/*' ),
				array( true, '/', '/*' ),
				array( true, '/size%20guide/', '/size guide/' ),
				array( true, '/size%20guide/', '/size%20guide/' ),
				array( true, '/a/sale/b/', '*/sale/*' ),
				array( true, '/b%C3%BCcher/', '/bücher/' ),
				array( true, '/', '/' ),
				array( false, '/shop/', '/' ),
				array( false, '/shopping/', '/sho.+/' ),
				array( false, "/shop/\n", '/shop/' ),
			);
		}

		/** @dataProvider paths */
		public function test_an_address_is_among_paths( bool $is, string $address, string $path ): void {
			$this->assertSame( $is, Off::is_among( $address, array( '/never/', $path ) ) );
			$this->assertFalse( Off::is_among( $address, array() ) );
		}

		public function test_the_beacon_is_off_by_default_and_reports_to_one_place(): void {
			$to = function ( array $settings ) {
				$beacon = new Beacon( $this->options( $settings ), $this->build() );
				$beacon->enqueue();
				return array( count( $this->calls( 'wp_enqueue_script' ) ), $beacon->tell( array( 'id' => 'shop-islands-beacon-js' ) )['data-to'] );
			};
			$this->assertSame( array( 0, '' ), $to( array() ) );
			$this->assertSame( array( 1, '/beacon' ), $to( array( 'beacon' => '/beacon' ) ) );
			$this->assertSame( array( 2, 'shop-islands/v1/beacon' ), $to( array( 'receive' => true, 'beacon' => '/beacon' ) ) );
			$this->assertSame( array( 'id' => 'other-js' ), ( new Beacon( $this->options(), $this->build() ) )->tell( array( 'id' => 'other-js' ) ) );
		}

		public function test_the_beacon_waits_for_consent_where_the_owner_wants_it(): void {
			$tag = fn( array $settings ) => ( new Beacon( $this->options( $settings + array( 'beacon' => '/beacon' ) ), $this->build() ) )->tell( array( 'id' => 'shop-islands-beacon-js', 'type' => 'module' ) );
			$this->assertSame( array( 'module', false ), array( $tag( array() )['type'], isset( $tag( array() )['data-consent'] ) ) );
			$waiting = $tag( array( 'consent' => true ) );
			$this->assertSame( array( 'text/plain', 'analytics', '/beacon' ), array( $waiting['type'], $waiting['data-consent'], $waiting['data-to'] ) );
		}

		public function kinds(): array {
			return array(
				array( 'product', array( 'is_product', 'is_woocommerce' ) ),
				array( 'cart', array( 'is_cart' ) ),
				array( 'checkout', array( 'is_checkout' ) ),
				array( 'other', array( 'is_checkout', 'is_order_received_page' ) ),
				array( 'listing', array( 'is_woocommerce' ) ),
				array( 'other', array() ),
			);
		}

		/** @dataProvider kinds */
		public function test_a_page_is_a( string $kind, array $is ): void {
			Site::$now->is = $is;
			$this->assertSame( $kind, Page::kind() );
		}

		public function test_a_guest_s_page_tells_nothing_of_the_guest(): void {
			$this->assertSame( array( 'base', 'timeZone' ), array_keys( Config::values( $this->options(), $this->build() ) ) );
			Site::$now->is_logged_in = true;
			$this->assertSame( array( 'base', 'timeZone', 'disable', 'restNonce', 'disabledBy' ), array_keys( Config::values( $this->options( array( 'disable' => array( 'chat' ) ) ), $this->build() ) ) );
			Site::$now->filters['shop_islands_config'] = fn() => array( 'disable' => array( 'a' => 'chat', 'b' => 7 ) );
			$this->assertSame( array( 'disable' => array( 'chat' ) ), Config::values( $this->options(), $this->build() ) );
		}

		public function test_a_host_has_a_name_that_editors_may_say(): void {
			$this->assertSame( '<div data-island="filter-chips"></div>', ( new Hosts() )->render( array( 'name' => 'filter-chips' ) ) );
			foreach ( array( 'render', 'names', 'link', 'here', '', 'filter_chips', 'Filter-Chips' ) as $other ) {
				$this->assertSame( '', ( new Hosts() )->render( array( 'name' => $other ) ), $other );
			}
			$this->assertSame( '', ( new Hosts() )->render( array( 'name' => array( 'filter-chips' ) ) ) );
		}

		public function test_woocommerce_is_told_what_the_plugin_gets_along_with(): void {
			Plugin::declare_compatibility();
			$this->assertSame( array( array( 'custom_order_tables', Shop_Islands\FILE, true ), array( 'cart_checkout_blocks', Shop_Islands\FILE, true ), array( 'product_instance_caching', Shop_Islands\FILE, true ) ), FeaturesUtil::$declared );
			// The declaration about tables of orders is true, because no code of the plugin reads or writes an order.
			foreach ( glob( dirname( Shop_Islands\FILE ) . '/includes/*.php' ) as $file ) {
				$this->assertDoesNotMatchRegularExpression( '/\bwc_get_orders?\(|shop_order|get_post_meta|WC_Order\b/', file_get_contents( $file ), $file );
			}
		}
	}
}
