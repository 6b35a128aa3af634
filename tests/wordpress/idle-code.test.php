<?php
/**
 * Code that does nothing.
 */

require __DIR__ . '/check.php';
subject( 'idle-code' );

use Shop_Islands\Idle_Code;

$idle = array(
	'',
	"\n",
	';',
	'/* Custom scripts */',
	"// Nothing yet\n//# sourceMappingURL=custom.js.map",
	'jQuery(document).ready((function(e){}));',
	"jQuery( document ).ready( function( $ ) {\n\t'use strict';\n} );",
	'jQuery(function($){"use strict"});',
	'jQuery(($)=>{});',
	'$(function(){})',
	'(function($){"use strict";})(jQuery);',
	'( function ( $, window, undefined ) { /* to come */ } )( jQuery, window );',
	'!function(e){}(jQuery);',
	'!function($){jQuery(document).ready(function(){})}(jQuery);',
	'(()=>{"use strict"})();',
	'(function($){$(document).on("ready",function(){});$(window).load(function(){});})(jQuery);',
	'document.addEventListener( "DOMContentLoaded", function () {} );',
	'window.addEventListener("load",()=>{});',
);
foreach ( $idle as $code ) {
	same( "This does nothing: $code", true, Idle_Code::is( $code ) );
}

$busy = array(
	'start()',
	'jQuery(document).ready(function(){start()});',
	'jQuery(document).ready(start);',
	'function start(){}',
	'var start = function(){};',
	'window.start = function(){};',
	'jQuery.fn.start = function(){};',
	'(function($){$.start=function(){}})(jQuery);',
	'jQuery.noConflict();',
	'jQuery("form").on("submit",function(){return false});',
	'jQuery("form").off("submit");',
	'document.addEventListener("touchstart",function(){},{passive:false});',
	'"use strict"; a;',
	'"//"; start()',
	'import "./start.js";',
	'export default function(){}',
	str_repeat( ' ', Idle_Code::MOST + 1 ),
);
foreach ( $busy as $code ) {
	same( "This counts as code: $code", false, Idle_Code::is( $code ) );
}
