<?php
/**
 * The beacon's figures in wp-admin.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Below WooCommerce's menu, for whoever may change the settings, while reports are kept in this shop.
 */
final class Beacon_Page extends Part {

	const PAGE   = 'shop-islands-beacon';
	const EXPORT = 'shop_islands_beacon_export';
	const CLEAR  = 'shop_islands_beacon_clear';

	/** The page shows as many rows of each table; the export has all. */
	const MOST = 50;

	/**
	 * In wp-admin. The table is there as soon as reports are to be kept.
	 */
	public function listen(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ), 61 );
		add_action( 'admin_post_' . self::EXPORT, array( $this, 'export' ) );
		add_action( 'admin_post_' . self::CLEAR, array( $this, 'clear' ) );
		add_action( 'shop_islands_changed', array( $this, 'prepare' ) );
	}

	/**
	 * Makes the table, where the settings need it: they have just been stored, or this build is new to the shop.
	 */
	public function prepare(): void {
		if ( $this->options->get( 'receive' ) ) {
			Beacon_Table::create();
		}
	}

	/**
	 * Puts the page into the menu.
	 */
	public function add_page(): void {
		if ( $this->options->get( 'receive' ) ) {
			$title = __( 'Shop Islands: reports', 'shop-islands' );
			add_submenu_page( 'woocommerce', $title, $title, Settings::WHO, self::PAGE, array( $this, 'render' ) );
		}
	}

	/**
	 * The page.
	 */
	public function render(): void {
		if ( ! current_user_can( Settings::WHO ) ) {
			return;
		}
		$summary = new Beacon_Summary( Beacon_Table::all( time() ) );
		echo '<div class="wrap"><h1>' . esc_html( (string) get_admin_page_title() ) . '</h1>';
		/* translators: %d: a number of days. */
		printf( '<p>' . esc_html__( 'What the pages of the last %d days told. No row is of one visitor.', 'shop-islands' ) . '</p>', (int) Beacon_Table::OLDEST );
		$this->failures( $summary );
		$this->taps( $summary );
		$this->adds( $summary );
		$this->buttons();
		echo '</div>';
	}

	/**
	 * Which islands fail on which pages.
	 *
	 * @param Beacon_Summary $summary The figures.
	 */
	private function failures( Beacon_Summary $summary ): void {
		$rows = array();
		foreach ( array_slice( $summary->failures(), 0, self::MOST ) as $row ) {
			$rows[] = array( $row['page'], $row['name'], $row['code'], $row['mode'], $row['count'], $summary->views( $row['page'], $row['mode'] ) );
		}
		$heads = array( __( 'Page', 'shop-islands' ), __( 'Island', 'shop-islands' ), __( 'What failed', 'shop-islands' ), __( 'Mode', 'shop-islands' ), __( 'Times', 'shop-islands' ), __( 'Views of such pages', 'shop-islands' ) );
		self::table( __( 'Islands that fail', 'shop-islands' ), $heads, $rows );
	}

	/**
	 * The slowest taps.
	 *
	 * @param Beacon_Summary $summary The figures.
	 */
	private function taps( Beacon_Summary $summary ): void {
		$rows = array();
		foreach ( array_slice( $summary->taps(), 0, self::MOST ) as $row ) {
			$rows[] = array( $row['page'], $row['name'], $row['mode'], $row['slowest'], $row['slow'], $row['count'] );
		}
		$heads = array( __( 'Page', 'shop-islands' ), __( 'Action', 'shop-islands' ), __( 'Mode', 'shop-islands' ), __( 'Slowest, in ms', 'shop-islands' ), __( 'Longer than 200 ms', 'shop-islands' ), __( 'Measured', 'shop-islands' ) );
		self::table( __( 'Slowest taps', 'shop-islands' ), $heads, $rows );
	}

	/**
	 * What became of adds whose answer was lost.
	 *
	 * @param Beacon_Summary $summary The figures.
	 */
	private function adds( Beacon_Summary $summary ): void {
		$adds = $summary->adds();
		$rows = array(
			array( __( 'The product is in the cart after all', 'shop-islands' ), $adds['added'] ),
			array( __( 'The product is not in the cart, and the shopper was told', 'shop-islands' ), $adds['failed'] ),
			array( __( 'Nobody could tell, and the shopper was told', 'shop-islands' ), $adds['unknown'] ),
		);
		self::table( __( 'Adds whose answer was lost', 'shop-islands' ), array( __( 'Outcome', 'shop-islands' ), __( 'Times', 'shop-islands' ) ), $rows );
	}

	/**
	 * A table of WordPress' looks; a sentence where it is empty.
	 *
	 * @param string                $title Above it.
	 * @param string[]              $heads Of its columns.
	 * @param array<(string|int)[]> $rows  Its cells.
	 */
	private static function table( $title, array $heads, array $rows ): void {
		echo '<h2>' . esc_html( $title ) . '</h2>';
		if ( ! $rows ) {
			echo '<p>' . esc_html__( 'None.', 'shop-islands' ) . '</p>';
			return;
		}
		// On a phone it is wider than the screen.
		printf( '<div style="overflow-x:auto" role="region" tabindex="0" aria-label="%s">', esc_attr( $title ) );
		echo '<table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $rows as $row ) {
			echo '<tr>';
			foreach ( $row as $cell ) {
				echo '<td>' . esc_html( (string) $cell ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}

	/**
	 * Links to the export, and a button that deletes all.
	 */
	private function buttons(): void {
		echo '<p>';
		foreach ( array( 'csv', 'json' ) as $format ) {
			$url = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::EXPORT . '&format=' . $format ), self::EXPORT );
			/* translators: %s: a file format. */
			printf( '<a class="button" href="%s">%s</a> ', esc_url( $url ), esc_html( sprintf( __( 'Export as %s', 'shop-islands' ), strtoupper( $format ) ) ) );
		}
		printf( '</p><form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::CLEAR ) );
		wp_nonce_field( self::CLEAR );
		submit_button( __( 'Delete all reports', 'shop-islands' ), 'delete', 'submit', false );
		echo '</form>';
	}

	/**
	 * Sends every figure as a file.
	 */
	public function export(): void {
		Settings::check( self::EXPORT );
		$format  = isset( $_GET['format'] ) && 'json' === $_GET['format'] ? 'json' : 'csv'; // phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		$figures = Beacon_Table::all( time() );
		nocache_headers();
		header( 'Content-Type: ' . ( 'json' === $format ? 'application/json' : 'text/csv' ) . '; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"shop-islands-reports.$format\"" );
		echo 'json' === $format ? wp_json_encode( $figures ) : self::csv( $figures ); // phpcs:ignore WordPress.Security.EscapeOutput -- a file, whose words are known ones.
		exit;
	}

	/**
	 * The figures as lines. No word of them has a comma, a quote or a sign that a spreadsheet would calculate with.
	 *
	 * @param array<string, string|int>[] $figures See Beacon_Table::all().
	 * @return string
	 */
	public static function csv( array $figures ) {
		$lines = array( 'day,page,mode,what,name,code,count,slow,slowest' );
		foreach ( $figures as $figure ) {
			$lines[] = implode( ',', $figure );
		}
		return implode( "\r\n", $lines ) . "\r\n";
	}

	/**
	 * Deletes every figure.
	 */
	public function clear(): void {
		Settings::check( self::CLEAR );
		Beacon_Table::clear();
		wp_safe_redirect( admin_url( 'admin.php?page=' . self::PAGE ) );
		exit;
	}
}
