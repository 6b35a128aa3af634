<?php
/**
 * What scripts count on without saying so stays with them.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';

/** The shop's settings, as far as they matter here. */
final class Options {
	private array $values;

	public function __construct( array $values = array() ) {
		$this->values = $values;
	}

	public function get( $name ) {
		return $this->values[ $name ] ?? array();
	}
}

function apply_filters( $name, $value ) {
	return $value;
}

\subject( 'handles' );
\subject( 'dependencies' );

/** Which scripts lose their file where all of these are asked for. */
function gone( array $scripts, array $settings = array() ): array {
	$options      = new Options( $settings );
	$dependencies = new Dependencies( Handles::with_unsaid( $scripts ), array_keys( $scripts ) );
	$kept         = array_fill_keys( $options->get( 'keep' ), array( 'the settings' ) );
	return $dependencies->plan( Handles::replaced( $options ), Handles::libraries( $options ), array(), $kept )['gone'];
}

$elementskit = array(
	'elementskit-elementor' => \script(),
	'ekit-widget-scripts'   => \script(),
);
$both        = array_keys( $elementskit );
\same( 'ElementsKit’s two scripts go together.', $both, gone( $elementskit ) );
\same( 'With its Pro part, which depends on one, both stay.', array(), gone( $elementskit + array( 'elementskit-elementor-pro' => \script( array( 'elementskit-elementor' ) ) ) ) );
\same( 'Where the settings keep one, both stay.', array(), gone( $elementskit, array( 'keep' => array( 'elementskit-elementor' ) ) ) );
\same( 'Where an island is off, both stay.', array(), gone( $elementskit, array( 'disable' => array( 'nav-menu' ) ) ) );

$filter = array( 'shopengine-filter-js' => \script() );
\same( 'ShopEngine’s filter script goes.', array( 'shopengine-filter-js' ), gone( $filter ) );
\same( 'With its script for Elementor it stays.', array(), gone( $filter + array( 'shopengine-elementor-script' => \script() ) ) );
