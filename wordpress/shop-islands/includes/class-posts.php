<?php
/**
 * Answers the call for further posts of a grid.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * An action of `admin-ajax`, for everybody: it reads what is public, and changes nothing.
 */
final class Posts {

	/**
	 * Adds the hooks, for guests and for logged-in visitors.
	 */
	public function listen(): void {
		add_action( 'wp_ajax_' . Posts_Grid::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . Posts_Grid::ACTION, array( $this, 'answer' ) );
	}

	/**
	 * Sends one page of posts; sends nothing for a page behind the last one.
	 */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- public data; Posts_Grid cleans what it takes.
		$asked = array_filter( (array) wp_unslash( $_POST ), 'is_string' );
		$page  = isset( $asked['page'] ) ? max( 1, absint( $asked['page'] ) ) : 1;
		// phpcs:enable
		wp_send_json_success( array( 'html' => ( new Posts_Grid( $asked ) )->page( $page ) ) );
	}
}
