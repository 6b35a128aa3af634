<?php
/**
 * The tab with the settings.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress' own settings API: it checks the nonce and who may save.
 */
final class Settings extends Part implements Tab {

	/** The group of settings, as WordPress' settings API names it. */
	const GROUP = 'shop-islands';
	const WHO   = 'manage_woocommerce';

	/**
	 * Adds the hooks of wp-admin.
	 */
	public function listen(): void {
		add_action( 'admin_init', array( $this, 'register' ) );
		add_action( 'admin_notices', array( $this, 'warn' ) );
		add_filter( 'option_page_capability_' . self::GROUP, fn() => self::WHO );
		add_filter( 'plugin_action_links_' . plugin_basename( FILE ), array( $this, 'add_link' ) );
	}

	/**
	 * Registers the option. Stores the first settings of a new shop. If this build is new to the shop,
	 * empties page caches, whose pages are then out of date.
	 */
	public function register(): void {
		register_setting( self::GROUP, Options::NAME, array( 'sanitize_callback' => array( Options::class, 'sanitize' ) ) );
		Options::begin();
		if ( $this->build->is_news() ) {
			Caches::purge_if_guests_have_islands();
		}
	}

	/**
	 * A link to the settings in the list of plugins.
	 *
	 * @param string[] $links The plugin's links.
	 * @return string[]
	 */
	public function add_link( $links ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( Admin_Page::url() ), esc_html__( 'Settings', 'shop-islands' ) );
		return array_merge( array( $link ), $links );
	}

	/**
	 * Shows a notice if the plugin's folder was copied without the built scripts.
	 */
	public function warn(): void {
		if ( ! $this->build->is_there() && current_user_can( 'activate_plugins' ) ) {
			wp_admin_notice( esc_html__( 'Shop Islands has no scripts: its folder “dist” is missing. Install the zip that “npm run release” makes. Until then the shop runs with the plugins’ own scripts.', 'shop-islands' ), array( 'type' => 'error' ) );
		}
	}

	/**
	 * Prints who gets the islands, and the form. The button that saves stays in sight.
	 */
	public function render(): void {
		settings_errors();
		echo '<section class="shop-islands-who">';
		printf( '<h2>%s</h2>', esc_html__( 'Who gets it', 'shop-islands' ) );
		( new Audience( $this->options, $this->build ) )->render();
		( new Back_Out( $this->options, $this->build ) )->render();
		echo '</section>';
		$fields = new Settings_Fields( $this->options, $this->build );
		$undo   = new Last_Save( $this->options, $this->build );
		$undo->form();
		echo '<form action="options.php" method="post" class="shop-islands-settings">';
		settings_fields( self::GROUP );
		/* translators: %d: a number of settings. */
		$found = __( 'Found: %d', 'shop-islands' );
		printf( '<p class="shop-islands-search" hidden><label for="shop-islands-search">%s</label> <input type="search" id="shop-islands-search"> <span role="status" data-found="%s"></span></p>', esc_html__( 'Find a setting', 'shop-islands' ), esc_attr( $found ) );
		printf( '<h2>%s</h2><p>%s</p>', esc_html__( 'Islands in this shop', 'shop-islands' ), esc_html__( 'Each island does what a script of a plugin did. Take away its tick, and that script does it again.', 'shop-islands' ) );
		$fields->islands();
		printf( '<h2>%s</h2>', esc_html__( 'More settings', 'shop-islands' ) );
		array_map( array( $fields, 'part' ), $fields->all() );
		printf( '<div class="shop-islands-save"><input type="submit" name="submit" id="submit" class="button button-primary" value="%s"> ', esc_attr__( 'Save the settings', 'shop-islands' ) );
		printf( '<span role="status" class="shop-islands-unsaved" data-unsaved="%s"></span> ', esc_attr__( 'Not saved yet.', 'shop-islands' ) );
		$undo->render();
		echo '</div></form>';
	}

	/**
	 * Ends the request if the visitor may not do this, or if the request does not come from a page of this plugin.
	 *
	 * @param string $action The requested action.
	 */
	public static function check( $action ): void {
		if ( ! current_user_can( self::WHO ) ) {
			wp_die( esc_html__( 'You may not do that.', 'shop-islands' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}
}
