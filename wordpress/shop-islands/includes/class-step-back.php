<?php
/**
 * Islands that have stepped back for everybody, because they failed again and again by the beacon's reports.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Only where reports are kept in this shop. Such an island counts as switched off until somebody switches it on again, which
 * a notice in wp-admin offers.
 *
 * @phpstan-import-type Rows from Step_Back_Rule
 */
final class Step_Back extends Part {

	/** The option with the islands, since when, and on which kind of page the last failure was. */
	const NAME = 'shop_islands_stepped_back';

	/** The option with the failures in a row. */
	const ROWS = 'shop_islands_failing';

	/** What the notice's button asks for. */
	const ACTION = 'shop_islands_switch_on';

	/** Where more fail, it is not the islands that are at fault. It also bounds what made-up reports can do. */
	const MOST = 3;

	/**
	 * In wp-admin.
	 */
	public function listen(): void {
		add_action( 'admin_notices', array( $this, 'tell' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'switch_on' ) );
	}

	/**
	 * Hears a report that counts.
	 *
	 * @param Beacon_Report $report What was told.
	 * @param int           $now    In seconds since 1970.
	 */
	public function hear( Beacon_Report $report, $now ): void {
		if ( $this->options->get( 'steady' ) || ! in_array( $report->mode, array( 'islands', 'both' ), true ) ) {
			return;
		}
		$all    = self::all( $this->options );
		$before = self::rows();
		$rows   = Step_Back_Rule::next( $before, $report, $now );
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
	 * The islands that have stepped back: none where no reports are kept. Anything may have written into the database.
	 *
	 * @param Options $options The shop's settings.
	 * @return array<string, array{since: int, page: string}>
	 */
	public static function all( Options $options ) {
		$all = array();
		foreach ( $options->get( 'receive' ) ? (array) get_option( self::NAME ) : array() as $island => $what ) {
			if ( is_string( $island ) && ! in_array( $island, Step_Back_Rule::NEVER, true ) && is_array( $what ) && isset( $what['since'], $what['page'] ) && is_int( $what['since'] ) && is_string( $what['page'] ) ) {
				$all[ $island ] = array(
					'since' => $what['since'],
					'page'  => $what['page'],
				);
			}
		}
		return $all;
	}

	/**
	 * The failures in a row.
	 *
	 * @return array<string, array{count: int, last: int}>
	 */
	private static function rows() {
		$rows = array();
		foreach ( (array) get_option( self::ROWS ) as $island => $row ) {
			if ( is_string( $island ) && is_array( $row ) && isset( $row['count'], $row['last'] ) && is_int( $row['count'] ) && is_int( $row['last'] ) ) {
				$rows[ $island ] = array(
					'count' => $row['count'],
					'last'  => $row['last'],
				);
			}
		}
		return $rows;
	}

	/**
	 * Keeps which islands have stepped back. Pages that caches hold have become old.
	 *
	 * @param array<string, array{since: int, page: string}> $all See all().
	 */
	private static function keep( array $all ): void {
		// Every page reads it.
		update_option( self::NAME, $all, true );
		Caches::purge();
	}

	/**
	 * Tells whoever may switch them on again.
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
	 * Switches one on again.
	 */
	public function switch_on(): void {
		Settings::check( self::ACTION );
		$island = isset( $_POST['island'] ) && is_string( $_POST['island'] ) ? sanitize_text_field( wp_unslash( $_POST['island'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		self::keep( array_diff_key( self::all( $this->options ), array( $island => true ) ) );
		wp_safe_redirect( admin_url( 'admin.php?page=' . Settings::PAGE ) );
		exit;
	}
}
