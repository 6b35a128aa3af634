<?php
/**
 * Tests which files of an earlier build are still there after an update.
 */

require __DIR__ . '/check.php';
subject( 'old-builds' );

// The plugin's own file is in a folder that the test fills and empties.
$folder = sys_get_temp_dir() . '/shop-islands-' . getmypid();
define( 'Shop_Islands\FILE', "$folder/shop-islands.php" );

/** Stand-ins for the functions of WordPress that the class needs. */
function add_filter() {}
function plugin_basename( $file ) {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}
function is_wp_error( $value ) {
	return 'error' === $value;
}
function untrailingslashit( $path ) {
	return rtrim( $path, '/' );
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}

$wp_filesystem = new class() {
	public function exists( $path ) {
		return file_exists( $path );
	}
	public function is_dir( $path ) {
		return is_dir( $path );
	}
	public function put_contents( $path, $content ) {
		return file_put_contents( $path, $content );
	}
};

/** Empties the folder, as an update does. */
function clear( string $folder ): void {
	foreach ( is_dir( $folder ) ? array_diff( scandir( $folder ), array( '.', '..' ) ) : array() as $name ) {
		is_dir( "$folder/$name" ) ? clear( "$folder/$name" ) : unlink( "$folder/$name" );
	}
	is_dir( $folder ) && rmdir( $folder );
}

/** Fills the folder with a build. */
function fill( string $folder, string $build ): void {
	clear( $folder );
	mkdir( "$folder/dist", 0700, true );
	file_put_contents( "$folder/dist/manifest.json", json_encode( array( 'build' => $build ) ) );
	file_put_contents( "$folder/dist/core-$build.js", "core of $build" );
	file_put_contents( "$folder/dist/shop-islands.js", "loader of $build" );
}

/** Updates to a build. Returns the names of the chunks that are there then. */
function update( string $folder, string $build, array $what = array(), $response = true, string $destination = '' ): array {
	$what  += array( 'plugin' => basename( $folder ) . '/shop-islands.php' );
	$keeper = new Shop_Islands\Old_Builds();
	same( 'what the upgrader asks is passed on', $response, $keeper->before( $response, $what ) );
	fill( $folder, $build );
	same( 'and what it says', $response, $keeper->after( $response, $what, array( 'destination' => $destination ? $destination : "$folder/" ) ) );
	$names = array_map( 'basename', glob( "$folder/dist/core-*.js" ) );
	sort( $names );
	return $names;
}

register_shutdown_function( 'clear', $folder );
fill( $folder, 'aaaaaaaa' );

same( 'the build before stays', array( 'core-aaaaaaaa.js', 'core-bbbbbbbb.js' ), update( $folder, 'bbbbbbbb' ) );
same( 'its chunks are its own', 'core of aaaaaaaa', file_get_contents( "$folder/dist/core-aaaaaaaa.js" ) );
same( 'the loader is the new one', 'loader of bbbbbbbb', file_get_contents( "$folder/dist/shop-islands.js" ) );
same( 'two builds stay', array( 'core-aaaaaaaa.js', 'core-bbbbbbbb.js', 'core-cccccccc.js' ), update( $folder, 'cccccccc' ) );
same( 'and no more', array( 'core-bbbbbbbb.js', 'core-cccccccc.js', 'core-dddddddd.js' ), update( $folder, 'dddddddd' ) );
same( 'the same build again counts once', array( 'core-cccccccc.js', 'core-dddddddd.js' ), update( $folder, 'dddddddd' ) );
same( 'so that as many stay', array( 'core-cccccccc.js', 'core-dddddddd.js', 'core-eeeeeeee.js' ), update( $folder, 'eeeeeeee' ) );
$upload = array(
	'plugin' => null,
	'type'   => 'plugin',
	'action' => 'install',
);
same( 'an upload keeps them too', array( 'core-bbbbbbbb.js', 'core-dddddddd.js', 'core-eeeeeeee.js' ), update( $folder, 'bbbbbbbb', $upload ) );
same( 'of this plugin only', array( 'core-aaaaaaaa.js' ), update( $folder, 'aaaaaaaa', $upload, true, '/plugins/other/' ) );
same( 'another plugin’s update is none of its business', array( 'core-cccccccc.js' ), update( $folder, 'cccccccc', array( 'plugin' => 'other/other.php' ) ) );
same( 'nothing is written after a failed one', array( 'core-ffffffff.js' ), update( $folder, 'ffffffff', array(), 'error' ) );
