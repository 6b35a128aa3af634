<?php
/**
 * The beacon's figures in wp-admin.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what the pages reported, and says how to begin if nobody keeps their reports.
 *
 * @phpstan-import-type Figure from Beacon_Figure
 */
final class Beacon_Page extends Part implements Tab {

	/** The tab's name. */
	const TAB    = 'reports';
	const EXPORT = 'shop_islands_beacon_export';
	const CLEAR  = 'shop_islands_beacon_clear';

	/** How many rows of each table the page shows; the export has all. */
	const MOST = 50;

	/**
	 * Adds the hooks of wp-admin. The table is created as soon as the settings ask to keep reports.
	 */
	public function listen(): void {
		add_action( 'admin_post_' . self::EXPORT, array( $this, 'export' ) );
		add_action( 'admin_post_' . self::CLEAR, array( $this, 'clear' ) );
		add_action( 'add_option_' . Options::NAME, array( $this, 'prepare' ) );
		add_action( 'update_option_' . Options::NAME, array( $this, 'prepare' ) );
	}

	/**
	 * Creates the table if the settings need it. Runs when the settings have been stored.
	 */
	public function prepare(): void {
		if ( $this->options->get( 'receive' ) ) {
			Beacon_Table::create();
		}
	}

	/**
	 * Prints the page.
	 */
	public function render(): void {
		$source = Beacon_Sources::of( $this->options );
		if ( ! $source ) {
			echo '<p>' . esc_html__( 'The shop keeps no reports. To begin, tick “Keep the reports in this shop” in the settings.', 'shop-islands' ) . '</p>';
			return;
		}
		/* translators: %d: a number of days. */
		printf( '<p>' . esc_html__( 'What the pages of the last %d days told. No row is of one visitor.', 'shop-islands' ) . '</p>', (int) Beacon_Figure::OLDEST );
		$figures = $source->figures( time() );
		if ( is_wp_error( $figures ) ) {
			/* translators: %s: what is wrong. */
			printf( '<div class="notice notice-error inline"><p>' . esc_html__( 'There are no figures now. %s The shop’s pages do not need it.', 'shop-islands' ) . '</p></div>', esc_html( $figures->get_error_message() ) );
			return;
		}
		$summary = new Beacon_Summary( $figures );
		$this->failures( $summary );
		$this->taps( $summary );
		$this->adds( $summary );
		$this->buttons( $source );
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
	 * Prints a table that looks like WordPress' own, or a sentence if there are no rows.
	 *
	 * @param string                $title The heading above it.
	 * @param string[]              $heads The columns' headings.
	 * @param array<(string|int)[]> $rows  The rows' cells.
	 */
	private static function table( $title, array $heads, array $rows ): void {
		echo '<h2>' . esc_html( $title ) . '</h2>';
		if ( ! $rows ) {
			echo '<p>' . esc_html__( 'None.', 'shop-islands' ) . '</p>';
			return;
		}
		// On a phone the table is wider than the screen, so it scrolls.
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
	 * Links to the export, and a button that deletes all. ClickHouse's figures are not this page's to delete.
	 *
	 * @param Beacon_Source $source Where the figures are.
	 */
	private function buttons( Beacon_Source $source ): void {
		echo '<p>';
		foreach ( array( 'csv', 'json' ) as $format ) {
			$url = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::EXPORT . '&format=' . $format ), self::EXPORT );
			/* translators: %s: a file format. */
			printf( '<a class="button" href="%s">%s</a> ', esc_url( $url ), esc_html( sprintf( __( 'Export as %s', 'shop-islands' ), strtoupper( $format ) ) ) );
		}
		echo '</p>';
		if ( ! $source instanceof Beacon_Table ) {
			return;
		}
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::CLEAR ) );
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
		$source  = Beacon_Sources::of( $this->options );
		$figures = $source ? $source->figures( time() ) : array();
		if ( is_wp_error( $figures ) ) {
			wp_die( esc_html( $figures->get_error_message() ) );
		}
		nocache_headers();
		header( 'Content-Type: ' . ( 'json' === $format ? 'application/json' : 'text/csv' ) . '; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"shop-islands-reports.$format\"" );
		echo 'json' === $format ? wp_json_encode( $figures ) : self::csv( $figures ); // phpcs:ignore WordPress.Security.EscapeOutput -- a file, whose words are known ones.
		exit;
	}

	/**
	 * The figures as lines. No word of them has a comma, a quote or a sign that a spreadsheet would calculate with.
	 *
	 * @param Figure[] $figures See Beacon_Source.
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
		wp_safe_redirect( Admin_Page::url( self::TAB ) );
		exit;
	}
}
