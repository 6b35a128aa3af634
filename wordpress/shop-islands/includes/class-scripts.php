<?php
/**
 * The page's scripts: the loader comes, and what it replaces loses its file.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * A script that is replaced becomes an alias: a handle without a file, which depends on the loader. WordPress still
 * prints its inline data and nonces, in the same order, and what depends on it comes after the loader.
 */
final class Scripts extends Part {

	const LOADER = 'shop-islands';

	/**
	 * Who wants to know what was done.
	 *
	 * @var Report
	 */
	private $report;

	/**
	 * Addresses of files that were taken out, by handle.
	 *
	 * @var array<string, string>
	 */
	private $gone = array();

	/**
	 * Takes what it works with.
	 *
	 * @param Options $options The shop's settings.
	 * @param Build   $build   The built scripts.
	 * @param Report  $report  Who wants to know what was done.
	 */
	public function __construct( Options $options, Build $build, Report $report ) {
		parent::__construct( $options, $build );
		$this->report = $report;
	}

	/**
	 * Before each of the two places where WordPress prints scripts, after everybody has had a say.
	 */
	public function listen(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 1 );
		add_action( 'wp_print_scripts', array( $this, 'replace' ), 1000 );
		add_action( 'wp_print_footer_scripts', array( $this, 'replace' ), 1 );
		add_action( 'wp_print_footer_scripts', array( $this, 'tell' ), 1000 );
	}

	/**
	 * Brings the loader. WordPress defers it, unless a script that cannot be deferred depends on what it replaces.
	 */
	public function enqueue(): void {
		if ( Page::is_active() ) {
			$where = array(
				'strategy'  => 'defer',
				'in_footer' => false,
			);
			wp_enqueue_script( self::LOADER, $this->build->url( 'shop-islands.js' ), array(), $this->build->version(), $where );
		}
	}

	/**
	 * Takes out the files of what is replaced, and brings those back that a script which came later needs.
	 */
	public function replace(): void {
		$scripts = wp_scripts();
		if ( ! $scripts->query( self::LOADER, 'enqueued' ) ) {
			return;
		}
		$originals    = $this->originals( $scripts->registered );
		$dependencies = new Dependencies( Handles::with_unsaid( $originals ), $scripts->queue );
		$replaced     = Handles::replaced( $this->options, $this->build );
		$libraries    = Handles::libraries( $this->options );
		$wanted       = array_fill_keys( $this->options->get( 'keep' ), array( __( 'the settings', 'shop-islands' ) ) );
		$secret       = ( new Secret_Needs( $scripts, $dependencies ) )->find( array_merge( $replaced, $libraries, array( self::LOADER ) ) );
		foreach ( $secret as $handle => $dependents ) {
			$wanted[ $handle ] = array_merge( isset( $wanted[ $handle ] ) ? $wanted[ $handle ] : array(), $dependents );
		}
		$plan = $dependencies->plan( $replaced, $libraries, Handles::provided(), $wanted );
		$this->restore( array_diff( array_keys( $this->gone ), $plan['gone'] ) );
		array_map( array( $this, 'take_out' ), array_diff( $plan['gone'], $scripts->done ) );
		$gone    = array_keys( $this->gone );
		$printed = $dependencies->printed();
		$this->report->note( $gone, $plan['needed'], Site::plugins( $originals, $printed ), Owners::of( $printed, $gone ) );
	}

	/**
	 * Prints the report, where somebody may read it.
	 */
	public function tell(): void {
		if ( Page::is_active() ) {
			$this->report->tell();
		}
	}

	/**
	 * The registered scripts as they were before this class changed any.
	 *
	 * @param \_WP_Dependency[] $registered As in `WP_Scripts`.
	 * @return \_WP_Dependency[]
	 */
	private function originals( array $registered ) {
		foreach ( $this->gone as $handle => $src ) {
			$registered[ $handle ]      = clone $registered[ $handle ];
			$registered[ $handle ]->src = $src;
		}
		return $registered;
	}

	/**
	 * Makes a script an alias.
	 *
	 * @param string $handle Of a registered script with a file.
	 */
	private function take_out( $handle ): void {
		$script = wp_scripts()->registered[ $handle ];
		if ( isset( $this->gone[ $handle ] ) || ! is_string( $script->src ) ) {
			return;
		}
		$this->gone[ $handle ] = $script->src;
		$script->src           = false;
		$script->deps[]        = self::LOADER;
	}

	/**
	 * Gives scripts their files back. Those that have been passed as aliases are printed after all, and so that WordPress
	 * gets to them, it goes through the aliases that lead there once more.
	 *
	 * @param string[] $handles Of scripts that were taken out.
	 */
	private function restore( array $handles ): void {
		$scripts = wp_scripts();
		foreach ( $handles as $handle ) {
			$scripts->registered[ $handle ]->src = $this->gone[ $handle ];
			unset( $this->gone[ $handle ] );
		}
		foreach ( $handles ? $scripts->done : array() as $handle ) {
			$leads_to = ( new Dependencies( $scripts->registered, array( $handle ) ) )->printed();
			$is_alias = isset( $scripts->registered[ $handle ] ) && ! $scripts->registered[ $handle ]->src;
			if ( in_array( $handle, $handles, true ) || ( $is_alias && array_intersect( $leads_to, $handles ) ) ) {
				$this->print_again( $handle );
			}
		}
	}

	/**
	 * Has WordPress print a script that it has passed; the data beside it is on the page already.
	 *
	 * @param string $handle Of a script that is done.
	 */
	private function print_again( $handle ): void {
		$scripts       = wp_scripts();
		$script        = $scripts->registered[ $handle ];
		$scripts->done = array_values( array_diff( $scripts->done, array( $handle ) ) );
		$script->extra = array_diff_key( $script->extra, array_flip( array( 'data', 'before', 'after' ) ) );
	}
}
