<?php
/**
 * Puts the parts together.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The composition root: it hands in what every part needs.
 */
final class Plugin {

	/**
	 * Starts the plugin. Without the built scripts, only shows a notice to those who can mend that.
	 */
	public static function start(): void {
		$options = new Options();
		$build   = new Build( dirname( FILE ) . '/dist', plugins_url( 'dist', FILE ), $options->get( 'lean' ) );
		add_action( 'init', array( self::class, 'load_texts' ) );
		( new Admin_Page( $options, $build ) )->listen();
		( new Settings( $options, $build ) )->listen();
		( new Audience( $options, $build ) )->listen();
		( new Back_Out( $options, $build ) )->listen();
		( new Last_Save( $options, $build ) )->listen();
		( new Overview( $options, $build ) )->listen();
		( new Beacon_Page( $options, $build ) )->listen();
		( new Step_Back( $options, $build ) )->listen();
		add_action( 'before_woocommerce_init', array( self::class, 'declare_compatibility' ) );
		add_action( 'add_option_' . Options::NAME, array( Caches::class, 'purge_if_guests_have_islands' ) );
		add_action( 'update_option_' . Options::NAME, array( Caches::class, 'purge_after' ), 10, 2 );
		if ( ! $build->is_there() ) {
			return;
		}

		$report  = new Report( $options );
		$net     = new Safety_Net( $options, $build );
		$scripts = new Scripts( $options, $build, $report, $net );
		$styles  = new Head_Styles( $options, $build );
		( new Tag( $options, $build ) )->listen();
		( new Beacon( $options, $build ) )->listen();
		( new Beacon_Route( $options, $build ) )->listen();
		( new Check_Page( $options, $build ) )->listen();
		( new Check_Route( $options, $build ) )->listen();
		( new Old_Builds() )->listen();
		( new Config( $options, $build ) )->listen();
		( new Visit( $options, $build ) )->listen();
		$styles->listen();
		( new Language( $options, $build ) )->listen();
		// The balance decides before scripts are taken out.
		( new Balance( $options, $build, $scripts ) )->listen();
		$scripts->listen();
		( new Guard( $options, $build ) )->listen();
		Stayed::listen();
		( new Finished_Page( $scripts, $report, $styles ) )->listen();
		$net->listen();
		( new Product_Screen( $options, $build ) )->listen();
		( new Posts() )->listen();
		( new Embeds( new Hosts() ) )->listen();
	}

	/**
	 * Loads the translations in the plugin's own folder; WordPress finds those of the plugin directory by itself.
	 */
	public static function load_texts(): void {
		load_plugin_textdomain( 'shop-islands', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	}

	/**
	 * Tells WooCommerce that this plugin works with every storage of orders, with block pages, and with products that
	 * WooCommerce keeps between calls.
	 */
	public static function declare_compatibility(): void {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			foreach ( array( 'custom_order_tables', 'cart_checkout_blocks', 'product_instance_caching' ) as $feature ) {
				\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, FILE, true );
			}
		}
	}
}
