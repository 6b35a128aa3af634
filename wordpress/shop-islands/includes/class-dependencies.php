<?php
/**
 * Which of a page's scripts need which others. Knows nothing of WordPress but the shape of its list.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the scripts that can go: replaced ones that no staying script depends on, and libraries that nothing needs.
 */
final class Dependencies {

	/**
	 * Registered scripts by handle, each with `src`, `deps` and `extra`.
	 *
	 * @var \_WP_Dependency[]
	 */
	private $registered;

	/**
	 * Handles that somebody asked for by name.
	 *
	 * @var string[]
	 */
	private $queue;

	/**
	 * Takes a page's scripts.
	 *
	 * @param \_WP_Dependency[] $registered As in `WP_Scripts`.
	 * @param string[]          $queue      As in `WP_Scripts`.
	 */
	public function __construct( array $registered, array $queue ) {
		$this->registered = $registered;
		$this->queue      = $queue;
	}

	/**
	 * Every handle that the page is going to print: those asked for, and what they depend on.
	 *
	 * @return string[]
	 */
	public function printed() {
		$found = array();
		foreach ( $this->queue as $handle ) {
			$this->collect( $handle, array(), '', $found );
		}
		return array_map( 'strval', array_keys( $found ) );
	}

	/**
	 * Which scripts lose their file, and which keep it because which others need them.
	 *
	 * @param string[]                $replaced  Scripts whose work others do.
	 * @param string[]                $libraries Scripts that are of no use by themselves.
	 * @param string[]                $provided  Replaced scripts whose functions others still find.
	 * @param array<string, string[]> $extra     Handles that are needed although no dependency says so, and by whom.
	 * @return array{gone: string[], needed: array<string, string[]>}
	 */
	public function plan( array $replaced, array $libraries, array $provided, array $extra = array() ) {
		$printed  = $this->printed();
		$removed  = array_intersect( $printed, array_merge( $replaced, $libraries ) );
		$provided = array_intersect( $provided, $replaced );
		$needed   = array();
		foreach ( $this->staying( $printed, $replaced, $libraries ) as $handle ) {
			$this->collect( $handle, $provided, $handle, $needed );
		}
		foreach ( $extra as $handle => $dependents ) {
			foreach ( in_array( $handle, $printed, true ) ? $dependents : array() as $dependent ) {
				$this->collect( $handle, $provided, $dependent, $needed );
			}
		}
		return array(
			'gone'   => array_values( array_filter( $removed, fn( $handle ) => $this->has_file( $handle ) && ! isset( $needed[ $handle ] ) ) ),
			'needed' => array_map( fn( $dependents ) => array_map( 'strval', array_keys( $dependents ) ), array_intersect_key( $needed, array_flip( $removed ) ) ),
		);
	}

	/**
	 * The scripts that stay: those that do something of their own, and libraries that somebody asked for by name.
	 *
	 * @param string[] $printed   Every handle of the page.
	 * @param string[] $replaced  Scripts whose work others do.
	 * @param string[] $libraries Scripts that are of no use by themselves.
	 * @return string[]
	 */
	private function staying( array $printed, array $replaced, array $libraries ) {
		$others = array_diff( $printed, $replaced, $libraries );
		$active = array_filter( $others, fn( $handle ) => $this->has_file( $handle ) || $this->code( $handle ) );
		return array_merge( $active, array_intersect( $this->queue, array_diff( $libraries, $replaced ) ) );
	}

	/**
	 * Notes that somebody needs a handle and all its dependencies.
	 *
	 * @param string                                   $handle Whose dependencies are looked for.
	 * @param string[]                                 $stops  Handles that count as there already.
	 * @param string                                   $for    Who needs it.
	 * @param array<array-key, array<array-key, true>> $found  What has been noted: handle => who needs it => true.
	 */
	private function collect( $handle, array $stops, $for, array &$found ): void {
		if ( isset( $found[ $handle ][ $for ] ) || ! isset( $this->registered[ $handle ] ) || in_array( $handle, $stops, true ) ) {
			return;
		}
		$found[ $handle ][ $for ] = true;
		foreach ( $this->registered[ $handle ]->deps as $dependency ) {
			$this->collect( $dependency, $stops, $for, $found );
		}
	}

	/**
	 * Whether a handle is more than a name for others.
	 *
	 * @param string $handle Of a registered script.
	 */
	private function has_file( $handle ): bool {
		return ! empty( $this->registered[ $handle ]->src );
	}

	/**
	 * The code that is printed beside a script's file. Data is not code.
	 *
	 * @param string $handle Of a registered script.
	 * @return string
	 */
	public function code( $handle ) {
		$extra = $this->registered[ $handle ]->extra;
		$parts = array();
		foreach ( array( 'before', 'after' ) as $place ) {
			$parts = array_merge( $parts, isset( $extra[ $place ] ) ? array_filter( (array) $extra[ $place ], 'is_string' ) : array() );
		}
		return implode( "\n", $parts );
	}
}
