<?php
/**
 * The base of the plugin's parts.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Holds the objects that every part works with.
 */
abstract class Part {

	/**
	 * The shop's settings.
	 *
	 * @var Options
	 */
	protected $options;

	/**
	 * The built scripts.
	 *
	 * @var Build
	 */
	protected $build;

	/**
	 * Takes what it works with.
	 *
	 * @param Options $options The shop's settings.
	 * @param Build   $build   The built scripts.
	 */
	public function __construct( Options $options, Build $build ) {
		$this->options = $options;
		$this->build   = $build;
	}
}
