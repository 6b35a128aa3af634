<?php
/**
 * Tests that the page's language is printed by the theme, or else by the plugin.
 */

namespace Shop_Islands;

require __DIR__ . '/check.php';
require __DIR__ . '/page.php';

/** Settings and scripts, which this part does not use. */
final class Options {}
final class Build {}

/** Stand-ins for the functions of WordPress that this part needs. */
$printed = array();
function get_bloginfo() {
	return 'de-DE</script>';
}
function wp_json_encode( $value, $flags ) {
	return json_encode( $value, $flags );
}
function wp_print_inline_script_tag( string $code ) {
	$GLOBALS['printed'][] = $code;
}

\subject( 'part' );
\subject( 'tag' );
\subject( 'language' );

/** Returns what the plugin prints into the head after a theme has begun its page. */
function told( string ...$attributes ): array {
	$GLOBALS['printed'] = array();
	$language           = new Language( new Options(), new Build() );
	foreach ( $attributes as $one ) {
		\same( 'The attributes stay as they are.', $one, $language->look( $one ) );
	}
	$language->print();
	return $GLOBALS['printed'];
}

$code = 'document.documentElement.lang=document.documentElement.lang||"de-DE\u003C\/script\u003E"';
\same( 'A page that WordPress has told its language is told nothing.', array(), told( 'dir="ltr" lang="de-DE"', 'dir="ltr"' ) );
\same( 'A page whose theme did not ask is told the shop’s, unless the theme has written one.', array( $code ), told() );
\same( 'So is one that was given a direction only.', array( $code ), told( 'dir="rtl"' ) );
Page::$is_active = false;
\same( 'A page without islands is none of ours.', array(), told() );
