<?php
/**
 * Reports which scripts a page lost, which stayed, and which others need those.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Only for shop managers, and only while the debug setting is on: the report is printed into their pages, and kept for
 * the settings page. The check of the shop (class Check_Look) reads it too, and keeps it itself.
 *
 * @phpstan-type Kept array{page: string, gone: string[], needed: array<array-key, string[]>, plugins: string[], owners: array<array-key, array{script: string, is_ours: bool}>, left: string[], unlisted: array<array-key, array{file: string, keeps: string[]}>, themes: string[]}
 */
final class Report {

	const MEMORY = 'shop_islands_report';

	/**
	 * The shop's settings.
	 *
	 * @var Options
	 */
	private $options;

	/**
	 * What has been noted of this page.
	 *
	 * @var array{page: string, gone: string[], needed: array<string, string[]>, plugins: string[], owners: array<string, array{script: string, is_ours: bool}>, left: string[], unlisted: array<string, array{file: string, keeps: string[]}>, themes?: string[]}|array{}
	 */
	private $noted = array();

	/**
	 * What has been printed into this page.
	 *
	 * @var string
	 */
	private $printed = '';

	/**
	 * Takes the settings.
	 *
	 * @param Options $options The shop's settings.
	 */
	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Whether the visitor may see the report.
	 *
	 * @param Options $options The shop's settings.
	 */
	private static function is_wanted( Options $options ): bool {
		return Check_Look::is_open() || ( $options->get( 'debug' ) && current_user_can( 'manage_woocommerce' ) );
	}

	/**
	 * Notes the page's state, for the report.
	 *
	 * @param string[]                                            $gone     Handles that have lost their file.
	 * @param array<string, string[]>                             $needed   Handles that keep their file, and who needs them.
	 * @param string[]                                            $plugins  Plugins with scripts on the page.
	 * @param array<string, array{script: string, is_ours: bool}> $owners   Who does the work on which markup, as `Owners` has it.
	 * @param array<string, array{file: string, keeps: string[]}> $unlisted Scripts that no list knows, as `Unlisted` has them.
	 */
	public function note( array $gone, array $needed, array $plugins, array $owners, array $unlisted = array() ): void {
		$this->noted = array(
			'page'     => isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '',
			'gone'     => $gone,
			'needed'   => $needed,
			'plugins'  => $plugins,
			'owners'   => $owners,
			'left'     => Balance::left(),
			'unlisted' => $unlisted,
		);
	}

	/**
	 * Prints and keeps the report. The report of a page that was not found is not kept: WordPress prints such a page
	 * for a missing picture too, and its report would replace that of the page with the picture.
	 */
	public function tell(): void {
		if ( $this->noted && self::is_wanted( $this->options ) ) {
			$this->noted['themes'] = Site::themes();
			$this->printed         = Config::json_tag( $this->noted, array( 'id' => 'shop-islands-report' ) );
			echo $this->printed; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in a tag of WordPress'.
			if ( ! is_404() && ! Check_Look::is_open() ) {
				set_transient( self::MEMORY, $this->noted, WEEK_IN_SECONDS );
			}
		}
	}

	/**
	 * A page in which the report as it is now replaces the report that was printed.
	 *
	 * @param string $html The page's.
	 * @return string
	 */
	public function renew( $html ) {
		$before = $this->printed;
		if ( '' === $before ) {
			return $html;
		}
		ob_start();
		$this->tell();
		return str_replace( $before, (string) ob_get_clean(), $html );
	}

	/**
	 * The report that was kept last; empty if there is none.
	 *
	 * @return Kept|array{}
	 */
	public static function last() {
		$last = get_transient( self::MEMORY );
		if ( ! is_array( $last ) || ! isset( $last['page'], $last['gone'], $last['needed'] ) || ! is_string( $last['page'] ) ) {
			return array();
		}
		$page = $last['page'];
		// A report of an earlier version lacks some fields.
		$last += array_fill_keys( array( 'themes', 'plugins', 'owners', 'left', 'unlisted' ), array() );
		return array(
			'page'     => $page,
			'gone'     => self::names( $last['gone'] ),
			'needed'   => array_map( array( self::class, 'names' ), array_filter( (array) $last['needed'], 'is_array' ) ),
			'plugins'  => self::names( $last['plugins'] ),
			'owners'   => self::owners( $last['owners'] ),
			'left'     => self::names( $last['left'] ),
			'unlisted' => self::unlisted( $last['unlisted'] ),
			'themes'   => self::names( $last['themes'] ),
		);
	}

	/**
	 * The owners of markup in a list; none where it is no list.
	 *
	 * @param mixed $owners As they were kept.
	 * @return array<array-key, array{script: string, is_ours: bool}>
	 */
	private static function owners( $owners ) {
		return array_filter( (array) $owners, fn( $owner ) => is_array( $owner ) && isset( $owner['script'], $owner['is_ours'] ) && is_string( $owner['script'] ) && is_bool( $owner['is_ours'] ) );
	}

	/**
	 * The scripts that no list knows; none where it is no list.
	 *
	 * @param mixed $unlisted As they were kept.
	 * @return array<array-key, array{file: string, keeps: string[]}>
	 */
	private static function unlisted( $unlisted ) {
		$scripts = array_filter( (array) $unlisted, fn( $script ) => is_array( $script ) && isset( $script['file'], $script['keeps'] ) && is_string( $script['file'] ) );
		return array_map(
			fn( $script ) => array(
				'file'  => $script['file'],
				'keeps' => self::names( $script['keeps'] ),
			),
			$scripts
		);
	}

	/**
	 * The names in a list; none where it is no list.
	 *
	 * @param mixed $names As they were kept.
	 * @return string[]
	 */
	private static function names( $names ) {
		return is_array( $names ) ? array_filter( $names, 'is_string' ) : array();
	}
}
