<?php
/**
 * Undoes the last save of the settings.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the settings as they were before the last change. Settings with buttons of their own are left out. An undo is a
 * change too, so it can be undone itself.
 *
 * @phpstan-import-type Values from Options
 */
final class Last_Save extends Part {

	/** The option with the settings before, and the time of the change. */
	const NAME = 'shop_islands_before';

	/** The action of the button. */
	const ACTION = 'shop_islands_undo';

	/** The id of the button's form. The button stands in another form. */
	const FORM = 'shop-islands-undo';

	/**
	 * Adds the hooks.
	 */
	public function listen(): void {
		add_action( 'update_option_' . Options::NAME, array( $this, 'keep' ), 10, 2 );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'act' ) );
	}

	/**
	 * Keeps the settings before a change, if it changes what the form has.
	 *
	 * @param mixed $before As they were stored.
	 * @param mixed $now    As they are stored.
	 */
	public function keep( $before, $now ): void {
		if ( self::of_form( Options::clean( $before ) ) !== self::of_form( Options::clean( $now ) ) ) {
			$kept = array(
				'since'  => time(),
				'values' => self::of_form( Options::clean( $before ) ),
			);
			update_option( self::NAME, $kept, false );
		}
	}

	/**
	 * The settings that the form has.
	 *
	 * @param array $values See Options.
	 * @phpstan-param Values $values
	 * @return array<string, mixed>
	 */
	private static function of_form( array $values ) {
		return array_diff_key( $values, Options::BY_BUTTON );
	}

	/**
	 * What is kept; null if there is nothing to undo. Any code may have written into the database.
	 *
	 * @return array{since: int, values: array<string, mixed>}|null
	 */
	private static function kept() {
		$kept = get_option( self::NAME );
		if ( ! is_array( $kept ) || ! isset( $kept['since'], $kept['values'] ) || ! is_int( $kept['since'] ) || ! is_array( $kept['values'] ) ) {
			return null;
		}
		return array(
			'since'  => $kept['since'],
			'values' => self::of_form( Options::clean( $kept['values'] ) ),
		);
	}

	/**
	 * Prints the button's form, which has no other place in the page.
	 */
	public function form(): void {
		if ( self::kept() ) {
			printf( '<form id="%s" method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_attr( self::FORM ), esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ) );
			wp_nonce_field( self::ACTION );
			echo '</form>';
		}
	}

	/**
	 * Prints the button, if there is something to undo.
	 */
	public function render(): void {
		$kept = self::kept();
		if ( $kept ) {
			/* translators: %s: a date. */
			$why = sprintf( __( 'the settings go back to what they were before %s', 'shop-islands' ), (string) wp_date( 'Y-m-d H:i', $kept['since'] ) );
			printf( '<button class="button" form="%s">%s</button> <span class="description">%s</span>', esc_attr( self::FORM ), esc_html__( 'Undo the last save', 'shop-islands' ), esc_html( $why ) );
		}
	}

	/**
	 * Stores the kept settings, and goes back to the page with the button.
	 */
	public function act(): void {
		Settings::check( self::ACTION );
		$kept = self::kept();
		if ( $kept ) {
			$this->options->set( $kept['values'] );
		}
		wp_safe_redirect( Admin_Page::url() );
		exit;
	}
}
