<?php
/**
 * Switches everything off, or on again, with one button, and reminds managers of what is off.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The button is saved at once, without the other settings. While anything is off, the settings page and the admin bar say so.
 */
final class Back_Out extends Part {

	/** The action of the button. */
	const ACTION = 'shop_islands_all_off';

	/**
	 * Adds the hooks.
	 */
	public function listen(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'act' ) );
		add_action( 'admin_bar_menu', array( $this, 'remind' ), 90 );
	}

	/**
	 * Whether nobody gets the islands.
	 */
	private function is_all_off(): bool {
		return Options::NOBODY === $this->options->get( 'audience' );
	}

	/**
	 * What is off, in words; "" if nothing is.
	 */
	public function state(): string {
		if ( $this->is_all_off() ) {
			return __( 'all off', 'shop-islands' );
		}
		if ( $this->options->get( 'measure' ) ) {
			return __( 'off, only measuring', 'shop-islands' );
		}
		$off = array_merge( $this->options->get( 'off_kinds' ), $this->options->get( 'off_paths' ), $this->options->disabled() );
		return $off ? __( 'partly off', 'shop-islands' ) : '';
	}

	/**
	 * Says in the admin bar that something is off, or that managers alone have islands, to those who may change it.
	 *
	 * @param \WP_Admin_Bar $bar The bar of this page.
	 */
	public function remind( $bar ): void {
		$state = $this->state();
		if ( ! $state && Options::MANAGERS === $this->options->get( 'audience' ) ) {
			$state = __( 'only for managers', 'shop-islands' );
		}
		if ( $state && current_user_can( Settings::WHO ) ) {
			$bar->add_node(
				array(
					'id'    => 'shop-islands',
					/* translators: %s: what is off. */
					'title' => esc_html( sprintf( __( 'Shop Islands: %s', 'shop-islands' ), $state ) ),
					'href'  => Admin_Page::url(),
				)
			);
		}
	}

	/**
	 * Prints the button, and what is off now.
	 */
	public function render(): void {
		$is_off = $this->is_all_off();
		$state  = $this->state();
		if ( $state ) {
			/* translators: %s: what is off. */
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( sprintf( __( 'Shop Islands is %s. Where it is off, the shop runs with the plugins’ own scripts.', 'shop-islands' ), $state ) ) );
		}
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="off" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ), $is_off ? '' : '1' );
		wp_nonce_field( self::ACTION );
		$what = $is_off ? __( 'On again', 'shop-islands' ) : __( 'All off', 'shop-islands' );
		$back = Options::MANAGERS === $this->options->get( 'audience_before' ) ? __( 'for shop managers only, as before', 'shop-islands' ) : __( 'for everybody, as before', 'shop-islands' );
		$why  = $is_off ? $back : __( 'everywhere, for everybody, at once', 'shop-islands' );
		printf( '<p><button class="button">%s</button> <span class="description">%s</span></p></form>', esc_html( $what ), esc_html( $why ) );
	}

	/**
	 * Switches everything off, or on again, and goes back to the page with the button.
	 */
	public function act(): void {
		Settings::check( self::ACTION );
		$is_off = ! empty( $_POST['off'] ); // phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		if ( $is_off && ! $this->is_all_off() ) {
			$this->options->set(
				array(
					'audience' => Options::NOBODY,
					'audience_before' => $this->options->get( 'audience' ),
				)
			);
		} elseif ( ! $is_off && $this->is_all_off() ) {
			$this->options->set( array( 'audience' => $this->options->get( 'audience_before' ) ) );
		}
		wp_safe_redirect( Admin_Page::url() );
		exit;
	}
}
