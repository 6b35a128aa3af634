<?php
/**
 * Tests that the form of the settings shows all that is set, because what it does not show is lost with the next save.
 */

use Shop_Islands\Settings_Fields;

final class SettingsFieldsTest extends SiteTest {
	/** The handles that the form sends as those that stay. */
	private function sent( array $kept ): array {
		$html = $this->printed( array( new Settings_Fields( $this->options( array( 'keep' => $kept ) ), $this->build() ), 'keep' ) );
		preg_match_all( '/name="shop_islands\[keep\]\[\]" value="([^"]*)" checked/', $html, $found );
		sort( $found[1] );
		return $found[1];
	}

	public function test_every_script_that_stays_has_a_tick(): void {
		foreach ( array( 'wc-cart', 'jquery', 'jquery-core', 'underscore', 'wc-jquery-blockui', 'some-slider' ) as $handle ) {
			$this->assertSame( array( $handle ), $this->sent( array( $handle ) ) );
		}
		$this->assertSame( array( 'jquery', 'wp-util' ), $this->sent( array( 'wp-util', 'jquery' ) ) );
	}
}
