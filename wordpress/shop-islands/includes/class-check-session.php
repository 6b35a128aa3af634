<?php
/**
 * WooCommerce's session of a page that the check looks at.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Lives as long as the request. It reads no cookie and no row of the database, and writes none. The cart in it holds the
 * product that the look names: the cart is not filled by an action, so that no other plugin counts an added product.
 */
final class Check_Session extends \WC_Session_Handler {

	/** Who the guest is, the same at every look: WooCommerce's nonces for guests depend on it. */
	const GUEST = 'shop_islands_check';

	/**
	 * Begins with the cart.
	 */
	public function init(): void {
		$this->_customer_id = self::GUEST;
		$this->_data        = self::cart_of( Check_Look::product() );
		add_filter( 'nonce_user_logged_out', array( $this, 'maybe_update_nonce_user_logged_out' ), 10, 2 );
	}

	/**
	 * The session's data with a product in the cart.
	 *
	 * @param int $product Its id; 0 leaves the cart empty.
	 * @return array<string, string>
	 */
	private static function cart_of( $product ) {
		if ( $product <= 0 ) {
			return array();
		}
		$key  = md5( (string) $product );
		$item = array(
			'key'          => $key,
			'product_id'   => $product,
			'variation_id' => 0,
			'variation'    => array(),
			'quantity'     => 1,
		);
		return array( 'cart' => (string) maybe_serialize( array( $key => $item ) ) );
	}

	/**
	 * Whether there is a session: if there is something in the cart, as with any guest.
	 */
	public function has_session(): bool {
		return isset( $this->_data['cart'] );
	}

	/**
	 * The data.
	 *
	 * @return array<array-key, mixed>
	 */
	public function get_session_data() {
		return $this->_data;
	}

	/**
	 * A stored session: there is none.
	 *
	 * @param string $customer_id   Whose.
	 * @param mixed  $default_value What is given for none.
	 * @return mixed
	 */
	public function get_session( $customer_id, $default_value = false ) {
		return $default_value;
	}

	/**
	 * Sets no cookie.
	 *
	 * @param bool $set Not read.
	 */
	public function set_customer_session_cookie( $set ): void {}

	/**
	 * Stores nothing.
	 *
	 * @param mixed $old_session_key Not read.
	 */
	public function save_data( $old_session_key = '' ): void {}

	/**
	 * Empties the session.
	 */
	public function destroy_session(): void {
		$this->_data = array();
	}

	/**
	 * Empties the session.
	 */
	public function forget_session(): void {
		$this->_data = array();
	}

	/**
	 * Deletes nothing.
	 *
	 * @param mixed $customer_id Not read.
	 */
	public function delete_session( $customer_id ): void {}

	/**
	 * Stores nothing.
	 *
	 * @param mixed $customer_id Not read.
	 * @param mixed $timestamp   Not read.
	 */
	public function update_session_timestamp( $customer_id, $timestamp ): void {}
}
