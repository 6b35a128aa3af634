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
	 * The lean build's folder in that one; "" for the other build.
	 *
	 * @var string
	 */
	private $part;

	/**
	 * The manifest, once it has been read.
	 *
	 * @var array|null
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
	public function is_there() {
		return is_readable( $this->folder . '/shop-islands.js' ) && $this->version();
	}

	/**
	 * Whether there is a lean build to choose.
	 */
	public function has_lean() {
		return is_readable( dirname( FILE ) . '/dist/lean/manifest.json' );
	}

	/**
	 * The build's hash, which all its chunks carry. "" where nothing was built.
	 *
	 * @return string
	 */
	public function version() {
		$manifest = $this->manifest();
		return isset( $manifest['build'] ) ? (string) $manifest['build'] : '';
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
		return trailingslashit( apply_filters( 'shop_islands_base_url', $this->url ) ) . $this->part . $file;
	}

	/**
	 * Address of a chunk, exactly as the loader will ask for it. "" where the build has none of that name.
	 *
	 * @param string $name Such as `core`.
	 * @return string
	 */
	public function chunk_url( $name ) {
		$manifest = $this->manifest();
		return isset( $manifest['chunks'][ $name ] ) ? $this->url( $manifest['chunks'][ $name ] ) : '';
	}

	/**
	 * The chunks that a kind of page asks for at once, with what they import. A kind that the build does not know has none.
	 *
	 * @param string $kind Such as `product`.
	 * @return string[]
	 */
	public function page_chunks( $kind ) {
		$manifest = $this->manifest();
		return isset( $manifest['pages'][ $kind ] ) && is_array( $manifest['pages'][ $kind ] ) ? array_filter( $manifest['pages'][ $kind ], 'is_string' ) : array();
	}

	/**
	 * What a file's bytes have to hash to, for an `integrity` attribute. "" where the build has none of that name.
	 *
	 * @param string $file Its name, as in the folder.
	 * @return string
	 */
	public function integrity( $file ) {
		$manifest = $this->manifest();
		return isset( $manifest['files'][ $file ]['integrity'] ) ? $manifest['files'][ $file ]['integrity'] : '';
	}

	/**
	 * The integrity of every chunk, by its address. The loader's second try asks for the same address with a fragment,
	 * for which a browser would otherwise know of no integrity.
	 *
	 * @return array<string, string>
	 */
	public function chunk_integrity() {
		$manifest = $this->manifest();
		$all      = array();
		foreach ( isset( $manifest['chunks'] ) ? $manifest['chunks'] : array() as $file ) {
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
		$manifest = $this->manifest();
		return isset( $manifest['head'] ) && is_array( $manifest['head'] ) ? array_filter( $manifest['head'], 'is_string' ) : array();
	}

	/**
	 * Whether the scripts come from another origin than the shop's.
	 */
	public function is_elsewhere() {
		$host = wp_parse_url( $this->url(), PHP_URL_HOST );
		return $host && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host;
	}

	/**
	 * Every island, by name, with a sentence on what it does.
	 *
	 * @return array<string, string>
	 */
	public function islands() {
		$file = dirname( FILE ) . '/dist/islands.php';
		return is_readable( $file ) ? require $file : array();
	}

	/**
	 * The manifest; empty where there is none.
	 *
	 * @return array
	 */
	private function manifest() {
		if ( null === $this->manifest ) {
			$file           = $this->folder . '/manifest.json';
			$read           = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			$this->manifest = is_array( $read ) ? $read : array();
		}
		return $this->manifest;
	}
}
