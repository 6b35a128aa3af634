<?php
/**
 * Puts the parts together: who listens to which hook.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The composition root. Every part gets what it needs handed in.
 */
final class Plugin {

	/**
	 * Starts the plugin. Without its built scripts it only says so, to those who can mend it.
	 */
	public static function start(): void {
		$options = new Options();
		$build   = new Build( dirname( FILE ) . '/dist', plugins_url( 'dist', FILE ), $options->get( 'lean' ) );
		add_action( 'init', array( self::class, 'load_texts' ) );
		( new Settings( $options, $build ) )->listen();
		( new Beacon_Page( $options, $build ) )->listen();
		( new Step_Back( $options, $build ) )->listen();
		add_action( 'before_woocommerce_init', array( self::class, 'declare_compatibility' ) );
		add_action( 'add_option_' . Options::NAME, array( Caches::class, 'purge' ) );
		add_action( 'update_option_' . Options::NAME, array( Caches::class, 'purge' ) );
		if ( ! $build->is_there() ) {
			return;
		}

		$report  = new Report( $options );
		$net     = new Safety_Net( $options, $build );
		$scripts = new Scripts( $options, $build, $report, $net );
		( new Tag( $options, $build ) )->listen();
		( new Guard( $options, $build ) )->listen();
		( new Beacon( $options, $build ) )->listen();
		( new Beacon_Route( $options, $build ) )->listen();
		( new Old_Builds() )->listen();
		( new Config( $options, $build ) )->listen();
		( new Visit( $options, $build ) )->listen();
		( new Head_Styles( $options, $build ) )->listen();
		( new Language( $options, $build ) )->listen();
		$scripts->listen();
		( new Balance( $options, $build, $scripts ) )->listen();
		( new Finished_Page( $scripts, $report ) )->listen();
		$net->listen();
		( new Product_Screen( $options, $build ) )->listen();
		( new Posts() )->listen();
		( new Embeds( new Hosts() ) )->listen();
	}

	/**
	 * Translations that lie in the plugin's own folder; those of the plugin directory WordPress finds by itself.
	 */
	public static function load_texts(): void {
		load_plugin_textdomain( 'shop-islands', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	}

	/**
	 * Tells WooCommerce that orders' storage and block pages are none of this plugin's business.
	 */
	public static function declare_compatibility(): void {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			foreach ( array( 'custom_order_tables', 'cart_checkout_blocks' ) as $feature ) {
				\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, FILE, true );
			}
		}
	}
}
