<?php
/**
 * Tests which plugin's work each island does, and which of these plugins the shop has.
 */

use Shop_Islands\Handles;
use Shop_Islands\Island_Groups;
use Shop_Islands\Own_Files;

final class IslandGroupsTest extends SiteTest {
	private function island( string $plugin = '' ): array {
		return array( 'title' => 'Title', 'what' => 'What.', 'plugin' => $plugin );
	}

	/** The groups of a shop, as text. */
	private function groups( array $islands ): array {
		$groups = Island_Groups::of( $islands );
		return array_map( fn( $name, $group ) => ( $group['is_active'] ? '' : 'no ' ) . "$name: " . implode( ' ', $group['islands'] ), array_keys( $groups ), $groups );
	}

	public function test_what_the_shop_has_comes_first(): void {
		Site::$now->options['active_plugins']                   = array( 'woocommerce/woocommerce.php', 'click-to-chat-for-whatsapp/click-to-chat.php' );
		Site::$now->options['network:active_sitewide_plugins'] = array( 'elementskit-lite/elementskit-lite.php' => 1 );
		$islands = array(
			'archive'     => $this->island( 'ShopEngine' ),
			'cart'        => $this->island( 'WooCommerce' ),
			'chat'        => $this->island(),
			'header-menu' => $this->island(),
			'nav-menu'    => $this->island( 'WooCommerce' ),
			'service'     => $this->island(),
		);
		$this->assertSame( array( 'WooCommerce: cart', 'ElementsKit: nav-menu', 'Click to Chat: chat', ': service', 'no ShopEngine: archive', 'no Astra: header-menu' ), $this->groups( $islands ) );
	}

	public function test_an_island_of_two_plugins_is_with_the_one_that_the_shop_has(): void {
		$islands = array( 'scroll-to-top' => $this->island() );
		$this->assertSame( array( 'no ElementsKit: scroll-to-top' ), $this->groups( $islands ) );
		Site::$now->theme = 'astra';
		$this->assertSame( array( 'Astra: scroll-to-top' ), $this->groups( $islands ) );
		Site::$now->options['active_plugins'] = array( 'elementskit-lite/elementskit-lite.php', 7 );
		$this->assertSame( array( 'ElementsKit: scroll-to-top' ), $this->groups( $islands ) );
	}

	public function test_a_folder_is_compared_whole(): void {
		Site::$now->theme                     = 'astra-child';
		Site::$now->options['active_plugins'] = array( 'elementor-pro/elementor-pro.php', 'finale-woocommerce-sales-countdown-timer-discount/finale.php' );
		$this->assertSame( array( 'Elementor Pro: popup', 'Finale: campaign', 'no Elementor: mega-menu', 'no Astra: header-menu' ), $this->groups( array( 'campaign' => $this->island(), 'header-menu' => $this->island(), 'mega-menu' => $this->island( 'Elementor' ), 'popup' => $this->island( 'Elementor Pro' ) ) ) );
	}

	public function test_a_plugin_that_is_not_known_is_the_shop_s_own(): void {
		$this->assertSame( array( ': other' ), $this->groups( array( 'other' => $this->island( 'Nobody' ) ) ) );
	}

	public function test_every_script_has_a_group(): void {
		foreach ( array_keys( Handles::all() ) as $handle ) {
			$this->assertArrayHasKey( Island_Groups::of_script( $handle ), Island_Groups::FOLDERS, $handle );
		}
		$this->assertSame( array(), array_diff( array_keys( Own_Files::FOLDERS ), Island_Groups::FOLDERS ) );
		$this->assertSame( array( 'shopengine-wishlist' ), Island_Groups::scripts( 'wishlist' ) );
	}
}
