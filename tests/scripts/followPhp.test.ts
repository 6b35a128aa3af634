// @vitest-environment node
/** Tests what `npm run follow` reads from PHP: registered scripts, their data, calls and answers. */
import { describe, expect, it, test } from 'vitest';
import { bodyOf, entriesOf, partsOf } from '../../scripts/follow/arrays';
import { type Answering, readCalls } from '../../scripts/follow/calls';
import { readHandles } from '../../scripts/follow/handles';
import { readParameters } from '../../scripts/follow/parameters';
import { withoutComments } from '../../scripts/follow/php';

describe('PHP', () => {
  test.each([
    ['<?php a(); // b(); ?>c // d', '<?php a(); ?>c // d'],
    ['<?php a( "/* b */", \'// c\' ); /* d */ # e', '<?php a( "/* b */", \'// c\' );  '],
    ["<p>It's // 1</p><?php #[Pure] a(); ?>", "<p>It's // 1</p><?php #[Pure] a(); ?>"],
  ])('%s loses its comments, and its texts stay', (code, rest) => {
    expect(withoutComments(code)).toBe(rest);
  });

  it('is split at the commas that are in no bracket and no text', () => {
    expect(partsOf("a( 1, 2 ), 'b, c', [ 3, 4 ],")).toEqual(['a( 1, 2 )', "'b, c'", '[ 3, 4 ]']);
  });

  it('names the entries of an array that have a text as key', () => {
    expect(entriesOf("'a' => b( 'c' => 1 ), 2, 3 => 'd', 'e.f' => ''")).toEqual([
      ['a', "b( 'c' => 1 )"],
      ['e.f', "''"],
    ]);
  });

  it('has the body of a function, whatever its arguments are', () => {
    const code = "function a( $b = array( ')' ) ) : array { if ( c ) { d(); } } function ab() { e(); }";
    expect(bodyOf(code, 'a').trim()).toBe('if ( c ) { d(); }');
    expect(bodyOf(code, 'ab').trim()).toBe('e();');
    expect(bodyOf(code, 'b')).toBe('');
  });
});

const SCRIPTS = `<?php
class Scripts {
  private static function get_scripts() {
    $scripts = array(
      'shop-cart' => array( // The cart's own.
        'src'  => self::url( 'assets/js/frontend/cart' . $suffix . '.js' ),
        'deps' => array( 'jquery', 'shop-slides' ),
      ),
      'shop-slides' => [
        'src'           => self::url( 'assets/js/slides/slides.min.js' ),
        'deps'          => [],
        'legacy_handle' => 'slides',
      ],
    );
    if ( $has_gifts ) {
      $scripts['shop-gifts'] = array( 'src' => url( 'assets/js/frontend/gifts.js' ), 'deps' => array() );
    }
    return $scripts;
  }
  private static function styles() {
    return array( 'shop-look' => array( 'src' => url( 'assets/css/look.css' ), 'deps' => array() ) );
  }
  private static function get_script_data( $handle ) {
    switch ( $handle ) {
      case 'shop-cart':
        $params = array(
          'url'    => endpoint( array( 'no' => 1 ) ),
          'slides' => apply_filters( 'slides', array( 'loop' => false, 'size' => array( 'wide' => 1 ) ) ),
        );
        if ( $is_new ) { $params['is_new'] = 1; }
        break;
      case 'shop-gifts':
        $params = [ 'gifts' => wp_json_encode( array_map( fn( $one ) => array( 'id' => $one->id ), $all ) ) ];
        break;
      default:
        $params = false;
    }
  }
}`;

test('scripts are registered with their dependencies, under a former handle too', () => {
  expect(Object.fromEntries(readHandles(SCRIPTS))).toEqual({
    'shop-cart': { file: 'assets/js/frontend/cart.js', dependencies: ['jquery', 'shop-slides'] },
    'shop-slides': { file: 'assets/js/slides/slides.js', dependencies: [] },
    slides: { file: 'assets/js/slides/slides.js', dependencies: ['shop-slides'] },
    'shop-gifts': { file: 'assets/js/frontend/gifts.js', dependencies: [] },
  });
});

test('the data of a script has its keys, those that are added later, and the keys of what is in it', () => {
  expect(Object.fromEntries(readParameters(SCRIPTS))).toEqual({
    'shop-cart': ['url', 'slides', 'slides.loop', 'slides.size', 'slides.size.wide', 'is_new'],
    'shop-gifts': ['gifts', 'gifts.id'],
  });
  expect(readParameters('<?php')).toEqual(new Map());
});

const FILES: Answering = {
  ajax: `<?php
class Ajax {
  public static function add() {
    $ajax_events_nopriv = array( 'refresh', 'remove', 'totals', 'where', 'checkout', 'get_variation' );
    $ajax_events = array( 'feature' );
  }
  public static function refresh() {
    $data = array( 'parts' => apply_filters( 'parts', array( 'div.cart' => $html ) ), 'hash' => hash() );
    wp_send_json( $data );
  }
  public static function remove() {
    if ( $is_gone ) { self::refresh(); } else { wp_send_json( array( 'error' => true ) ); }
  }
  public static function totals() { print_totals(); }
  public static function where() { wp_send_json_success( array( 'place' => $place ) ); }
  public static function checkout() { WC()->checkout()->process_checkout(); }
  public static function get_variation() { wp_send_json( $variation ); }
}`,
  checkout: `<?php
class Checkout {
  public function process_checkout() { $this->pay(); $this->fail(); $this->process_checkout(); }
  private function pay() { wp_send_json( $result ); }
  private function fail() { $response = array( 'result' => 'failure' ); wp_send_json( $response ); }
  private function other() { return array( 'no' => 1 ); }
}`,
  variable: `<?php
class Variable {
  public function get_available_variation( $variation ) {
    if ( ! $variation ) { return false; }
    $data = array( 'price' => 1 );
    $data['sku'] = '';
    return apply_filters( 'available', $data, $this );
  }
}`,
};

describe('calls', () => {
  it('have the keys of their answers, also of those that another function sends', () => {
    expect(Object.fromEntries(readCalls(FILES))).toEqual({
      refresh: ['parts', 'parts.div.cart', 'hash'],
      remove: ['error', 'parts', 'parts.div.cart', 'hash'],
      totals: [],
      where: ['success', 'data.place'],
      checkout: ['result'],
      get_variation: ['price', 'sku'],
    });
  });

  it('have the keys of a variation whose array is written in the return statement itself', () => {
    const variable = FILES.variable.replace('$data, $this', "array( 'weight' => 1 ), $this");
    expect(readCalls({ ...FILES, variable }).get('get_variation')).toEqual(['weight']);
  });

  it('are none where no file lists them', () => {
    expect(readCalls({ ajax: '', checkout: '', variable: '' })).toEqual(new Map());
  });
});
