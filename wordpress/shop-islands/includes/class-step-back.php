<?php
/**
 * Islands that have stepped back for everybody, because they failed again and again by the beacon's reports.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Works only if the shop keeps the reports itself. Such an island counts as switched off until somebody switches it on
 * again; a notice in wp-admin offers that.
 */
final class Step_Back extends Part {

	/**
	 * The option with the islands that have stepped back, each with the time, and the kind of page of the last failure.
	 */
	const NAME = 'shop_islands_stepped_back';

	/** The option with the failures in a row. */
	const ROWS = 'shop_islands_failing';

	/** The action of the notice's button. */
	const ACTION = 'shop_islands_switch_on';

	/**
	 * How many islands can step back. If more fail, the islands are not the cause. The number also limits what made-up
	 * reports can do.
	 */
	const MOST = 3;

	/**
	 * The islands that keep something back until the visitor agrees: a script, a service, a player, a cookie. They never
	 * step back, because anybody can make reports up, and what they keep back would start for everybody. Nor does an
	 * island that shares an original script with one of them: that script would come back and do the work of both.
	 */
	const NEVER = array( 'chat', 'consent', 'lightbox', 'map', 'order-attribution', 'order-attribution-inputs', 'popup', 'service', 'social-proof' );

	/**
	 * Adds the hooks of wp-admin.
	 */
	public function listen(): void {
		add_action( 'admin_notices', array( $this, 'tell' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'switch_on' ) );
	}

	/**
	 * Takes in a report that counts. While managers alone have islands, none does: no island is to step back for everybody
	 * because of a manager's browser.
	 *
	 * @param Beacon_Report $report What was told.
	 * @param int           $now    In seconds since 1970.
	 * @param int           $group  Of the client that told it: see Client::group().
	 */
	public function hear( Beacon_Report $report, $now, $group ): void {
		if ( ! Audience::has_guests() || $this->options->get( 'steady' ) || ! in_array( $report->mode, array( 'islands', 'both' ), true ) ) {
			return;
		}
		$all    = self::all( $this->options );
		$before = self::rows();
		$rows   = Step_Back_Rule::next( $before, $report, $group, $now, self::never() );
		$back   = array_slice( array_diff( Step_Back_Rule::reached( $rows ), array_keys( $all ) ), 0, max( 0, self::MOST - count( $all ) ) );
		$rows   = array_diff_key( $rows, array_flip( $back ) );
		if ( $rows !== $before ) {
			update_option( self::ROWS, $rows, false );
		}
		if ( $back ) {
			$what = array(
				'since' => $now,
				'page'  => $report->page,
			);
			self::keep( $all + array_fill_keys( $back, $what ) );
		}
	}

	/**
	 * The islands that have stepped back; none if the shop keeps no reports. The stored value is checked, because any code
	 * may have written into the database.
	 *
	 * @param Options $options The shop's settings.
	 * @return array<string, array{since: int, page: string}>
	 */
	public static function all( Options $options ) {
		$all   = array();
		$never = self::never();
		foreach ( $options->get( 'receive' ) ? (array) get_option( self::NAME ) : array() as $island => $what ) {
			if ( is_string( $island ) && ! in_array( $island, $never, true ) && is_array( $what ) && isset( $what['since'], $what['page'] ) && is_int( $what['since'] ) && is_string( $what['page'] ) ) {
				$all[ $island ] = array(
					'since' => $what['since'],
					'page'  => $what['page'],
				);
			}
		}
		return $all;
	}

	/**
	 * The islands that never step back: see NEVER.
	 *
	 * @return string[]
	 */
	public static function never() {
		$never = self::NEVER;
		foreach ( Handles::all() as $islands ) {
			if ( array_intersect( self::NEVER, $islands ) ) {
				$never = array_merge( $never, $islands );
			}
		}
		return array_values( array_unique( $never ) );
	}

	/**
	 * The failures in a row.
	 *
	 * @return array<string, array{groups: int[], since: int, last: int}>
	 */
	private static function rows() {
		$rows = array();
		foreach ( (array) get_option( self::ROWS ) as $island => $row ) {
			if ( is_string( $island ) && is_array( $row ) && isset( $row['groups'], $row['since'], $row['last'] ) && is_array( $row['groups'] ) && is_int( $row['since'] ) && is_int( $row['last'] ) ) {
				$rows[ $island ] = array(
					'groups' => array_values( array_filter( $row['groups'], 'is_int' ) ),
					'since'  => $row['since'],
					'last'   => $row['last'],
				);
			}
		}
		return $rows;
	}

	/**
	 * Stores which islands have stepped back, and empties page caches, whose pages are now out of date.
	 *
	 * @param array<string, array{since: int, page: string}> $all See all().
	 */
	private static function keep( array $all ): void {
		// The option is autoloaded, because every page reads it.
		update_option( self::NAME, $all, true );
		Caches::purge_if_guests_have_islands();
	}

	/**
	 * Shows the notice to everybody who may switch the islands on again.
	 */
	public function tell(): void {
		if ( ! current_user_can( Settings::WHO ) ) {
			return;
		}
		foreach ( self::all( $this->options ) as $island => $what ) {
			/* translators: 1: an island, 2: a number of reports, 3: a kind of page, 4: a date. */
			$text = __( 'Shop Islands has switched the island “%1$s” off for everybody, because it failed in %2$d of its visitors’ reports in a row, the last time on a page of the kind “%3$s” (%4$s). The plugins’ own scripts do its work meanwhile.', 'shop-islands' );
			printf( '<div class="notice notice-warning"><p>%s</p>', esc_html( sprintf( $text, $island, Step_Back_Rule::MOST, $what['page'], (string) wp_date( 'Y-m-d H:i', $what['since'] ) ) ) );
			printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="island" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ), esc_attr( $island ) );
			wp_nonce_field( self::ACTION );
			printf( '<p><button class="button">%s</button></p></form></div>', esc_html__( 'Switch on again', 'shop-islands' ) );
		}
	}

	/**
	 * Switches an island on again.
	 */
	public function switch_on(): void {
		Settings::check( self::ACTION );
		$island = isset( $_POST['island'] ) && is_string( $_POST['island'] ) ? sanitize_text_field( wp_unslash( $_POST['island'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		self::keep( array_diff_key( self::all( $this->options ), array( $island => true ) ) );
		wp_safe_redirect( Admin_Page::url() );
		exit;
	}
}
