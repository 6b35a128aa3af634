<?php
/**
 * Who gets the islands: nobody, shop managers, or everybody.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * A shop begins with its managers: they look at their shop with islands, and guests have the shop as before. The buttons
 * are saved at once, without the other settings. Class Back_Out has the button for nobody.
 */
final class Audience extends Part {

	/** The action of the buttons. */
	const ACTION = 'shop_islands_audience';

	/**
	 * Runs when the plugin is activated. In a new shop only the managers get the islands at first, unless somebody
	 * activates the plugin on the command line. Such a person rolls it out by a script, and does not open the page of
	 * wp-admin that shows the next step. So everybody gets the islands then.
	 *
	 * @param string $way How PHP runs: see PHP_SAPI.
	 */
	public static function begin( $way ): void {
		if ( 'cli' === $way && false === get_option( Options::NAME ) ) {
			( new Options() )->set( array( 'audience' => Options::EVERYBODY ) );
		}
		Caches::purge_if_guests_have_islands();
	}

	/**
	 * Adds the hooks.
	 */
	public function listen(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'act' ) );
		add_action( 'template_redirect', array( $this, 'keep_out_of_caches' ) );
	}

	/**
	 * Whether the person who looks gets the islands. Where managers alone get them, the answer depends on who is logged in:
	 * see keep_out_of_caches().
	 *
	 * @param Options $options The shop's settings.
	 */
	public static function has_visitor( Options $options ): bool {
		$audience = $options->get( 'audience' );
		return Options::EVERYBODY === $audience || ( Options::MANAGERS === $audience && current_user_can( Settings::WHO ) );
	}

	/**
	 * Whether guests get the islands, so that page caches hold pages with them.
	 */
	public static function has_guests(): bool {
		return Options::EVERYBODY === ( new Options() )->get( 'audience' );
	}

	/**
	 * Tells page caches not to keep a manager's page while guests' pages are without islands. Most caches keep no page of
	 * somebody who is logged in, but some can be told to.
	 */
	public function keep_out_of_caches(): void {
		if ( Options::MANAGERS === $this->options->get( 'audience' ) && self::has_visitor( $this->options ) && function_exists( 'wc_maybe_define_constant' ) ) {
			wc_maybe_define_constant( 'DONOTCACHEPAGE', true );
		}
	}

	/**
	 * Prints who gets the islands, what to do next, and the button for it.
	 */
	public function render(): void {
		$audience = $this->options->get( 'audience' );
		if ( Options::NOBODY === $audience ) {
			printf( '<p>%s</p>', esc_html__( 'Nobody gets the islands.', 'shop-islands' ) );
			return;
		}
		if ( Options::EVERYBODY === $audience ) {
			printf( '<p>%s</p>', esc_html__( 'Everybody gets the islands.', 'shop-islands' ) );
			$this->button( Options::MANAGERS, __( 'Only shop managers', 'shop-islands' ), __( 'everybody else gets the shop as before', 'shop-islands' ), '' );
			return;
		}
		printf( '<p>%s</p>', esc_html__( 'Only you and other shop managers get the islands, while you are logged in. Everybody else gets the shop as before.', 'shop-islands' ) );
		$shop = function_exists( 'wc_get_page_permalink' ) ? wc_get_page_permalink( 'shop', home_url( '/' ) ) : home_url( '/' );
		/* translators: %s: a link to the shop, with the words "your shop". */
		$next = __( 'Next: look at %s as you are logged in. Put a product into the cart, and open the checkout. Then give it to everybody.', 'shop-islands' );
		printf( '<p>' . esc_html( $next ) . '</p>', sprintf( '<a href="%s">%s</a>', esc_url( $shop ), esc_html__( 'your shop', 'shop-islands' ) ) );
		printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( Admin_Page::url( Check_Page::TAB ) ), esc_html__( 'Check my shop', 'shop-islands' ) );
		$this->button( Options::EVERYBODY, __( 'Give it to everybody', 'shop-islands' ), __( 'from the next page on', 'shop-islands' ), 'button-primary' );
	}

	/**
	 * Prints a form with one button.
	 *
	 * @param string $audience Who gets the islands when it is pressed.
	 * @param string $label    What the button says.
	 * @param string $why      What it does.
	 * @param string $style    A class for the button; "" for none.
	 */
	private function button( $audience, $label, $why, $style ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="audience" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ), esc_attr( $audience ) );
		wp_nonce_field( self::ACTION, '_wpnonce', true );
		printf( '<p><button class="button %s">%s</button> <span class="description">%s</span></p></form>', esc_attr( $style ), esc_html( $label ), esc_html( $why ) );
	}

	/**
	 * Stores who gets the islands, and goes back to the page with the button.
	 */
	public function act(): void {
		Settings::check( self::ACTION );
		// phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		$asked = isset( $_POST['audience'] ) && is_string( $_POST['audience'] ) ? sanitize_text_field( wp_unslash( $_POST['audience'] ) ) : '';
		if ( in_array( $asked, array( Options::MANAGERS, Options::EVERYBODY ), true ) ) {
			$this->options->set( array( 'audience' => $asked ) );
		}
		wp_safe_redirect( Admin_Page::url() );
		exit;
	}
}
