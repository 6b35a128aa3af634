<?php
/**
 * Tests who gets the islands: the first setting of a shop, who has them then, and which settings stay as they are.
 */

use Shop_Islands\Audience;
use Shop_Islands\Build;
use Shop_Islands\Caches;
use Shop_Islands\Options;
use Shop_Islands\Page;
use Shop_Islands\Plugin;
use Shop_Islands\Product_Screen;
use Shop_Islands\Settings;
use Shop_Islands\Visit;

final class AudienceTest extends SiteTest {
	private function part( array $settings = array() ): Audience {
		return new Audience( $this->options( $settings ), $this->build() );
	}

	private function is_purged(): bool {
		return in_array( array( 'do_action', 'shop_islands_changed' ), Site::$now->calls, true );
	}

	public function beginnings(): array {
		return array(
			'a new shop'                                  => array( array(), 'managers' ),
			'a shop that ran before, and never saved'     => array( array( Build::KNOWN => 'abe0991f' ), 'everybody' ),
			'a shop that ran before without a build'      => array( array( Build::KNOWN => '' ), 'everybody' ),
			'a shop that saved before there was a choice' => array( array( Options::NAME => array( 'disable' => array( 'chat' ) ) ), 'everybody' ),
			'a shop that was off'                         => array( array( Options::NAME => array( 'all_off' => true ) ), 'nobody' ),
			'a shop that has chosen'                      => array( array( Options::NAME => array( 'audience' => 'managers' ), Build::KNOWN => 'x' ), 'managers' ),
		);
	}

	/** @dataProvider beginnings */
	public function test_a_shop_begins_and_goes_on( array $stored, string $audience ): void {
		Site::$now->options = $stored;
		$this->assertSame( $audience, ( new Options() )->get( 'audience' ), 'before anybody has been in wp-admin' );
		( new Settings( new Options(), $this->build() ) )->register();
		$this->assertSame( $audience, ( new Options() )->get( 'audience' ) );
		$this->assertTrue( Build::is_any_known() );
		( new Settings( new Options(), $this->build() ) )->register();
		$this->assertSame( $audience, ( new Options() )->get( 'audience' ), 'with the next page of wp-admin' );
		$this->assertSame( 'everybody' === $audience, $this->is_purged() || isset( $stored[ Build::KNOWN ] ) && '' === $stored[ Build::KNOWN ] );
	}

	public function activations(): array {
		return array(
			'in wp-admin'                        => array( 'fpm-fcgi', array(), 'managers' ),
			'on the command line'                => array( 'cli', array(), 'everybody' ),
			'on the command line, a shop that has chosen' => array( 'cli', array( Options::NAME => array( 'audience' => 'managers' ) ), 'managers' ),
		);
	}

	/** @dataProvider activations */
	public function test_a_shop_begins_as_it_is_activated( string $way, array $stored, string $audience ): void {
		Site::$now->options = $stored;
		Audience::begin( $way );
		$this->assertSame( $audience, ( new Options() )->get( 'audience' ) );
		$this->assertSame( 'everybody' === $audience, $this->is_purged() );
	}

	public function visitors(): array {
		$nobody    = array( 'guest' => false, 'customer' => false, 'manager' => false );
		$everybody = array( 'guest' => true, 'customer' => true, 'manager' => true );
		return array(
			array( 'nobody', $nobody ),
			array( 'managers', array( 'manager' => true ) + $nobody ),
			array( 'everybody', $everybody ),
		);
	}

	/** @dataProvider visitors */
	public function test_decides_who_has_islands( string $audience, array $visitors ): void {
		$may = array( 'guest' => array(), 'customer' => array( 'read' ), 'manager' => array( 'manage_woocommerce', 'edit_products' ) );
		foreach ( $visitors as $visitor => $has ) {
			$options        = $this->options( array( 'audience' => $audience ) );
			Site::$now->may = $may[ $visitor ];
			$this->assertSame( array( $has, $has ), array( Page::is_active(), Page::is_for_shoppers() ), "$audience, $visitor" );
			Site::$now->calls = array();
			( new Visit( $options, $this->build() ) )->print();
			$this->assertCount( $has ? 1 : 0, $this->calls( 'wp_print_inline_script_tag' ), "the script of a wish: $audience, $visitor" );
			$_REQUEST = array( 'islands' => 'off' );
			$this->assertSame( $has, '/cart/' !== ( new Visit( $options, $this->build() ) )->lead( '/cart/' ), "redirects: $audience, $visitor" );
			$_REQUEST = array();
			( new Product_Screen( $options, $this->build() ) )->enqueue( 'post.php' );
			$this->assertCount( $has && 'manager' === $visitor ? 1 : 0, $this->calls( 'wp_enqueue_script' ), "wp-admin: $audience, $visitor" );
		}
	}

	public function test_keeps_only_managers_pages_out_of_caches_and_only_while_guests_have_others(): void {
		foreach ( array( array( 'managers', true ), array( 'managers', false ), array( 'everybody', true ), array( 'nobody', true ) ) as list( $audience, $is_manager ) ) {
			Site::$now->calls = array();
			Site::$now->may   = $is_manager ? array( 'manage_woocommerce' ) : array();
			$this->part( array( 'audience' => $audience ) )->keep_out_of_caches();
			$this->assertSame( 'managers' === $audience && $is_manager ? array( array( 'wc_maybe_define_constant', 'DONOTCACHEPAGE', true ) ) : array(), $this->calls( 'wc_maybe_define_constant' ) );
		}
	}

	public function changes(): array {
		return array(
			array( array( 'audience' => 'managers' ), array( 'audience' => 'everybody' ), true ),
			array( array( 'audience' => 'everybody' ), array( 'audience' => 'managers' ), true ),
			array( array(), array( 'audience' => 'nobody' ), true ),
			array( array( 'audience' => 'everybody' ), array( 'audience' => 'everybody', 'debug' => true ), true ),
			array( array( 'audience' => 'managers' ), array( 'audience' => 'managers', 'disable' => array( 'chat' ) ), false ),
			array( array( 'all_off' => true ), array( 'audience' => 'managers' ), false ),
		);
	}

	/** @dataProvider changes */
	public function test_page_caches_are_emptied_if_guests_pages_change( array $before, array $now, bool $is_purged ): void {
		Caches::purge_after( $before, $now );
		$this->assertSame( $is_purged, $this->is_purged() );
	}

	public function test_the_plugin_hears_of_changes(): void {
		Plugin::start();
		$this->assertContains( array( Caches::class, 'purge_after' ), Site::$now->actions['update_option_shop_islands'] );
		$this->assertContains( array( Caches::class, 'purge_if_guests_have_islands' ), Site::$now->actions['add_option_shop_islands'] );
	}

	/** Who has the islands after a button has been pressed. */
	private function press( $audience ): string {
		$_POST = array( 'audience' => $audience );
		try {
			$this->part( array( 'audience' => 'managers', 'disable' => array( 'chat' ) ) )->act();
		} catch ( Ended $end ) {
			$this->assertSame( array( 'chat' ), ( new Options() )->get( 'disable' ) );
			return $end->getMessage() . ', ' . ( new Options() )->get( 'audience' );
		}
	}

	public function test_only_who_may_gives_it_to_everybody_and_with_a_nonce(): void {
		$this->assertSame( 'may not, managers', $this->press( 'everybody' ) );
		Site::$now->may = array( 'manage_woocommerce' );
		$this->assertSame( 'no nonce, managers', $this->press( 'everybody' ) );
		Site::$now->has_nonce = true;
		$this->assertSame( 'to admin.php?page=shop-islands, everybody', $this->press( 'everybody' ) );
		foreach ( array( 'nobody', 'others', array( 'everybody' ) ) as $other ) {
			$this->assertSame( 'to admin.php?page=shop-islands, managers', $this->press( $other ) );
		}
	}

	public function test_says_who_has_the_islands_and_one_next_step(): void {
		$buttons = array(
			'managers'  => array( 'everybody' ),
			'everybody' => array( 'managers' ),
			'nobody'    => array(),
		);
		foreach ( $buttons as $audience => $values ) {
			$html = $this->printed( array( $this->part( array( 'audience' => $audience ) ), 'render' ) );
			preg_match_all( '/name="audience" value="(\w+)"/', $html, $found );
			$this->assertSame( $values, $found[1] );
			$this->assertSame( 'managers' === $audience, strpos( $html, 'href="/shop/"' ) !== false );
		}
	}
}
