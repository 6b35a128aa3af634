<?php
/**
 * Keeps the chunks of earlier builds through an update.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress empties the plugin's folder before it puts the new files there. Pages that are open then still ask for
 * chunks of the build that they were printed with, so this class keeps the chunks of the last two builds, which the
 * hashes in their names tell apart. This object does its work from memory, because its own file is gone by then.
 */
final class Old_Builds {

	/** Builds that are kept, in the order in which they came: newest first. */
	const LIST = 'dist/builds.json';

	/** How many builds are kept beside the new one. */
	const MOST = 2;

	const CHUNK = '/-([0-9a-f]{8})\.js$/';

	/**
	 * What the folder held before the update, by path.
	 *
	 * @var array<string, string>
	 */
	private $files = array();

	/**
	 * The builds of those files, newest first.
	 *
	 * @var string[]
	 */
	private $builds = array();

	/**
	 * Adds the hooks: before WordPress empties the folder, and after it has put the new files there.
	 */
	public function listen(): void {
		add_filter( 'upgrader_pre_install', array( $this, 'before' ), 10, 2 );
		add_filter( 'upgrader_post_install', array( $this, 'after' ), 10, 3 );
	}

	/**
	 * Remembers the chunks if this plugin may be the one that is updated: WordPress does not know the name of an uploaded
	 * plugin before it has unpacked it.
	 *
	 * @param mixed   $response Passed on.
	 * @param mixed[] $what     What is being installed.
	 * @return mixed
	 */
	public function before( $response, $what ) {
		$is_upload = isset( $what['type'], $what['action'] ) && 'plugin' === $what['type'] && 'install' === $what['action'];
		if ( $is_upload || ( isset( $what['plugin'] ) && plugin_basename( FILE ) === $what['plugin'] ) ) {
			$this->read( dirname( FILE ) );
		}
		return $response;
	}

	/**
	 * Puts the chunks back beside the new ones.
	 *
	 * @param mixed   $response Passed on.
	 * @param mixed[] $what     What was installed.
	 * @param mixed[] $result   Where to.
	 * @return mixed
	 */
	public function after( $response, $what, $result ) {
		$folder = isset( $result['destination'] ) && is_string( $result['destination'] ) ? untrailingslashit( $result['destination'] ) : '';
		if ( $this->files && ! is_wp_error( $response ) && basename( dirname( FILE ) ) === basename( $folder ) ) {
			$this->write( $folder );
		}
		return $response;
	}

	/**
	 * Reads the chunks of the current build and of those kept before, as many as may stay.
	 *
	 * @param string $folder The plugin's.
	 */
	private function read( $folder ): void {
		$kept     = $this->json( "$folder/" . self::LIST );
		$manifest = $this->json( "$folder/dist/manifest.json" );
		$lean     = $this->json( "$folder/dist/lean/manifest.json" );
		$now      = array_filter( array( $manifest['build'] ?? '', $lean['build'] ?? '' ), fn( $build ) => is_string( $build ) && $build );
		// A build and its lean sister count as one.
		$rows         = array_slice( array_unique( array_merge( array( implode( ' ', $now ) ), array_filter( $kept, 'is_string' ) ) ), 0, self::MOST );
		$this->builds = array_values( array_filter( $rows ) );
		foreach ( array( 'dist', 'dist/lean' ) as $part ) {
			foreach ( $this->scripts( "$folder/$part" ) as $file ) {
				if ( preg_match( self::CHUNK, $file, $match ) && in_array( $match[1], explode( ' ', implode( ' ', $this->builds ) ), true ) ) {
					$this->files[ "$part/" . basename( $file ) ] = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
				}
			}
		}
	}

	/**
	 * The scripts in a folder.
	 *
	 * @param string $folder Its path.
	 * @return string[]
	 */
	private function scripts( $folder ) {
		$found = glob( "$folder/*.js" );
		return $found ? $found : array();
	}

	/**
	 * Writes the remembered files, but overwrites no new file.
	 *
	 * @param string $folder The plugin's.
	 */
	private function write( $folder ): void {
		/**
		 * The way to write files that the updater has chosen.
		 *
		 * @var \WP_Filesystem_Base $wp_filesystem
		 */
		global $wp_filesystem;
		foreach ( $this->files as $path => $content ) {
			if ( ! $wp_filesystem->exists( "$folder/$path" ) && $wp_filesystem->is_dir( dirname( "$folder/$path" ) ) ) {
				$wp_filesystem->put_contents( "$folder/$path", $content );
			}
		}
		$wp_filesystem->put_contents( "$folder/" . self::LIST, (string) wp_json_encode( $this->builds ) );
		$this->files = array();
	}

	/**
	 * A file of JSON; empty where there is none.
	 *
	 * @param string $file Its path.
	 * @return mixed[]
	 */
	private function json( $file ) {
		$read = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		return is_array( $read ) ? $read : array();
	}
}
