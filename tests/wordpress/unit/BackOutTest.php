<?php
/**
 * Tests the button that switches everything off, and the reminder to managers.
 */

use Shop_Islands\Back_Out;
use Shop_Islands\Options;

final class BackOutTest extends SiteTest {
	/** A bar that notes what is put into it. */
	private function bar(): object {
		return new class() {
			public array $titles = array();
			public function add_node( array $node ): void {
				$this->titles[] = $node['title'];
			}
		};
	}

	private function part( array $settings = array() ): Back_Out {
		return new Back_Out( $this->options( $settings ), $this->build() );
	}

	private function press( array $settings, array $sent ): void {
		$_POST = $sent;
		try {
			$this->part( $settings )->act();
		} catch ( Ended $end ) {
			$this->assertSame( 'to admin.php?page=shop-islands', $end->getMessage() );
		}
		$_POST = array();
	}

	public function test_switches_all_off_and_on_again_and_keeps_the_other_settings(): void {
		Site::$now->may       = array( 'manage_woocommerce' );
		Site::$now->has_nonce = true;
		$this->press( array( 'disable' => array( 'chat' ) ), array( 'off' => '1' ) );
		$stored = ( new Options() );
		$this->assertSame( array( 'nobody', array( 'chat' ) ), array( $stored->get( 'audience' ), $stored->get( 'disable' ) ) );
		$this->press( Site::$now->options[ Options::NAME ], array( 'off' => '' ) );
		$this->assertSame( array( 'everybody', array( 'chat' ) ), array( $stored->get( 'audience' ), $stored->get( 'disable' ) ) );
	}

	public function test_goes_back_to_who_had_the_islands_before(): void {
		Site::$now->may       = array( 'manage_woocommerce' );
		Site::$now->has_nonce = true;
		$this->press( array( 'audience' => 'managers' ), array( 'off' => '1' ) );
		// Somebody has pressed the button in another window.
		$this->press( Site::$now->options[ Options::NAME ], array( 'off' => '1' ) );
		$this->assertSame( 'nobody', ( new Options() )->get( 'audience' ) );
		$this->press( Site::$now->options[ Options::NAME ], array( 'off' => '' ) );
		$this->assertSame( 'managers', ( new Options() )->get( 'audience' ) );
		$this->press( array( 'all_off' => true ), array( 'off' => '' ) );
		$this->assertSame( 'everybody', ( new Options() )->get( 'audience' ), 'A shop that an older version had switched off.' );
	}

	public function test_is_left_alone_by_the_form_of_the_other_settings(): void {
		$this->options( array( 'audience' => 'nobody', 'audience_before' => 'managers' ) );
		$saved = Options::sanitize( array( 'shown' => array( 'chat' ), 'enable' => array( 'chat' ), 'audience' => 'everybody' ) );
		$this->assertSame( array( 'nobody', 'managers' ), array( $saved['audience'], $saved['audience_before'] ) );
	}

	public function states(): array {
		return array(
			'nothing'           => array( array(), array() ),
			'everything'        => array( array( 'audience' => 'nobody', 'disable' => array( 'chat' ) ), array( 'Shop Islands: all off' ) ),
			'everything but the beacon' => array( array( 'measure' => true ), array( 'Shop Islands: off, only measuring' ) ),
			'a kind of page'    => array( array( 'off_kinds' => array( 'cart' ) ), array( 'Shop Islands: partly off' ) ),
			'some paths'        => array( array( 'off_paths' => array( '/landing/*' ) ), array( 'Shop Islands: partly off' ) ),
			'an island'         => array( array( 'disable' => array( 'chat' ) ), array( 'Shop Islands: partly off' ) ),
		);
	}

	/** @dataProvider states */
	public function test_reminds_managers_and_nobody_else( array $settings, array $titles ): void {
		$settings += array( 'audience' => 'everybody' );
		foreach ( array( array( 'manage_woocommerce' ), array() ) as $may ) {
			Site::$now->may = $may;
			$bar            = $this->bar();
			$this->part( $settings )->remind( $bar );
			$this->assertSame( $may ? $titles : array(), $bar->titles );
		}
	}

	public function test_reminds_managers_that_only_they_have_islands(): void {
		Site::$now->may = array( 'manage_woocommerce' );
		$bar            = $this->bar();
		$this->part( array( 'audience' => 'managers' ) )->remind( $bar );
		$this->assertSame( array( 'Shop Islands: only for managers' ), $bar->titles );
	}

	/** @dataProvider states */
	public function test_says_on_the_settings_page_what_is_off( array $settings, array $titles ): void {
		$html = $this->printed( array( $this->part( $settings ), 'render' ) );
		$this->assertSame( (bool) $titles, strpos( $html, 'notice-warning' ) !== false );
		$this->assertStringContainsString( 'nobody' !== ( $settings['audience'] ?? '' ) ? '>All off<' : '>On again<', $html );
	}
}
