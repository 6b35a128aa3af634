<?php
/**
 * Tests what the cart's page and the checkout's remember of scripts that stayed.
 */

use Shop_Islands\Stayed;

final class StayedTest extends SiteTest {
	public function test_remembers_what_stays_on_a_kind_of_page(): void {
		Stayed::note( 'checkout', array( 'jquery-core' ) );
		Stayed::note( 'checkout', array( 'selectWoo', 'jquery-core' ) );
		$this->assertSame( array( 'jquery-core', 'selectWoo' ), Stayed::on( 'checkout' ) );
		$this->assertSame( array(), Stayed::on( 'cart' ) );
	}

	public function test_empties_page_caches_only_with_news(): void {
		$this->options( array( 'audience' => 'everybody' ) );
		Stayed::note( 'cart', array( 'jquery-core' ) );
		Stayed::note( 'cart', array( 'jquery-core' ) );
		$this->assertCount( 1, $this->changes() );
	}

	public function test_remembers_nothing_of_pages_that_differ_from_each_other(): void {
		Stayed::note( 'product', array( 'jquery-core' ) );
		$this->assertSame( array(), Stayed::on( 'product' ) );
	}

	public function test_takes_a_damaged_option_for_none(): void {
		foreach ( array( 'x', array( 'cart' => 'x' ), array( 'cart' => array( 1 ) ) ) as $damaged ) {
			Site::$now->options[ Stayed::NAME ] = $damaged;
			$this->assertSame( array(), Stayed::on( 'cart' ) );
			Stayed::note( 'cart', array( 'jquery-core' ) );
			$this->assertSame( array( 'jquery-core' ), Stayed::on( 'cart' ) );
		}
	}

	public function test_forgets_when_the_theme_or_plugins_change(): void {
		Stayed::listen();
		$this->assertSame( Stayed::NEWS, array_keys( Site::$now->actions ) );
		Stayed::forget();
		$this->assertSame( array( array( 'delete_option', Stayed::NAME ) ), $this->calls( 'delete_option' ) );
	}

	/** The times that listeners heard of a change, which empties caches. */
	private function changes(): array {
		return array_filter( $this->calls( 'do_action' ), fn( $call ) => 'shop_islands_changed' === $call[1] );
	}
}
