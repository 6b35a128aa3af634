<?php
/**
 * Keeps optimisers away from the plugin's own tags, and from the data that islands read.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The loader is small, deferred and cached already. If an optimiser combined it with other scripts, it would lose its
 * own address, by which it finds its chunks. If an optimiser delayed it until the first touch, it would miss that
 * touch. The script that keeps a visitor's wish for no islands (class Visit) would change the page while the visitor is
 * already using it. So each tag that the plugin prints has marks for the optimisers.
 */
final class Tag extends Part {

	/** The marks that the optimisers' manuals name, one for each optimiser, on the tag itself. */
	const MARKS = array(
		'data-cfasync'            => 'false',   // Cloudflare Rocket Loader.
		'data-no-optimize'        => '1',       // LiteSpeed Cache: neither combined nor minified.
		'data-no-defer'           => '1',       // LiteSpeed Cache: not delayed.
		'data-no-minify'          => '1',       // WP Rocket, Swift.
		'nowprocket'              => true,      // WP Rocket: none of it.
		'data-no-delay-js'        => true,      // WP-Optimize: not delayed.
		'data-noptimize'          => '1',       // Autoptimize.
		'data-jetpack-boost'      => 'ignore',  // Jetpack Boost.
		'data-pagespeed-no-defer' => true,      // PageSpeed module.
	);

	/** Filters whose value lists parts of addresses or of tags. Optimisers leave alone each script that contains one. */
	const LISTS = array(
		'rocket_delay_js_exclusions',
		'rocket_exclude_defer_js',
		'rocket_exclude_js',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'wp-optimize-minify-default-exclusions',
		'perfmatters_delay_js_exclusions',
		'perfmatters_defer_js_exclusions',
		'perfmatters_minify_js_exclusions',
		'flying_press_exclude_from_delay:js',
		'flying_press_exclude_from_defer:js',
		'flying_press_exclude_from_minify:js',
		'wphb_delay_js_exclusions',
	);

	/**
	 * The entries for these lists. The last one is a mark, for optimisers that look at whole tags; the data has it too,
	 * because data has no address.
	 */
	const PARTS = array( 'shop-islands.js', Guard::FILE, Beacon::FILE, 'data-no-delay-js' );

	/** Filters with a list of handles to leave alone. */
	const HANDLES = array( 'sgo_javascript_combine_exclude', 'sgo_js_minify_exclude', 'sgo_js_async_exclude', 'jetpack_boost_render_blocking_js_exclude_handles' );

	/**
	 * Adds the hooks: for the marks on tags, and for the optimisers' own filters.
	 */
	public function listen(): void {
		add_filter( 'wp_script_attributes', array( $this, 'mark' ) );
		add_filter( 'wp_inline_script_attributes', array( $this, 'mark_data' ) );
		foreach ( self::LISTS as $filter ) {
			add_filter( $filter, fn( $list ) => is_array( $list ) ? array_merge( $list, self::PARTS ) : $list );
		}
		foreach ( self::HANDLES as $filter ) {
			add_filter( $filter, fn( $list ) => is_array( $list ) ? array_merge( $list, array( Scripts::LOADER, Beacon::HANDLE ) ) : $list );
		}
		add_filter( 'autoptimize_filter_js_exclude', fn( $list ) => is_string( $list ) ? $list . ', shop-islands.js, ' . Guard::FILE . ', ' . Beacon::FILE : $list );
	}

	/**
	 * Marks the tags of the plugin's own files.
	 *
	 * @param array<string, string|bool> $attributes Of any script's tag.
	 * @return array<string, string|bool>
	 */
	public function mark( $attributes ) {
		$id = isset( $attributes['id'] ) ? (string) $attributes['id'] : '';
		if ( ! preg_match( '/^shop-islands(?:-[a-z]+)?-js$/D', $id ) ) {
			return $attributes;
		}
		return ( Scripts::LOADER . '-js' === $id ? $this->origin() : array() ) + $attributes + self::MARKS;
	}

	/**
	 * The marks as they are written into a tag.
	 *
	 * @return string
	 */
	public static function marks() {
		$text = '';
		foreach ( self::MARKS as $name => $value ) {
			$text .= true === $value ? " $name" : " $name=\"$value\"";
		}
		return $text;
	}

	/**
	 * Marks the data of the scripts whose work islands do. If an optimiser delayed that data until the first touch, it
	 * would come after the loader, which is not delayed: a consent banner would have no settings, and a visit no source.
	 *
	 * @param array<string, string|bool> $attributes Of an inline script.
	 * @return array<string, string|bool>
	 */
	public function mark_data( $attributes ) {
		$id     = isset( $attributes['id'] ) ? (string) $attributes['id'] : '';
		$handle = preg_replace( '/-js-extra$/', '', $id );
		return $handle !== $id && isset( Handles::all()[ $handle ] ) && Page::is_active() ? $attributes + self::MARKS : $attributes;
	}

	/**
	 * The attributes that a tag needs because of the origin of its file. A file of another origin is checked only with
	 * `crossorigin`.
	 *
	 * @return array<string, string>
	 */
	private function origin() {
		$integrity = 'none' === $this->options->get( 'integrity' ) ? '' : $this->build->integrity( 'shop-islands.js' );
		return array_filter(
			array(
				'crossorigin' => $integrity || $this->build->is_elsewhere() ? 'anonymous' : '',
				'integrity'   => $integrity,
			)
		);
	}
}
