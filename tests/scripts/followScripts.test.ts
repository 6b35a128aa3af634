// @vitest-environment node
/** Tests what `npm run follow` reads from scripts and templates. */
import { describe, expect, it, test } from 'vitest';
import { readEvents } from '../../scripts/follow/events';
import { readStatements } from '../../scripts/follow/statements';
import { readTemplate } from '../../scripts/follow/template';

describe('events', () => {
  const bound = (...names: string[]) => names.map((name) => ({ name, way: 'bound' }));
  const triggered = (...names: string[]) => names.map((name) => ({ name, way: 'triggered' }));

  test.each([
    ['$( a ).on( "cart_came cart_went.own", b )', bound('cart_came', 'cart_went')],
    ['$( a ).on( { cart_came: b, "cart_went .own": c } )', bound('cart_came', 'cart_went')],
    ['a.addEventListener( "cart-came", b )', bound('cart-came')],
    ['$( a ).off( "cart_came" ); a.only( "cart_came" )', []],
    ['$( a ).trigger( "may.come" )', triggered('may.come')],
    ['$( a ).trigger( $.Event( "cart_came" ) )', triggered('cart_came')],
    ['$( a ).triggerHandler( "place_" + way )', triggered('place_…')],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the script
    ['$( a ).trigger( `place_${ way }` )', triggered('place_…')],
    ['a.dispatchEvent( new CustomEvent( "cart-came" ) )', triggered('cart-came')],
    ['$( a ).trigger( name ).constructor( "b" )', []],
  ])('%s', (script, uses) => {
    expect(readEvents(script)).toEqual(uses);
  });

  it('tell how many values they pass on', () => {
    expect(readEvents('$( a ).trigger( "came", [ b, c ] ).trigger( "went", b )')).toEqual([
      { name: 'came', way: 'triggered', values: 2 },
      { name: 'went', way: 'triggered' },
    ]);
  });
});

describe('statements', () => {
  it('are the same in another form', () => {
    const script = 'a( function () { b( 1 ); } ); // c\nvar d = { e: 1 };';
    expect(readStatements(script)).toEqual(readStatements('/* f */ a(function(){\n  b(1);\n}); var d = {\n e: 1,\n};'));
  });

  it('differ only where code differs', () => {
    const before = readStatements('a( function () { b( 1 ); c( 2 ); } );');
    const after = readStatements('a( function () { b( 1 ); c( 3 ); } );');
    expect(after.filter((one) => !before.includes(one))).toEqual(['c 3']);
  });
});

const TEMPLATE = `<?php
/**
 * A basket.
 *
 * @version 3.1.0
 */
?>
<form class="basket <?php echo esc_attr( $class ); ?>" id="basket" data-shop="<?php echo 1; ?>">
  <?php echo '<a class="empty-' . esc_attr( $way ) . ' link" href="' . esc_url( $url ) . '">' . $text . '</a>'; ?>
  <input name="amount[<?php echo $key; ?>]" <?php if ( $is_fixed ) : ?>readonly<?php endif; ?> <?php echo $a ? 'data-a="1"' : ''; ?> />
</form>`;

describe('a template', () => {
  it('is read with its version and its markup, also the markup that PHP writes', () => {
    const { version, markup } = readTemplate(TEMPLATE);
    expect(version).toBe('3.1.0');
    expect(markup).toEqual([
      '#basket',
      '.basket',
      '.empty-…',
      '.link',
      '[name="amount[…]"]',
      'a.empty-…[href]',
      'form.basket[data-shop]',
      'input[name="amount[…]"][data-a]',
      'input[name="amount[…]"][readonly]',
    ]);
  });

  it('is the same code with another comment and other white space', () => {
    const other = TEMPLATE.replace('A basket', 'The basket').replace('3.1.0', '3.2.0').replace('\n  <?php', ' <?php');
    expect(readTemplate(other).code).toBe(readTemplate(TEMPLATE).code);
    expect(readTemplate('<p>').version).toBe('');
  });
});
