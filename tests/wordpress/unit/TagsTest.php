<?php
/**
 * Tests that every tag that the plugin prints has the optimisers' marks, because no tag does its work if it is
 * combined, delayed or minified.
 */

use Shop_Islands\Beacon;
use Shop_Islands\Config;
use Shop_Islands\Guard;
use Shop_Islands\Head_Styles;
use Shop_Islands\Hosts;
use Shop_Islands\Language;
use Shop_Islands\Product_Screen;
use Shop_Islands\Report;
use Shop_Islands\Safety_Net;
use Shop_Islands\Scripts;
use Shop_Islands\Tag;
use Shop_Islands\Visit;

final class TagsTest extends SiteTest {
	/** A call that makes a tag, or the tag itself, in the plugin's code. */
	const MAKES_A_TAG = '/\b(wp_(?:print|get)_(?:inline_)?script_tag|wp_enqueue_script|wp_add_inline_script|wp_enqueue_style|wp_add_inline_style)\(|\'(<(?:script|style|link)\b)/';

	/** The places in the code that make tags. A new line here needs a row in tags() below. */
	const PLACES = array(
		// Tags on the plugin's own pages in wp-admin.
		'class-admin-page.php'     => array( 'wp_enqueue_style', 'wp_enqueue_script' ),
		'class-beacon.php'         => array( 'wp_enqueue_script' ),
		// Only on pages that the check of the shop looks at; it has the marks (CheckTest).
		'class-check-look.php'     => array( '<script' ),
		// Of wp-admin.
		'class-check-page.php'     => array( 'wp_enqueue_script' ),
		'class-config.php'         => array( '<link', 'wp_get_inline_script_tag' ),
		// This file only checks whether such a tag exists. The script that it adds is for the block editor.
		'class-embeds.php'         => array( '<script', 'wp_add_inline_script' ),
		'class-guard.php'          => array( 'wp_get_script_tag' ),
		'class-head-styles.php'    => array( '<style' ),
		'class-language.php'       => array( 'wp_print_inline_script_tag' ),
		'class-product-screen.php' => array( 'wp_enqueue_script' ),
		'class-safety-net.php'     => array( 'wp_print_inline_script_tag' ),
		'class-scripts.php'        => array( 'wp_enqueue_script' ),
		// The first is the page's own script, which optimisers never see.
		'class-visit.php'          => array( '<script', 'wp_print_inline_script_tag' ),
	);

	public function test_every_place_that_makes_a_tag_is_known(): void {
		$places = array();
		foreach ( glob( dirname( Shop_Islands\FILE ) . '/includes/*.php' ) as $file ) {
			// Patterns that read a page are no tags.
			$code = preg_replace( '/^\tconst [A-Z_]+ += \'~.*/m', '', file_get_contents( $file ) );
			if ( preg_match_all( self::MAKES_A_TAG, $code, $found, PREG_SET_ORDER ) ) {
				$places[ basename( $file ) ] = array_map( fn( $one ) => $one[2] ?? $one[1], $found );
			}
		}
		$this->assertSame( self::PLACES, $places );
	}

	private static function folder(): string {
		return sys_get_temp_dir() . '/shop-islands-tags-' . getmypid();
	}

	public static function tearDownAfterClass(): void {
		array_map( 'unlink', glob( self::folder() . '/*' ) ?: array() );
		is_dir( self::folder() ) && rmdir( self::folder() );
	}

	/** A build with everything. */
	private function whole_build(): Shop_Islands\Build {
		$folder = self::folder();
		is_dir( $folder ) || mkdir( $folder );
		$manifest = array(
			'build'  => 'abc',
			'head'   => array( 'slider' => '.slider{}' ),
			'chunks' => array( 'core' => 'core-abc.js' ),
			'files'  => array( 'core-abc.js' => array( 'integrity' => 'sha384-x' ) ),
		);
		file_put_contents( "$folder/manifest.json", json_encode( $manifest ) );
		file_put_contents( "$folder/shop-islands.js", '' );
		return new Shop_Islands\Build( $folder, 'https://cdn.example/dist', false );
	}

	/** The functions that print tags. */
	public function tags(): array {
		return array(
			'the guard'               => array( 1, array( self::class, 'guard' ) ),
			'the settings of a page, and what scripts hash to' => array( 2, fn( $options, $build ) => ( new Config( $options, $build ) )->print() ),
			'the wish of a visitor'   => array( 1, fn( $options, $build ) => ( new Visit( $options, $build ) )->print() ),
			'the language'            => array( 1, fn( $options, $build ) => ( new Language( $options, $build ) )->print() ),
			'the safety net'          => array( 1, fn( $options, $build ) => ( new Safety_Net( $options, $build ) )->spread( array( 'jquery-core' ) ) ),
			'the styles of the head'  => array( 1, fn( $options, $build ) => ( new Head_Styles( $options, $build ) )->print() ),
			'the settings of a banner' => array( 1, fn() => ( new Hosts() )->render( array( 'name' => 'consent' ) ) ),
			'the settings in wp-admin' => array( 1, fn( $options, $build ) => ( new Product_Screen( $options, $build ) )->print_config() ),
			'the loader'              => array( 1, fn( $options, $build ) => ( new Scripts( $options, $build, new Report( $options ), new Safety_Net( $options, $build ) ) )->enqueue() ),
			'the beacon'              => array( 1, fn( $options, $build ) => ( new Beacon( $options, $build ) )->enqueue() ),
			'the script in wp-admin'  => array( 1, fn( $options, $build ) => ( new Product_Screen( $options, $build ) )->enqueue( 'post.php' ) ),
			'the report'              => array( 1, array( self::class, 'report' ) ),
		);
	}

	/** The guard's tag, as a page gets it. */
	public static function guard( $options, $build ): void {
		$guard = new Guard( $options, $build );
		$guard->hold();
		$guard->print();
	}

	/** A manager's report. */
	public static function report( $options ): void {
		$report = new Report( $options );
		$report->note( array( 'jquery-core' ), array(), array(), array() );
		$report->tell();
	}

	/** @dataProvider tags */
	public function test_bears_the_marks( int $count, callable $print ): void {
		Site::$now->may     = array( 'edit_products', 'manage_woocommerce' );
		Site::$now->filters = array( 'shop_islands_guard' => fn() => true );
		$options            = $this->options( array( 'integrity' => 'all', 'beacon' => '/beacon', 'debug' => true ) );
		$build              = $this->whole_build();
		$html               = $this->printed( fn() => $print( $options, $build ) );
		$tags               = array_merge( $this->inline_tags(), $this->tags_with_files( $options, $build ), $this->tags_in( $html ) );
		$this->assertCount( $count, $tags );
		foreach ( $tags as $attributes ) {
			$this->assertSame( array(), array_diff_key( Tag::MARKS, $attributes ), json_encode( $attributes ) );
		}
	}

	/** The attributes of tags that WordPress' functions make at once. */
	private function inline_tags(): array {
		return array_merge( array_column( $this->calls( 'wp_print_inline_script_tag' ), 2 ), array_column( $this->calls( 'wp_get_script_tag' ), 1 ) );
	}

	/** The attributes of tags that WordPress makes later, of scripts that are enqueued. */
	private function tags_with_files( $options, $build ): array {
		return array_map( fn( $call ) => ( new Tag( $options, $build ) )->mark( array( 'id' => "$call[1]-js" ) ), $this->calls( 'wp_enqueue_script' ) );
	}

	/**
	 * The attributes of tags that are printed as they are. A file that is only fetched ahead is neither combined nor
	 * delayed.
	 */
	private function tags_in( string $html ): array {
		preg_match_all( '/<(?:script|style)\b([^>]*)>/', $html, $found );
		return array_map(
			function ( $text ) {
				preg_match_all( '/[\w-]+/', preg_replace( '/="[^"]*"/', '', $text ), $names );
				return array_flip( $names[0] );
			},
			$found[1]
		);
	}

	/** WordPress 6.4 wraps data as if it were a script of XHTML, and browsers read neither settings nor a map from that. */
	public function test_data_is_json_in_themes_without_scripts_of_html5(): void {
		Site::$now->wraps_scripts = true;
		$options                  = $this->options( array( 'integrity' => 'all', 'disable' => array( 'wishlist' ) ) );
		$html                     = $this->printed( fn() => ( new Config( $options, $this->whole_build() ) )->print() );
		$this->assertSame( 2, preg_match_all( '~<script>(.*?)</script>~s', $html, $found ) );
		list( $settings, $map ) = array_map( fn( $data ) => json_decode( $data, true ), $found[1] );
		$this->assertSame( array( 'wishlist' ), $settings['disable'] ?? null );
		$this->assertSame( array( 'integrity' ), array_keys( (array) $map ) );
	}

	public function test_other_tags_are_left_alone(): void {
		$tag = new Tag( $this->options(), $this->build() );
		foreach ( array( array( 'id' => 'other-js' ), array( 'src' => '/shop-islands.js' ), array( 'id' => 'shop-islandsx-js' ) ) as $other ) {
			$this->assertSame( $other, $tag->mark( $other ) );
		}
	}

	public function test_the_loader_says_where_its_file_comes_from(): void {
		$said = ( new Tag( $this->options( array( 'integrity' => 'loader' ) ), $this->whole_build() ) )->mark( array( 'id' => 'shop-islands-js' ) );
		$this->assertSame( 'anonymous', $said['crossorigin'] );
	}
}
