<?php
/**
 * The plugin's entry in WooCommerce's menu, and the tabs that its pages have in common.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * One entry of the menu, and one address with an argument for the tab.
 */
final class Admin_Page extends Part {

	/** The page's name in its address. */
	const PAGE = 'shop-islands';

	/** Which tab is shown, in the address. */
	const ARGUMENT = 'tab';

	/** The tab that is shown if the address names none. */
	const FIRST = 'settings';

	/**
	 * The tabs in their order, by name: a new tab is one row here.
	 *
	 * @return array<string, array{title: string, tab: Tab}>
	 */
	private function tabs() {
		return array(
			self::FIRST      => array(
				'title' => __( 'Settings', 'shop-islands' ),
				'tab'   => new Settings( $this->options, $this->build ),
			),
			Check_Page::TAB  => array(
				'title' => __( 'Check my shop', 'shop-islands' ),
				'tab'   => new Check_Page( $this->options, $this->build ),
			),
			Beacon_Page::TAB => array(
				'title' => __( 'Reports', 'shop-islands' ),
				'tab'   => new Beacon_Page( $this->options, $this->build ),
			),
		);
	}

	/**
	 * The page's name in WordPress' hooks; "" before it is in the menu.
	 *
	 * @var string
	 */
	private $hook = '';

	/**
	 * Adds the hooks of wp-admin.
	 */
	public function listen(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ), 60 );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Brings the styles and the script of the plugin's pages, and to no other page.
	 *
	 * @param string $hook The page's.
	 */
	public function enqueue( $hook ): void {
		if ( $this->hook && $this->hook === $hook ) {
			wp_enqueue_style( 'shop-islands-pages', plugins_url( 'admin/pages.css', FILE ), array(), VERSION );
			wp_enqueue_script( 'shop-islands-pages', plugins_url( 'admin/pages.js', FILE ), array(), VERSION, array( 'strategy' => 'defer' ) );
		}
	}

	/**
	 * Puts the page into the menu.
	 */
	public function add_page(): void {
		$title      = __( 'Shop Islands', 'shop-islands' );
		$this->hook = (string) add_submenu_page( 'woocommerce', $title, $title, Settings::WHO, self::PAGE, array( $this, 'render' ) );
	}

	/**
	 * The address of a tab.
	 *
	 * @param string $tab Its name; the first one without a name.
	 * @return string
	 */
	public static function url( $tab = self::FIRST ) {
		return admin_url( 'admin.php?page=' . self::PAGE . ( self::FIRST === $tab ? '' : '&' . self::ARGUMENT . '=' . $tab ) );
	}

	/**
	 * The tab that the address asks for; the first one if it names none that is known.
	 *
	 * @param string[] $names Of the tabs.
	 * @return string
	 */
	private static function current( array $names ) {
		// phpcs:ignore WordPress.Security.NonceVerification -- only reads which page is asked for.
		$asked = isset( $_GET[ self::ARGUMENT ] ) && is_string( $_GET[ self::ARGUMENT ] ) ? sanitize_text_field( wp_unslash( $_GET[ self::ARGUMENT ] ) ) : '';
		return in_array( $asked, $names, true ) ? $asked : self::FIRST;
	}

	/**
	 * Whether this screen shows a tab.
	 *
	 * @param string $tab Its name.
	 */
	public static function is_open( $tab ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only reads which page is asked for.
		return isset( $_GET['page'] ) && self::PAGE === $_GET['page'] && self::current( array( $tab ) ) === $tab;
	}

	/**
	 * Prints the page: its head, the tabs, and what is below them.
	 */
	public function render(): void {
		if ( ! current_user_can( Settings::WHO ) ) {
			return;
		}
		$tabs    = $this->tabs();
		$current = self::current( array_keys( $tabs ) );
		echo '<div class="wrap"><h1>' . esc_html( (string) get_admin_page_title() ) . '</h1>';
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Shop Islands', 'shop-islands' ) );
		foreach ( $tabs as $name => $row ) {
			list( $class, $is_current ) = $name === $current ? array( 'nav-tab nav-tab-active', 'page' ) : array( 'nav-tab', 'false' );
			printf( '<a class="%s" href="%s" aria-current="%s">%s</a>', esc_attr( $class ), esc_url( self::url( $name ) ), esc_attr( $is_current ), esc_html( $row['title'] ) );
		}
		echo '</nav>';
		$tabs[ $current ]['tab']->render();
		echo '</div>';
	}
}
