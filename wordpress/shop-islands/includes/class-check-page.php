<?php
/**
 * The check of the shop in wp-admin.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The page has the last result, and starts the check's script, which looks at the shop's pages in the owner's browser
 * (class Check_Look). If the shop has changed since the result, a notice offers to look again.
 */
final class Check_Page extends Part implements Tab {

	/** The tab's name. */
	const TAB    = 'check';
	const HANDLE = 'shop-islands-check';

	/** The action of the link that dismisses the notice. */
	const DISMISS = 'shop_islands_check_dismiss';

	/** The screens with the notice: those to which owners come after a change. */
	const SCREENS = array( 'dashboard', 'plugins', 'themes', 'update-core' );

	/**
	 * Adds the hooks of wp-admin.
	 */
	public function listen(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'admin_notices', array( $this, 'remind' ) );
		add_action( 'admin_post_' . self::DISMISS, array( $this, 'dismiss' ) );
	}

	/**
	 * Whether this screen is the check's.
	 */
	private static function is_here(): bool {
		return Admin_Page::is_open( self::TAB );
	}

	/**
	 * Brings the script to the check's own tab.
	 */
	public function enqueue(): void {
		if ( self::is_here() && current_user_can( Settings::WHO ) ) {
			wp_enqueue_script( self::HANDLE, plugins_url( 'dist/' . self::HANDLE . '.js', FILE ), array(), $this->build->version(), array( 'strategy' => 'defer' ) );
		}
	}

	/**
	 * Prints the tab's page. The script fills it.
	 */
	public function render(): void {
		$kept = Check_Memory::all();
		$data = array(
			'rest'       => esc_url_raw( rest_url( Beacon_Route::SPACE . Check_Route::PATH ) ),
			'nonce'      => wp_create_nonce( 'wp_rest' ),
			'last'       => '' === $kept['result'] ? null : json_decode( $kept['result'] ),
			'at'         => $kept['at'] ? wp_date( 'Y-m-d H:i', $kept['at'] ) : '',
			'isOutdated' => '' !== $kept['result'] && Check_Memory::shop( $this->build ) !== $kept['shop'],
			'own'        => $kept['own'],
			'settings'   => Admin_Page::url(),
			'texts'      => Check_Texts::all(),
		);
		echo '<h2>' . esc_html__( 'Check my shop', 'shop-islands' ) . '</h2>';
		echo '<p>' . esc_html__( 'Looks at a page of each kind as a guest gets it, with Shop Islands and without, in this browser. It presses the buttons and sends the forms of these pages, but nothing is ordered, no cart changes, and nothing is kept of it but the result.', 'shop-islands' ) . '</p>';
		echo '<noscript><div class="notice notice-warning inline"><p>' . esc_html__( 'The check needs JavaScript.', 'shop-islands' ) . '</p></div></noscript>';
		echo '<div id="shop-islands-check"></div>';
		Config::print_json( $data, array( 'id' => 'shop-islands-check-data' ) );
	}

	/**
	 * Offers to look again, if the shop has changed since the result.
	 */
	public function remind(): void {
		$screen = get_current_screen();
		if ( self::is_here() || ! $screen || ! in_array( $screen->id, self::SCREENS, true ) || ! current_user_can( Settings::WHO ) || ! Check_Memory::is_outdated( Check_Memory::shop( $this->build ) ) ) {
			return;
		}
		$text = __( 'The theme, a plugin or Shop Islands has changed since your shop was checked.', 'shop-islands' );
		$look = Admin_Page::url( self::TAB );
		$away = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::DISMISS ), self::DISMISS );
		printf( '<div class="notice notice-info"><p>%s</p><p><a class="button" href="%s">%s</a> <a href="%s">%s</a></p></div>', esc_html( $text ), esc_url( $look ), esc_html__( 'Look again', 'shop-islands' ), esc_url( $away ), esc_html__( 'Not now', 'shop-islands' ) );
	}

	/**
	 * Dismisses the notice, until the next change, and goes back to where it was.
	 */
	public function dismiss(): void {
		Settings::check( self::DISMISS );
		Check_Memory::dismiss( Check_Memory::shop( $this->build ) );
		$back = wp_get_referer();
		wp_safe_redirect( $back ? $back : admin_url() );
		exit;
	}
}
