<?php
/**
 * The beacon's figures in ClickHouse, for shops with so many views that their web server gives reports there.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Reads over ClickHouse's HTTP interface, as a user who may only read. Neither takes reports nor deletes them: the web
 * server and ClickHouse do that (docs/beacon.md). No page of the shop waits for it, only the reports page.
 *
 * @phpstan-import-type Figure from Beacon_Figure
 */
final class Beacon_Clickhouse implements Beacon_Source {

	/**
	 * The constant of wp-config.php with `address`, `user`, `password` and `database`. It is no setting, so that the
	 * password is not in the database.
	 */
	const CONFIG = 'SHOP_ISLANDS_CLICKHOUSE';

	/** How many seconds the answer may take. */
	const PATIENCE = 5;

	/** How many figures are read. */
	const MOST = 50000;

	/** How many bytes of an answer are read. */
	const MOST_BYTES = 16000000;

	/** How many characters of an error's text are shown. */
	const MOST_TOLD = 200;

	/**
	 * What the constant says.
	 *
	 * @var array<string, string>
	 */
	private $config;

	/**
	 * Starts with what the constant says.
	 *
	 * @param mixed $said Untrusted.
	 */
	public function __construct( $said ) {
		$this->config = array(
			'address'  => '',
			'user'     => 'islands_reader',
			'password' => '',
			'database' => 'islands',
		);
		foreach ( is_array( $said ) ? array_intersect_key( $said, $this->config ) : array() as $name => $value ) {
			// A line's end would begin another header.
			$this->config[ $name ] = is_string( $value ) ? (string) preg_replace( '/[\r\n\0]/', '', $value ) : '';
		}
	}

	/**
	 * Every figure that is young enough, newest first; or what is wrong.
	 *
	 * @param int $now In seconds since 1970.
	 * @return Figure[]|\WP_Error
	 */
	public function figures( $now ) {
		if ( ! preg_match( '#^https?://[^\s/]+#i', $this->config['address'] ) ) {
			/* translators: %s: a constant of PHP. */
			return self::problem( sprintf( __( '%s in wp-config.php names no address: it has to begin with http:// or https://.', 'shop-islands' ), self::CONFIG ) );
		}
		$answer = wp_remote_post(
			$this->config['address'],
			array(
				'timeout'     => self::PATIENCE,
				'redirection' => 0,
				'limit_response_size' => self::MOST_BYTES,
				'headers'     => array(
					'X-ClickHouse-User' => $this->config['user'],
					'X-ClickHouse-Key'  => $this->config['password'],
				),
				'body'        => self::query( $this->config['database'], Beacon_Figure::oldest_day( $now ) ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			/* translators: %s: what went wrong. */
			return self::problem( sprintf( __( 'ClickHouse does not answer: %s.', 'shop-islands' ), rtrim( $answer->get_error_message(), '.' ) ) );
		}
		$body   = wp_remote_retrieve_body( $answer );
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			/* translators: 1: a status code, 2: what ClickHouse said. */
			return self::problem( sprintf( __( 'ClickHouse refuses the query (status %1$d): %2$s', 'shop-islands' ), $status, self::shown( $body ) ) );
		}
		$said = json_decode( $body, true, 8 );
		if ( ! is_array( $said ) || ! isset( $said['data'] ) || ! is_array( $said['data'] ) ) {
			return self::problem( __( 'ClickHouse answers something else than figures.', 'shop-islands' ) );
		}
		return self::read( $said['data'] );
	}

	/**
	 * The query.
	 *
	 * @param string $database The database's name.
	 * @param string $day      The oldest day.
	 * @return string
	 */
	public static function query( $database, $day ) {
		return sprintf(
			'SELECT toString(day), page, mode, what, name, code, sum(count), sum(slow), maxMerge(slowest) FROM %s.figures WHERE day >= toDate(%s) GROUP BY day, page, mode, what, name, code ORDER BY day DESC, page, mode, what, name, code LIMIT %d FORMAT JSONCompact',
			self::quoted( $database, '`' ),
			self::quoted( $day, "'" ),
			self::MOST
		);
	}

	/**
	 * A name or a text as ClickHouse's SQL writes it.
	 *
	 * @param string  $text Any text.
	 * @param '`'|"'" $mark A backtick for a name, an apostrophe for a text.
	 * @return string
	 */
	private static function quoted( $text, $mark ) {
		return $mark . addcslashes( $text, "\\`'" ) . $mark;
	}

	/**
	 * The figures of an answer. Leaves out what is none.
	 *
	 * @param mixed[] $rows Untrusted.
	 * @return Figure[]
	 */
	private static function read( array $rows ) {
		$figures = array();
		foreach ( array_slice( $rows, 0, self::MOST ) as $row ) {
			$figure = is_array( $row ) && count( Beacon_Figure::KEYS ) === count( $row ) ? Beacon_Figure::read( (array) array_combine( Beacon_Figure::KEYS, $row ) ) : null;
			if ( $figure ) {
				$figures[] = $figure;
			}
		}
		return $figures;
	}

	/**
	 * The beginning of an error's text.
	 *
	 * @param string $text Untrusted.
	 * @return string
	 */
	private static function shown( $text ) {
		return substr( (string) preg_replace( '/[^\x20-\x7e]+/', ' ', $text ), 0, self::MOST_TOLD );
	}

	/**
	 * Something that is wrong.
	 *
	 * @param string $text What it is.
	 * @return \WP_Error
	 */
	private static function problem( $text ) {
		return new \WP_Error( 'shop_islands_clickhouse', $text );
	}
}
