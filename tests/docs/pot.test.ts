// @vitest-environment node
/** Checks the template file that translators of the WordPress plugin receive. */
import { expect, test } from 'vitest';
import { potFile, textsIn } from '../../scripts/docs/pot';

test('the file has the texts of the code, with notes for the translator', () => {
  const code = `
    $title = __( 'Shop\\'s title', 'shop-islands' );
    /* translators: 1: a script. */
    printf( '<p>' . esc_html__( '%1$s stays', 'shop-islands' ) . '</p>', $handle );`;
  expect(textsIn('a.php', code)).toEqual([
    { file: 'a.php', text: "Shop's title", note: undefined },
    { file: 'a.php', text: '%1$s stays', note: 'translators: 1: a script.' },
  ]);
});

test.each([
  ['without the text domain', "__( 'Cart' )"],
  ['with another text domain', "esc_html__( 'Cart', 'woocommerce' )"],
  ['with a variable', "__( $text, 'shop-islands' )"],
  ['with a value that no comment explains', "esc_html__( '%s stays', 'shop-islands' )"],
  ['with plural forms', "_n( 'one', 'many', $count, 'shop-islands' )"],
])('the script refuses a call %s', (_what, code) => {
  expect(() => textsIn('a.php', code)).toThrow(/^a\.php: /);
});

test('the file names each text of the code, the block, the header and the islands once', () => {
  const pot = potFile();
  const keys = [...pot.matchAll(/^(?:msgctxt (".*")\n)?msgid (".*")$/gm)].map(
    ([, context = '', text]) => `${context}${text}`,
  );
  expect(keys.length).toBeGreaterThan(140);
  expect(new Set(keys).size).toBe(keys.length);
  for (const text of ['"Shop Islands"', '"block title""Shop island"', '"Share link"', '"Phone number"'])
    expect(keys).toContain(text);
  expect(pot).toContain('#: dist/islands.php');
});
