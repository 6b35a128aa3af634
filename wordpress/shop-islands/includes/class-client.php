<?php
/**
 * Who sends a report, as far as the plugin needs to know.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * A client is one of a few groups, and nothing else about it is kept. The group follows from a keyed hash of the day
 * and the network address. So a client stays in its group for a day, cannot choose it, and shares it with many others.
 */
final class Client {

	/** How many groups there are. */
	const GROUPS = 256;

	/** How many bytes of an IPv6 address count: whoever has one address of such a network has all of them. */
	const NETWORK = 8;

	/**
	 * The group of the client that this request comes from.
	 *
	 * Filtered by `shop_islands_client`, which gets the address of the connection: behind a proxy all clients have the
	 * proxy's address, and only the shop knows which header of its proxy to trust.
	 *
	 * @param int $now In seconds since 1970.
	 * @return int From 0 to GROUPS - 1.
	 */
	public static function group( $now ) {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) && is_string( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		$address = apply_filters( 'shop_islands_client', $address );
		$address = is_string( $address ) ? $address : '';
		$bytes   = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? (string) inet_pton( $address ) : $address;
		// An IPv4 address in the form of IPv6 is one client, not all of IPv4.
		$is_mapped = 0 === strpos( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" );
		$network   = $bytes !== $address && ! $is_mapped ? substr( $bytes, 0, self::NETWORK ) : $bytes;
		return (int) hexdec( substr( hash_hmac( 'sha256', gmdate( 'Y-m-d', $now ) . $network, wp_salt() ), 0, 6 ) ) % self::GROUPS;
	}
}
