<?php
/**
 * Who owns the markup that themes and plugins may drive too.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Decides by the scripts of a page: a script that keeps its file owns its markup, and the islands own markup whose
 * script has lost its file.
 */
final class Owners {

	/** The markup, with the islands that do its work. */
	const MARKUP = array(
		'tabs and stars'          => array( 'product-tabs', 'rating' ),
		'gallery'                 => array( 'product-gallery' ),
		'variations'              => array( 'variations' ),
		'quantity buttons'        => array( 'quantity-buttons' ),
		'swatches'                => array( 'swatches' ),
		'mini-cart and side cart' => array( 'mini-cart' ),
		'quick view'              => array( 'quick-view' ),
		'wishlist'                => array( 'wishlist' ),
		'comparison'              => array( 'comparison', 'comparison-table', 'comparison-bar' ),
		'the theme’s menu'        => array( 'header-menu' ),
	);

	/**
	 * The owners of a page's markup. Markup whose script the page does not have is left out.
	 *
	 * @param string[] $printed Handles that the page prints.
	 * @param string[] $gone    Handles that have lost their file.
	 * @return array<string, array{script: string, is_ours: bool}>
	 */
	public static function of( array $printed, array $gone ) {
		$owners = array();
		foreach ( self::MARKUP as $markup => $islands ) {
			$script = self::script_of( $islands[0] );
			if ( in_array( $script, $printed, true ) ) {
				$owners[ $markup ] = array(
					'script'  => $script,
					'is_ours' => in_array( $script, $gone, true ),
				);
			}
		}
		return $owners;
	}

	/**
	 * What a manager can do to change an owner.
	 *
	 * @param string  $script  The script that does the work, or would do it.
	 * @param bool    $is_ours Whether the islands do it.
	 * @param Options $options The shop's settings.
	 * @return string
	 */
	public static function way_to_switch( $script, $is_ours, Options $options ) {
		if ( $is_ours ) {
			/* translators: %s: a script. */
			return sprintf( __( 'To leave it to the script, tick %s under “Scripts that stay”.', 'shop-islands' ), $script );
		}
		if ( in_array( $script, $options->get( 'keep' ), true ) ) {
			return __( 'To leave it to the islands, untick the script under “Scripts that stay”.', 'shop-islands' );
		}
		$all     = Handles::all();
		$islands = isset( $all[ $script ] ) ? $all[ $script ] : array();
		$back    = array_intersect( $islands, array_keys( Step_Back::all( $options ) ) );
		if ( $back ) {
			/* translators: %s: list of islands. */
			return sprintf( __( 'To leave it to the islands, switch on again what has stepped back: %s.', 'shop-islands' ), implode( ', ', $back ) );
		}
		$off = array_intersect( $islands, $options->get( 'disable' ) );
		if ( $off ) {
			/* translators: %s: list of islands. */
			return sprintf( __( 'To leave it to the islands, tick under “Islands in this shop”: %s.', 'shop-islands' ), implode( ', ', $off ) );
		}
		return __( 'To leave it to the islands, do without what it stays for.', 'shop-islands' );
	}

	/**
	 * The first script that does an island's work; "" where none is known.
	 *
	 * @param string $island An island's name.
	 * @return string
	 */
	private static function script_of( $island ) {
		foreach ( Handles::all() as $handle => $islands ) {
			if ( in_array( $island, $islands, true ) ) {
				return $handle;
			}
		}
		return '';
	}
}
