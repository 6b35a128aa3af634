<?php
/**
 * A small stand-in for WordPress. It has the settings of a test, and notes the calls of the plugin. Each test begins
 * with a fresh one.
 */

define( 'ABSPATH', __DIR__ );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'WP_PLUGIN_DIR', __DIR__ );

/** The site, its visitor and its page. */
final class Site {
	/** @var self */
	public static $now;
	/** Of the database. */
	public array $options    = array();
	public array $transients = array();
	/** How long transients hold, in seconds. */
	public array $lifetimes = array();
	/** The filters and actions, each with its functions. */
	public array $filters = array();
	public array $actions = array();
	/** The visitor's capabilities. */
	public array $may = array();
	public bool $is_logged_in = false;
	public bool $has_nonce    = false;
	/** Conditional tags that are true. */
	public array $is = array();
	/** The theme's folder, and the features that it supports. */
	public string $theme   = 'storefront';
	public array $supports = array();
	/** Whether WordPress wraps what is inside an inline script, as 6.4 does for themes that do not support HTML5's scripts. */
	public bool $wraps_scripts = false;
	/** The handles of scripts and styles that the page asks for. */
	public array $enqueued = array();
	/** The product of a product's page. */
	public ?WC_Product_Variable $product = null;
	/** The account's endpoint. */
	public string $endpoint = '';
	/** WooCommerce's messages for the visitor. */
	public int $messages = 0;
	/** Answers of other servers, in order: a body and a status, or an error. */
	public array $answers = array();
	/** The screen of wp-admin. */
	public string $screen = 'product';
	/** Calls whose effect is looked at. */
	public array $calls = array();
}

/** Thrown in place of `exit`. */
final class Ended extends RuntimeException {}

foreach ( array( 'is_admin', 'is_feed', 'is_embed', 'is_customize_preview', 'is_product', 'is_cart', 'is_checkout', 'is_order_received_page', 'is_woocommerce', 'is_404', 'is_singular', 'is_checkout_pay_page', 'is_account_page', 'has_block', 'comments_open' ) as $tag ) {
	eval( "function $tag() { return in_array( '$tag', Site::\$now->is, true ); }" );
}
foreach ( array( 'register_activation_hook', 'register_deactivation_hook', 'do_action', 'register_rest_route', 'wp_enqueue_script', 'add_submenu_page', 'wp_print_inline_script_tag', 'nocache_headers', 'submit_button', 'wp_add_dashboard_widget', 'wp_enqueue_style', 'register_setting', 'settings_errors', 'settings_fields', 'do_settings_sections', 'wp_nonce_field', 'delete_option', 'delete_transient', 'switch_to_blog', 'restore_current_blog' ) as $call ) {
	eval( "function $call( ...\$words ) { Site::\$now->calls[] = array( '$call', ...\$words ); }" );
}
function wp_get_script_tag( ...$words ) {
	Site::$now->calls[] = array( 'wp_get_script_tag', ...$words );
	return '';
}
function wp_get_inline_script_tag( ...$words ) {
	Site::$now->calls[] = array( 'wp_print_inline_script_tag', ...$words );
	return Site::$now->wraps_scripts ? "<script>\n/* <![CDATA[ */\n$words[0]\n/* ]]> */\n</script>\n" : '';
}
function wp_scripts() {
	return (object) array( 'registered' => array() );
}
function plugins_url( $path = '' ) {
	return rtrim( "/wp-content/plugins/$path", '/' );
}
function get_bloginfo() {
	return 'en-GB';
}
function checked( $is_checked ) {
	return $is_checked ? ' checked' : '';
}
function get_privacy_policy_url() {
	return '';
}
foreach ( array( '__', 'esc_html__', 'esc_attr__', 'esc_html', 'esc_attr', 'esc_url', 'esc_url_raw', 'esc_textarea', 'admin_url', 'rest_url', 'sanitize_text_field', 'wp_unslash', 'untrailingslashit', 'sanitize_title', 'tag_escape', 'plugin_basename' ) as $same ) {
	eval( "function $same( \$text ) { return \$text; }" );
}
function add_action( $name, $run ) {
	Site::$now->actions[ $name ][] = $run;
}
function add_filter( $name, $run ) {
	Site::$now->filters[ $name ] = $run;
}
function apply_filters( $name, $value ) {
	return isset( Site::$now->filters[ $name ] ) ? Site::$now->filters[ $name ]( $value ) : $value;
}
function did_action() {
	return 1;
}
function wc_maybe_define_constant( ...$words ) {
	Site::$now->calls[] = array( 'wc_maybe_define_constant', ...$words );
}
function wc_get_page_permalink( $page, $otherwise ) {
	return 'shop' === $page ? '/shop/' : $otherwise;
}
function wc_notice_count() {
	return Site::$now->messages;
}
function home_url() {
	return 'https://shop.example';
}
function wp_parse_url( $url, $part ) {
	return parse_url( $url, $part );
}
function add_query_arg( $name, $value, $url ) {
	list( $page, $hash ) = explode( '#', "$url#" );
	return $page . ( strpos( $page, '?' ) ? '&' : '?' ) . "$name=$value" . ( $hash ? "#$hash" : '' );
}
function get_option( $name, $otherwise = false ) {
	return Site::$now->options[ $name ] ?? $otherwise;
}
function get_site_option( $name, $otherwise = false ) {
	return Site::$now->options[ "network:$name" ] ?? $otherwise;
}
function get_template() {
	return Site::$now->theme;
}
function add_option( $name, $value ) {
	update_option( $name, $value );
}
function update_option( $name, $value ) {
	Site::$now->options[ $name ] = $value;
	Site::$now->calls[]          = array( 'update_option', $name );
}
function wp_date( $format, $now ) {
	return gmdate( $format, $now );
}
function get_transient( $name ) {
	return Site::$now->transients[ $name ] ?? false;
}
function set_transient( $name, $value, $lifetime = 0 ) {
	Site::$now->transients[ $name ] = $value;
	Site::$now->lifetimes[ $name ]  = $lifetime;
}
function current_user_can( $what ) {
	return in_array( $what, Site::$now->may, true );
}
function is_user_logged_in() {
	return Site::$now->is_logged_in;
}
function wp_create_nonce() {
	return 'nonce';
}
function check_admin_referer() {
	if ( ! Site::$now->has_nonce ) {
		throw new Ended( 'no nonce' );
	}
}
function wp_die() {
	throw new Ended( 'may not' );
}
function wp_safe_redirect( $to ) {
	throw new Ended( "to $to" );
}
function wp_nonce_url( $url ) {
	return "$url&_wpnonce=nonce";
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function wp_salt() {
	return 'salt';
}
function wp_timezone_string() {
	return '+00:00';
}
function get_admin_page_title() {
	return 'Title';
}
function trailingslashit( $path ) {
	return rtrim( $path, '/' ) . '/';
}
function absint( $value ) {
	return abs( (int) $value );
}
function post_type_exists() {
	return true;
}
function wp_style_is( $handle ) {
	return in_array( $handle, Site::$now->enqueued, true );
}
function wp_script_is( $handle ) {
	return in_array( $handle, Site::$now->enqueued, true );
}
function wc_get_product( ...$words ) {
	Site::$now->calls[] = array( 'wc_get_product', ...$words );
	return Site::$now->product;
}
function current_theme_supports( $feature ) {
	return in_array( $feature, Site::$now->supports, true );
}
function is_wc_endpoint_url( $endpoint ) {
	return Site::$now->endpoint === $endpoint;
}
function get_query_var( $name ) {
	return Site::$now->endpoint === $name ? 'billing' : '';
}
function get_queried_object_id() {
	return Site::$now->product ? Site::$now->product->get_id() : 0;
}
function get_current_screen() {
	return (object) array(
		'id'        => Site::$now->screen,
		'post_type' => 'product',
	);
}
function wp_get_theme() {
	return new class() {
		public function get( string $name ): string {
			return $name;
		}
		public function parent(): bool {
			return false;
		}
	};
}
function is_multisite() {
	return in_array( 'is_multisite', Site::$now->is, true );
}
function get_sites() {
	return array( 1, 2 );
}

/** A product, which has variations if it has attributes to choose. */
final class WC_Product_Variable {
	private array $attributes;
	private array $defaults;
	private array $pictures;
	private string $description;
	private int $id;
	private static int $products = 0;
	public function __construct( array $attributes, array $defaults = array(), array $pictures = array(), string $description = '' ) {
		list( $this->attributes, $this->defaults, $this->pictures, $this->description ) = array( $attributes, $defaults, $pictures, $description );
		$this->id = ++self::$products;
	}
	public function get_id(): int {
		return $this->id;
	}
	public function get_description(): string {
		return $this->description;
	}
	public function has_attributes(): bool {
		return (bool) $this->attributes;
	}
	public function has_weight(): bool {
		return false;
	}
	public function has_dimensions(): bool {
		return false;
	}
	public function is_type( string $type ): bool {
		return 'variable' === $type && $this->attributes;
	}
	public function get_default_attributes(): array {
		return $this->defaults;
	}
	public function get_variation_attributes(): array {
		return $this->attributes;
	}
	public function get_gallery_image_ids(): array {
		return $this->pictures;
	}
}

/** Something that went wrong. */
final class WP_Error {
	private string $text;
	public function __construct( string $code, string $text ) {
		$this->text = $text;
	}
	public function get_error_message(): string {
		return $this->text;
	}
}
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}
function wp_remote_post( $address, $words ) {
	Site::$now->calls[] = array( 'wp_remote_post', $address, $words );
	return array_shift( Site::$now->answers ) ?? new WP_Error( 'http', 'nobody is there' );
}
function wp_remote_retrieve_body( $answer ) {
	return $answer[0];
}
function wp_remote_retrieve_response_code( $answer ) {
	return $answer[1];
}

/** An answer. */
final class WP_REST_Response {
	public int $status;
	public function __construct( $body, int $status ) {
		$this->status = $status;
	}
}

/** A request. */
final class WP_REST_Request {
	public string $body   = '';
	public array $headers = array();
	public function get_body(): string {
		return $this->body;
	}
	public function get_header( string $name ): ?string {
		return $this->headers[ $name ] ?? null;
	}
}

/** The database: the queries that it has received, and the rows that it returns. */
final class Database {
	public string $prefix = 'wp_';
	public array $asked   = array();
	public array $found   = array();
	public int $count     = 0;
	/** Statements that have run. */
	private array $keys = array();
	public function prepare( string $query, ...$values ): string {
		$values = is_array( $values[0] ) ? $values[0] : $values;
		return vsprintf( strtr( $query, array( '%i' => '`%s`', '%s' => "'%s'" ) ), $values );
	}
	public function query( string $query ): int {
		$this->asked[] = $query;
		$is_new        = ! isset( $this->keys[ $query ] );
		// Returns the number that MySQL returns: 1 for a new row, 2 for a changed one, 0 for a row that does not exist.
		$this->keys[ $query ] = true;
		return strpos( $query, 'INSERT' ) === 0 ? ( $is_new ? 1 : 2 ) : 0;
	}
	public function get_var( string $query ): string {
		return (string) $this->count;
	}
	public function get_results(): array {
		return $this->found;
	}
	public function hide_errors(): bool {
		return false;
	}
}

/** A test with a fresh site. */
abstract class SiteTest extends PHPUnit\Framework\TestCase {
	protected function setUp(): void {
		Site::$now       = new Site();
		$GLOBALS['wpdb'] = new Database();
		$_GET            = array();
		$_POST           = array();
		$_REQUEST        = array();
	}

	/** The settings, as the database has them. */
	protected function options( array $values = array() ): Shop_Islands\Options {
		Site::$now->options['shop_islands'] = $values;
		return new Shop_Islands\Options();
	}

	/** No built scripts. */
	protected function build(): Shop_Islands\Build {
		return new Shop_Islands\Build( __DIR__, '/dist', false );
	}

	/** The calls of one function. */
	protected function calls( string $name ): array {
		return array_values( array_filter( Site::$now->calls, fn( $call ) => $name === $call[0] ) );
	}

	/** The output of a function. */
	protected function printed( callable $run ): string {
		ob_start();
		try {
			$run();
		} finally {
			$text = (string) ob_get_clean();
		}
		return $text;
	}
}

Site::$now = new Site();
require dirname( __DIR__, 3 ) . '/wordpress/shop-islands/shop-islands.php';
