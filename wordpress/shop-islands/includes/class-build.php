<?php
/**
 * The built scripts: where they are, what they are called, which islands they have.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the build's manifest, once per request.
 */
final class Build {

	/** The option with the version of the build that wp-admin saw last. A shop without it is new. */
	const KNOWN = 'shop_islands_build';

	/**
	 * Folder of the scripts, without a slash at its end.
	 *
	 * @var string
	 */
	private $folder;

	/**
	 * Address of all built scripts' folder, without a slash at its end.
	 *
	 * @var string
	 */
	private $url;

	/**
	 * The lean build's folder inside `$folder`; "" for the usual build.
	 *
	 * @var string
	 */
	private $part;

	/**
	 * The manifest, once it has been read.
	 *
	 * @var mixed[]|null
	 */
	private $manifest;

	/**
	 * Chooses the build.
	 *
	 * @param string $folder  Where the built scripts are.
	 * @param string $url     The folder's address.
	 * @param bool   $is_lean Whether the lean build is wanted, if there is one.
	 */
	public function __construct( $folder, $url, $is_lean ) {
		$this->part   = $is_lean && is_readable( "$folder/lean/manifest.json" ) ? 'lean/' : '';
		$this->folder = untrailingslashit( "$folder/$this->part" );
		$this->url    = $url;
	}

	/**
	 * Whether the scripts have been built at all.
	 */
	public function is_there(): bool {
		return is_readable( $this->folder . '/shop-islands.js' ) && $this->version();
	}

	/**
	 * Whether wp-admin has not seen this build yet. Remembers it.
	 */
	public function is_news(): bool {
		$is_news = get_option( self::KNOWN ) !== $this->version();
		if ( $is_news ) {
			update_option( self::KNOWN, $this->version(), false );
		}
		return $is_news;
	}

	/**
	 * Whether wp-admin has seen any build of this plugin in this shop.
	 */
	public static function is_any_known(): bool {
		return false !== get_option( self::KNOWN );
	}

	/**
	 * Whether there is a lean build to choose.
	 */
	public function has_lean(): bool {
		return is_readable( dirname( FILE ) . '/dist/lean/manifest.json' );
	}

	/**
	 * The build's hash, which all its chunks carry. "" where nothing was built.
	 *
	 * @return string
	 */
	public function version() {
		$manifest = $this->manifest();
		return isset( $manifest['build'] ) && is_scalar( $manifest['build'] ) ? (string) $manifest['build'] : '';
	}

	/**
	 * Address of a file of the build, or of its folder.
	 *
	 * Filtered by `shop_islands_base_url`, for shops that serve the scripts from another place. The lean build's
	 * folder is in that one, as it is in `dist/`.
	 *
	 * @param string $file Its name.
	 * @return string
	 */
	public function url( $file = '' ) {
		$own    = self::on_this_domain( $this->url );
		$folder = apply_filters( 'shop_islands_base_url', $own );
		return trailingslashit( is_string( $folder ) ? $folder : $own ) . $this->part . $file;
	}

	/**
	 * The shop's own address of a folder, on the domain of this page. Some shops have a domain for each language, but their
	 * plugins' addresses stay on the first one, from which browsers import no module into a page of another.
	 *
	 * @param string $url The folder's address.
	 * @return string The same address if the shop has one domain, or if the folder has a domain of its own.
	 */
	private static function on_this_domain( $url ) {
		$host  = fn( $address ): string => (string) wp_parse_url( is_string( $address ) ? $address : '', PHP_URL_HOST );
		$first = $host( $url );
		$is_of = array_map( $host, array( get_option( 'home' ), get_option( 'siteurl' ) ) ) === array( $first, $first );
		if ( ! $first || ! $is_of || $host( home_url() ) === $first ) {
			return $url;
		}
		$origin = '~^(?:https?:)?//[^/]+~i';
		return preg_match( $origin, home_url(), $match ) ? (string) preg_replace( $origin, $match[0], $url ) : $url;
	}

	/**
	 * Address of a chunk, exactly as the loader will ask for it. "" where the build has none of that name.
	 *
	 * @param string $name Such as `core`.
	 * @return string
	 */
	public function chunk_url( $name ) {
		$chunks = $this->texts( 'chunks' );
		return isset( $chunks[ $name ] ) ? $this->url( $chunks[ $name ] ) : '';
	}

	/**
	 * The chunks that a kind of page asks for at once, with what they import. A kind that the build does not know has none.
	 *
	 * @param string $kind Such as `product`.
	 * @return string[]
	 */
	public function page_chunks( $kind ) {
		$pages = $this->part( 'pages' );
		return isset( $pages[ $kind ] ) && is_array( $pages[ $kind ] ) ? array_filter( $pages[ $kind ], 'is_string' ) : array();
	}

	/**
	 * What the loader and other files weigh, each in bytes, compressed, by the file's name.
	 *
	 * @param string[] $chunks Names such as `core`. A chunk that the build does not have is left out.
	 * @param string[] $more   Files that are no chunks, by their names.
	 * @return array<string, int>
	 */
	public function files( array $chunks, array $more = array() ) {
		$files  = $this->part( 'files' );
		$names  = array_intersect_key( $this->texts( 'chunks' ), array_flip( $chunks ) );
		$weight = array();
		foreach ( array_merge( array( 'shop-islands.js' ), $more, array_values( $names ) ) as $file ) {
			$said            = isset( $files[ $file ] ) && is_array( $files[ $file ] ) ? $files[ $file ] : array();
			$weight[ $file ] = isset( $said['gzip'] ) && is_int( $said['gzip'] ) ? $said['gzip'] : 0;
		}
		return $weight;
	}

	/**
	 * A file's hash for an `integrity` attribute. "" where the build has none of that name.
	 *
	 * @param string $file Its name, as in the folder.
	 * @return string
	 */
	public function integrity( $file ) {
		$files = $this->part( 'files' );
		$said  = isset( $files[ $file ] ) && is_array( $files[ $file ] ) ? $files[ $file ] : array();
		return isset( $said['integrity'] ) && is_string( $said['integrity'] ) ? $said['integrity'] : '';
	}

	/**
	 * The integrity of every chunk, by its address. The loader's second try asks for the same address with a fragment,
	 * for which a browser would otherwise know of no integrity.
	 *
	 * @return array<string, string>
	 */
	public function chunk_integrity() {
		$all = array();
		foreach ( $this->texts( 'chunks' ) as $file ) {
			$all[ $this->url( $file ) ]            = $this->integrity( $file );
			$all[ $this->url( $file ) . '#again' ] = $this->integrity( $file );
		}
		return $all;
	}

	/**
	 * What hosts need in the page's head, by island.
	 *
	 * @return array<string, string>
	 */
	public function head_styles() {
		return $this->texts( 'head' );
	}

	/**
	 * Words of which a page's HTML has one if it has a host that such styles are for, by island. An island without such
	 * words may have hosts on any page.
	 *
	 * @return array<string, string[]>
	 */
	public function head_signs() {
		return array_map( fn( $words ) => explode( ' ', $words ), $this->texts( 'signs' ) );
	}

	/**
	 * Whether the scripts come from another origin than the shop's.
	 */
	public function is_elsewhere(): bool {
		$host = wp_parse_url( $this->url(), PHP_URL_HOST );
		return $host && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host;
	}

	/**
	 * Every island, by name: its title, a sentence on what it does, and the plugin or theme whose markup it adopts, which is
	 * "" where it is for hosts of the shop's own.
	 *
	 * @return array<string, array{title: string, what: string, plugin: string}>
	 */
	public function islands() {
		$file = ( $this->part ? dirname( $this->folder ) : $this->folder ) . '/islands.php';
		$said = is_readable( $file ) ? require $file : array();
		$all  = array();
		foreach ( is_array( $said ) ? $said : array() as $name => $island ) {
			if ( is_string( $name ) && is_array( $island ) ) {
				$island       = self::only_texts( $island ) + array_fill_keys( array( 'title', 'what', 'plugin' ), '' );
				$all[ $name ] = array(
					'title'  => $island['title'],
					'what'   => $island['what'],
					'plugin' => $island['plugin'],
				);
			}
		}
		return $all;
	}

	/**
	 * A part of the manifest; empty where it has none.
	 *
	 * @param string $name The part's.
	 * @return mixed[]
	 */
	private function part( $name ) {
		$manifest = $this->manifest();
		return isset( $manifest[ $name ] ) && is_array( $manifest[ $name ] ) ? $manifest[ $name ] : array();
	}

	/**
	 * The texts of a part of the manifest, by name.
	 *
	 * @param string $name The part's.
	 * @return array<string, string>
	 */
	private function texts( $name ) {
		return self::only_texts( $this->part( $name ) );
	}

	/**
	 * The texts in a list, by name.
	 *
	 * @param mixed[] $from Untrusted.
	 * @return array<string, string>
	 */
	private static function only_texts( array $from ) {
		return array_filter( $from, fn( $text, $name ) => is_string( $text ) && is_string( $name ), ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * The manifest; empty where there is none.
	 *
	 * @return mixed[]
	 */
	private function manifest() {
		if ( null === $this->manifest ) {
			$file           = $this->folder . '/manifest.json';
			$read           = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			$this->manifest = is_array( $read ) ? $read : array();
		}
		return $this->manifest;
	}
}
