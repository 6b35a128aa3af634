<?php
/**
 * What was taken out of a page, and what stayed for whose sake.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * For shop managers only, and only with the debug setting on: printed into their pages, and kept for the settings page.
 *
 * @phpstan-type Kept array{page: string, gone: string[], needed: array<array-key, string[]>, plugins: string[], owners: array<array-key, array{script: string, is_ours: bool}>, left: string[], themes: string[]}
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
	 * @var array{page: string, gone: string[], needed: array<string, string[]>, plugins: string[], owners: array<string, array{script: string, is_ours: bool}>, left: string[], themes?: string[]}|array{}
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
	 * Whether whoever looks may see it.
	 *
	 * @param Options $options The shop's settings.
	 */
	private static function is_wanted( Options $options ): bool {
		return $options->get( 'debug' ) && current_user_can( 'manage_woocommerce' );
	}

	/**
	 * Notes how things stand.
	 *
	 * @param string[]                                            $gone    Handles without their file.
	 * @param array<string, string[]>                             $needed  Handles that keep it, and who needs them.
	 * @param string[]                                            $plugins Plugins with scripts on the page.
	 * @param array<string, array{script: string, is_ours: bool}> $owners  Who does the work on which markup, as `Owners` has it.
	 */
	public function note( array $gone, array $needed, array $plugins, array $owners ): void {
		$this->noted = array(
			'page'    => isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '',
			'gone'    => $gone,
			'needed'  => $needed,
			'plugins' => $plugins,
			'owners'  => $owners,
			'left'    => Balance::left(),
		);
	}

	/**
	 * Prints and keeps what was noted. What is missing, such as a page's picture, would be kept in the page's place.
	 */
	public function tell(): void {
		if ( $this->noted && self::is_wanted( $this->options ) ) {
			$this->noted['themes'] = Site::themes();
			$this->printed         = Config::json_tag( $this->noted, array( 'id' => 'shop-islands-report' ) );
			echo $this->printed; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in a tag of WordPress'.
			if ( ! is_404() ) {
				set_transient( self::MEMORY, $this->noted, WEEK_IN_SECONDS );
			}
		}
	}

	/**
	 * A page with the report as it stands now, in the place of the one that was printed.
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
	 * What was kept last; empty where nothing was.
	 *
	 * @return Kept|array{}
	 */
	public static function last() {
		$last = get_transient( self::MEMORY );
		if ( ! is_array( $last ) || ! isset( $last['page'], $last['gone'], $last['needed'] ) || ! is_string( $last['page'] ) ) {
			return array();
		}
		$page = $last['page'];
		// An earlier version kept less.
		$last += array_fill_keys( array( 'themes', 'plugins', 'owners', 'left' ), array() );
		return array(
			'page'    => $page,
			'gone'    => self::names( $last['gone'] ),
			'needed'  => array_map( array( self::class, 'names' ), array_filter( (array) $last['needed'], 'is_array' ) ),
			'plugins' => self::names( $last['plugins'] ),
			'owners'  => self::owners( $last['owners'] ),
			'left'    => self::names( $last['left'] ),
			'themes'  => self::names( $last['themes'] ),
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
	 * The names in a list; none where it is no list.
	 *
	 * @param mixed $names As they were kept.
	 * @return string[]
	 */
	private static function names( $names ) {
		return is_array( $names ) ? array_filter( $names, 'is_string' ) : array();
	}
}
