<?php
/**
 * The settings page, below WooCommerce's menu.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress' own settings API: it checks the nonce and who may save.
 */
final class Settings extends Part {

	const PAGE  = 'shop-islands';
	const WHO   = 'manage_woocommerce';
	const BUILD = 'shop_islands_build';

	/**
	 * In wp-admin.
	 */
	public function listen(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ), 60 );
		add_action( 'admin_init', array( $this, 'register' ) );
		add_action( 'admin_notices', array( $this, 'warn' ) );
		add_filter( 'option_page_capability_' . self::PAGE, fn() => self::WHO );
		add_filter( 'plugin_action_links_' . plugin_basename( FILE ), array( $this, 'add_link' ) );
	}

	/**
	 * Puts the page into the menu.
	 */
	public function add_page(): void {
		$title = __( 'Shop Islands', 'shop-islands' );
		add_submenu_page( 'woocommerce', $title, $title, self::WHO, self::PAGE, array( $this, 'render' ) );
	}

	/**
	 * Registers the option and its sections. A build that is new to this shop makes the page caches' pages old.
	 */
	public function register(): void {
		register_setting( self::PAGE, Options::NAME, array( 'sanitize_callback' => array( Options::class, 'sanitize' ) ) );
		$fields = new Settings_Fields( $this->options, $this->build );
		foreach ( $fields->all() as $id => $field ) {
			add_settings_section( $id, $field['title'], $field['intro'], self::PAGE );
			add_settings_field( $id, $field['label'], $field['render'], self::PAGE, $id );
		}
		if ( get_option( self::BUILD ) !== $this->build->version() ) {
			update_option( self::BUILD, $this->build->version(), false );
			Caches::purge();
		}
	}

	/**
	 * A link to the settings in the list of plugins.
	 *
	 * @param string[] $links The plugin's links.
	 * @return string[]
	 */
	public function add_link( $links ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'admin.php?page=' . self::PAGE ) ), esc_html__( 'Settings', 'shop-islands' ) );
		return array_merge( array( $link ), $links );
	}

	/**
	 * Says that a folder was copied that has not been built.
	 */
	public function warn(): void {
		if ( ! $this->build->is_there() && current_user_can( 'activate_plugins' ) ) {
			wp_admin_notice( esc_html__( 'Shop Islands has no scripts: its folder “dist” is missing. Install the zip that “npm run release” makes. Until then the shop runs with the plugins’ own scripts.', 'shop-islands' ), array( 'type' => 'error' ) );
		}
	}

	/**
	 * The page.
	 */
	public function render(): void {
		if ( ! current_user_can( self::WHO ) ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		settings_errors();
		echo '<form action="options.php" method="post">';
		settings_fields( self::PAGE );
		do_settings_sections( self::PAGE );
		submit_button();
		echo '</form></div>';
	}

	/**
	 * Ends the request of whoever may not, or has not asked for it here.
	 *
	 * @param string $action What is to be done.
	 */
	public static function check( $action ): void {
		if ( ! current_user_can( self::WHO ) ) {
			wp_die( esc_html__( 'You may not do that.', 'shop-islands' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}
}
