<?php
/**
 * What optimisers are to leave alone.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';
require __DIR__ . '/page.php';

\subject( 'part' );
\subject( 'handles' );
\subject( 'tag' );

/** The attributes of an inline script. */
function marked( array $attributes ): array {
	$tag = ( new \ReflectionClass( Tag::class ) )->newInstanceWithoutConstructor();
	return $tag->mark_data( $attributes );
}

$banner = array( 'id' => 'cookie-law-info-js-extra' );
\same( 'The data of a script whose work islands do comes before it is asked for.', $banner + Tag::MARKS, marked( $banner ) );
foreach ( array( array( 'id' => 'some-plugin-js-extra' ), array( 'id' => 'wc-cart-js-after' ), array( 'id' => 'wc-cart' ), array() ) as $other ) {
	\same( 'Everything else is as it was.', $other, marked( $other ) );
}
Page::$is_active = false;
\same( 'So is all of a page without islands.', $banner, marked( $banner ) );
