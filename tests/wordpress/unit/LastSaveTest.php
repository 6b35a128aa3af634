<?php
/**
 * The button that undoes the last save.
 */

use Shop_Islands\Last_Save;
use Shop_Islands\Options;

final class LastSaveTest extends SiteTest {
	private function part(): Last_Save {
		return new Last_Save( new Options(), $this->build() );
	}

	/** Saves settings, as WordPress does. */
	private function save( array $settings ): void {
		$before = Site::$now->options[ Options::NAME ] ?? array();
		$this->options( $settings );
		$this->part()->keep( $before, $settings );
	}

	/** Presses the button. WordPress fires the hook for the change that follows. */
	private function press(): string {
		$before = Site::$now->options[ Options::NAME ];
		try {
			$this->part()->act();
		} catch ( Ended $end ) {
			$this->part()->keep( $before, Site::$now->options[ Options::NAME ] );
			return $end->getMessage();
		}
	}

	private function allow(): void {
		Site::$now->may       = array( 'manage_woocommerce' );
		Site::$now->has_nonce = true;
	}

	public function test_there_is_nothing_to_undo_before_the_first_save(): void {
		$this->options();
		$this->assertSame( '', $this->printed( array( $this->part(), 'render' ) ) . $this->printed( array( $this->part(), 'form' ) ) );
		$this->allow();
		$before = Site::$now->options;
		$this->press();
		$this->assertSame( $before, Site::$now->options );
	}

	public function test_the_button_and_its_form_belong_together(): void {
		$this->save( array( 'debug' => true ) );
		$this->assertStringContainsString( '<button class="button" form="shop-islands-undo">', $this->printed( array( $this->part(), 'render' ) ) );
		$this->assertStringContainsString( '<form id="shop-islands-undo" method="post"', $this->printed( array( $this->part(), 'form' ) ) );
	}

	public function test_the_settings_go_back_and_forth(): void {
		$this->allow();
		$this->save( array( 'disable' => array( 'chat' ) ) );
		$this->save( array( 'disable' => array( 'chat', 'cart' ), 'debug' => true ) );
		$this->press();
		$this->assertSame( array( array( 'chat' ), false ), array( ( new Options() )->get( 'disable' ), ( new Options() )->get( 'debug' ) ) );
		$this->press();
		$this->assertSame( array( array( 'chat', 'cart' ), true ), array( ( new Options() )->get( 'disable' ), ( new Options() )->get( 'debug' ) ) );
	}

	public function test_who_gets_the_islands_stays(): void {
		$this->allow();
		$this->save( array( 'audience' => 'managers', 'disable' => array( 'chat' ) ) );
		$this->save( array( 'audience' => 'managers' ) );
		$kept = Site::$now->options[ Last_Save::NAME ];
		$this->save( array( 'audience' => 'everybody' ) );
		$this->assertSame( $kept, Site::$now->options[ Last_Save::NAME ], 'A button of its own changes it.' );
		$this->press();
		$this->assertSame( array( 'everybody', array( 'chat' ) ), array( ( new Options() )->get( 'audience' ), ( new Options() )->get( 'disable' ) ) );
	}

	public function test_a_save_without_a_change_keeps_what_there_is_to_undo(): void {
		$this->save( array( 'debug' => true ) );
		$kept = Site::$now->options[ Last_Save::NAME ];
		$this->save( array( 'debug' => '1', 'theirs' => 1 ) );
		$this->assertSame( $kept, Site::$now->options[ Last_Save::NAME ] );
	}

	public function test_only_who_may_and_with_a_nonce(): void {
		$this->save( array( 'debug' => true ) );
		$this->assertSame( 'may not', $this->press() );
		Site::$now->may = array( 'manage_woocommerce' );
		$this->assertSame( 'no nonce', $this->press() );
		$this->assertTrue( ( new Options() )->get( 'debug' ) );
		Site::$now->has_nonce = true;
		$this->assertSame( 'to admin.php?page=shop-islands', $this->press() );
		$this->assertFalse( ( new Options() )->get( 'debug' ) );
	}

	public function test_what_others_have_written_is_nothing(): void {
		foreach ( array( 'x', 7, array( 'since' => 'x', 'values' => array() ), array( 'since' => 1, 'values' => 'x' ) ) as Site::$now->options[ Last_Save::NAME ] ) {
			$this->assertSame( '', $this->printed( array( $this->part(), 'render' ) ) );
		}
	}
}
