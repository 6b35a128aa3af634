<?php
/**
 * Tests which scripts of a page can be taken out.
 */

require __DIR__ . '/check.php';
subject( 'dependencies' );

use Shop_Islands\Dependencies;

const REPLACED  = array( 'cart', 'fragments', 'variation', 'addresses', 'picker' );
const LIBRARIES = array( 'jquery', 'jquery-core', 'block-ui' );
const PROVIDED  = array( 'addresses' );

/** A shop's scripts, with what a test adds to them. */
function shop( array $more, array $queue ): Dependencies {
	$scripts = array(
		'jquery'      => script( array( 'jquery-core' ), false ),
		'jquery-core' => script(),
		'block-ui'    => script( array( 'jquery' ) ),
		'fragments'   => script( array( 'jquery' ) ),
		'cart'        => script( array( 'jquery', 'block-ui', 'fragments' ) ),
		'variation'   => script( array( 'jquery', 'block-ui' ) ),
		'addresses'   => script( array( 'jquery' ) ),
		'picker'      => script( array( 'jquery' ) ),
	);
	return new Dependencies( $more + $scripts, $queue );
}

/** The plan for a page. */
function plan( array $more, array $queue, array $extra = array() ): array {
	return shop( $more, $queue )->plan( REPLACED, LIBRARIES, PROVIDED, $extra );
}

$plan = plan( array(), array( 'cart' ) );
same( 'what is replaced goes, and libraries with it', array( 'jquery-core', 'block-ui', 'fragments', 'cart' ), sorted( $plan['gone'], array( 'jquery-core', 'block-ui', 'fragments', 'cart' ) ) );
same( 'an alias has no file to take out', false, in_array( 'jquery', $plan['gone'], true ) );
same( 'a script that the page does not print is left alone', false, in_array( 'variation', $plan['gone'], true ) );

$plan = plan( array( 'slider' => script( array( 'jquery' ) ) ), array( 'cart', 'slider' ) );
same( 'jQuery stays for a script that depends on it', array( 'slider' ), $plan['needed']['jquery-core'] );
same( 'and block-ui goes all the same', true, in_array( 'block-ui', $plan['gone'], true ) );

$plan = plan( array( 'bundle' => script( array( 'variation' ) ) ), array( 'cart', 'bundle' ) );
same( 'a replaced script stays for a script that depends on it', array( 'bundle' ), $plan['needed']['variation'] );
same( 'with everything that it depends on itself', array( 'bundle' ), $plan['needed']['block-ui'] );
same( 'and no other', array( 'fragments', 'cart' ), sorted( $plan['gone'], array( 'fragments', 'cart' ) ) );

$plan = plan( array( 'helper' => script( array( 'variation' ), false ) ), array( 'helper' ) );
same( 'an alias that nobody uses needs nothing', true, in_array( 'variation', $plan['gone'], true ) );

$code = array( 'after' => array( false, 'bundle.start()' ) );
$plan = plan( array( 'helper' => script( array( 'variation' ), false, $code ) ), array( 'helper' ) );
same( 'an alias with code of its own does', array( 'helper' ), $plan['needed']['variation'] );

$plan = plan( array( 'provider' => script( array( 'addresses' ) ) ), array( 'provider' ) );
same( 'what the loader provides goes though a script depends on it', true, in_array( 'addresses', $plan['gone'], true ) );
same( 'and needs no jQuery then', true, in_array( 'jquery-core', $plan['gone'], true ) );

$plan = plan( array(), array( 'cart', 'jquery' ) );
same( 'a library that was asked for by name stays', array( 'jquery' ), $plan['needed']['jquery-core'] );

$plan = plan( array(), array( 'cart' ), array( 'jquery' => array( 'template' ), 'picker' => array( 'settings' ) ) );
same( 'other reasons count as well', array( 'template' ), $plan['needed']['jquery-core'] );
same( 'but bring nothing to a page that would not have it', false, isset( $plan['needed']['picker'] ) );

$circle = array(
	'one'   => script( array( 'other', 'gone-long-ago' ) ),
	'other' => script( array( 'one', 'cart' ) ),
);
same( 'a circle ends', array( 'one', 'other' ), plan( $circle, array( 'one' ) )['needed']['cart'] );

/**
 * A list sorted in the order of another one, so that the order does not matter. Items that the other list lacks come
 * last.
 */
function sorted( array $list, array $order ): array {
	return array_merge( array_values( array_intersect( $order, $list ) ), array_values( array_diff( $list, $order ) ) );
}
