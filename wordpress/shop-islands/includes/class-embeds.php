<?php
/**
 * How editors and themes put hosts into pages: a shortcode, a block and an action.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * `[shop_island name="cart-drawer" label="Basket"]`, the block `shop-islands/host`, and
 * `do_action( 'shop_islands_host', array( 'name' => 'cart-drawer' ) )`.
 */
final class Embeds {

	/**
	 * Makes the markup.
	 *
	 * @var Hosts
	 */
	private $hosts;

	/**
	 * Takes the object that makes the markup.
	 *
	 * @param Hosts $hosts Makes the markup.
	 */
	public function __construct( Hosts $hosts ) {
		$this->hosts = $hosts;
	}

	/**
	 * Adds the shortcode, the block and the action.
	 */
	public function listen(): void {
		add_action( 'init', array( $this, 'register_block' ) );
		add_shortcode( 'shop_island', array( $this, 'render' ) );
		add_action( 'shop_islands_host', array( $this, 'print' ) );
	}

	/**
	 * A shortcode's markup. It is empty if the editor has made a mistake.
	 *
	 * @param mixed[]|string $said Its attributes, or "" without any.
	 * @return string
	 */
	public function render( $said ) {
		$html = $this->hosts->render( is_array( $said ) ? $said : array() );
		if ( '' !== $html ) {
			Balance::note_host();
		}
		return $html;
	}

	/**
	 * A block's markup, inside the element that has the block's styles. A host that is only data needs no such element.
	 *
	 * @param mixed[] $said Its attributes.
	 * @return string
	 */
	public function render_block( array $said ) {
		$html = $this->render( $said );
		return '' === $html || 0 === strpos( $html, '<script' ) ? $html : '<div ' . get_block_wrapper_attributes() . '>' . $html . '</div>';
	}

	/**
	 * Prints a host where a theme wants it.
	 *
	 * @param mixed[]|string $said See Hosts::DEFAULTS.
	 */
	public function print( $said ): void {
		echo $this->render( $said ); // phpcs:ignore WordPress.Security.EscapeOutput -- Hosts escapes what it is given.
	}

	/**
	 * Registers the block, and gives its editor the hosts' names.
	 */
	public function register_block(): void {
		$script = 'shop-islands-block';
		$needs  = array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-i18n', 'wp-server-side-render' );
		$src    = plugins_url( 'block/editor.js', FILE );
		wp_register_script( $script, '' === $src ? false : $src, $needs, VERSION, true );
		wp_set_script_translations( $script, 'shop-islands', dirname( FILE ) . '/languages' );
		$names = wp_json_encode( Hosts::names(), JSON_HEX_TAG | JSON_HEX_AMP );
		wp_add_inline_script( $script, "window.shopIslandsHosts = $names;", 'before' );
		register_block_type( dirname( FILE ) . '/block', array( 'render_callback' => array( $this, 'render_block' ) ) );
	}
}
