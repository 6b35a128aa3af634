<?php
/**
 * The texts of the check's script.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * The script puts values where a text has `%s` or `%1$s`.
 */
final class Check_Texts {

	/**
	 * All of them, by the script's names.
	 *
	 * @return array<string, string>
	 */
	public static function all() {
		return self::controls() + self::verdicts() + self::findings() + self::advice() + self::table();
	}

	/**
	 * Buttons, and what the check is doing.
	 *
	 * @return array<string, string>
	 */
	private static function controls() {
		return array(
			'start'     => __( 'Check my shop', 'shop-islands' ),
			'again'     => __( 'Look again', 'shop-islands' ),
			'againHere' => __( 'Look at this page again', 'shop-islands' ),
			'stop'      => __( 'Stop', 'shop-islands' ),
			'send'      => __( 'Save as a file for a developer', 'shop-islands' ),
			'outdated'  => __( 'The theme, a plugin or Shop Islands has changed since this result.', 'shop-islands' ),
			/* translators: %s: a date. */
			'lastAt'    => __( 'Result of %s', 'shop-islands' ),
			'own'       => __( 'Pages of your own, a path in each line', 'shop-islands' ),
			'ownHint'   => __( 'Such as /landing/. They are looked at too.', 'shop-islands' ),
			'ownSave'   => __( 'Keep these pages', 'shop-islands' ),
			/* translators: %s: a number of pages. */
			'ownSaved'  => __( 'Pages of your own: %s', 'shop-islands' ),
			/* translators: 1: a page, 2: its number, 3: the number of pages. */
			'looking'   => __( 'Looking at “%1$s” (%2$s of %3$s)', 'shop-islands' ),
			'progress'  => __( 'How far the check is', 'shop-islands' ),
			'stopped'   => __( 'Stopped. The pages that were looked at are below.', 'shop-islands' ),
			'done'      => __( 'Done.', 'shop-islands' ),
			'stay'      => __( 'Leave this tab open and in front while the check runs.', 'shop-islands' ),
			/* translators: %s: what the browser or the shop said. */
			'failed'    => __( 'The check could not go on: %s', 'shop-islands' ),
			'unkept'    => __( 'The shop did not keep the result.', 'shop-islands' ),
			'open'      => __( 'Open the page', 'shop-islands' ),
			'developer' => __( 'For a developer', 'shop-islands' ),
		);
	}

	/**
	 * What is said of a page, and of the shop.
	 *
	 * @return array<string, string>
	 */
	private static function verdicts() {
		return array(
			'allFine'      => __( 'Nothing is broken. Shop Islands does what the plugins’ scripts did on every page that was looked at.', 'shop-islands' ),
			/* translators: %s: a number of pages. */
			'someBroken'   => __( 'Pages with something that does not work: %s. Each has a proposal below.', 'shop-islands' ),
			/* translators: %s: a number of pages. */
			'someUnseen'   => __( 'Pages that could not be looked at: %s', 'shop-islands' ),
			'same'         => __( 'The same', 'shop-islands' ),
			/* translators: %s: a number of kilobytes. */
			'sameLess'     => __( 'The same, %s KB less', 'shop-islands' ),
			/* translators: %s: a number of kilobytes. */
			'sameMore'     => __( 'The same, %s KB more', 'shop-islands' ),
			/* translators: %s: a number of kilobytes. */
			'less'         => __( '%s KB less', 'shop-islands' ),
			/* translators: %s: a number of kilobytes. */
			'more'         => __( '%s KB more', 'shop-islands' ),
			'broken'       => __( 'Something does not work', 'shop-islands' ),
			'differs'      => __( 'Works, and looks a little different', 'shop-islands' ),
			/* translators: %s: the reason. */
			'unseen'       => __( 'Not looked at: %s', 'shop-islands' ),
			'leftAlone'    => __( 'Shop Islands leaves this page to the plugins’ own scripts, because it would get heavier.', 'shop-islands' ),
			'jqueryLeaves' => __( 'jQuery leaves this page.', 'shop-islands' ),
			/* translators: %s: list of scripts. */
			'jqueryStays'  => __( 'jQuery stays on this page, for: %s', 'shop-islands' ),
			/* translators: 1: a script, 2: why it stays. */
			'because'      => __( '%1$s (%2$s)', 'shop-islands' ),
			/* translators: %s: list of islands. */
			'yielded'      => __( 'Left to another script of the page: %s', 'shop-islands' ),
			'noRecorder'   => __( 'its server or an optimiser does not let the check in', 'shop-islands' ),
			'tooLate'      => __( 'it did not come in time', 'shop-islands' ),
			/* translators: %s: a number, such as 404. */
			'status'       => __( 'the server answered with %s', 'shop-islands' ),
			'noNavigation' => __( 'This browser is too old for the check: it needs Chrome or Edge 102, Firefox 147 or Safari 26.2.', 'shop-islands' ),
		);
	}

	/**
	 * What is found on a page.
	 *
	 * @return array<string, string>
	 */
	private static function findings() {
		return array(
			/* translators: 1: an error's message, 2: a script. */
			'error'        => __( 'An error that the page does not have without Shop Islands: “%1$s” in %2$s.', 'shop-islands' ),
			/* translators: %s: a text. */
			'gone-text'    => __( 'The text “%s” is not seen any more.', 'shop-islands' ),
			/* translators: %s: a picture. */
			'gone-picture' => __( 'The picture %s is not seen any more.', 'shop-islands' ),
			/* translators: %s: a button. */
			'gone-control' => __( 'The button “%s” is not seen any more.', 'shop-islands' ),
			/* translators: %s: a text. */
			'new-text'     => __( 'The text “%s” is seen, which is not there without Shop Islands.', 'shop-islands' ),
			/* translators: %s: a picture. */
			'new-picture'  => __( 'The picture %s is seen, which is not there without Shop Islands.', 'shop-islands' ),
			/* translators: %s: a button. */
			'new-control'  => __( 'The button “%s” is seen, which is not there without Shop Islands.', 'shop-islands' ),
			/* translators: 1: what has moved, 2: a number of pixels. */
			'moved'        => __( '“%1$s” and what is below it are %2$s pixels from where they were.', 'shop-islands' ),
			/* translators: %s: a button or link. */
			'dead'         => __( '“%s” does nothing any more.', 'shop-islands' ),
			/* translators: %s: a form. */
			'dead-form'    => __( 'Nobody answers the form “%s” any more.', 'shop-islands' ),
			/* translators: %s: a button, link or form. */
			'otherwise'    => __( '“%s” works by loading a page, and did it in place before.', 'shop-islands' ),
			/* translators: 1: an island, 2: what it reports. */
			'island'       => __( 'The island “%1$s” failed: %2$s', 'shop-islands' ),
		);
	}

	/**
	 * What to do about a finding, and why.
	 *
	 * @return array<string, string>
	 */
	private static function advice() {
		return array(
			/* translators: 1: a script, 2: a library such as jQuery. */
			'counts-on'  => __( 'The script “%1$s” counts on %2$s, which was taken out. Keep it.', 'shop-islands' ),
			/* translators: %s: a script. */
			'did-this'   => __( 'The script “%s” did this, and was taken out. Keep it.', 'shop-islands' ),
			/* translators: %s: an island. */
			'is-of'      => __( 'This is the work of the island “%s”. Without it, the plugin’s own script does it.', 'shop-islands' ),
			'unknown'    => __( 'The check could not tell which script is at fault. Leave this page to the plugins’ own scripts.', 'shop-islands' ),
			/* translators: %s: a script. */
			'do-keep'    => __( 'Keep %s', 'shop-islands' ),
			/* translators: %s: an island. */
			'do-disable' => __( 'Switch the island “%s” off', 'shop-islands' ),
			/* translators: %s: a path. */
			'do-leave'   => __( 'Switch Shop Islands off on %s', 'shop-islands' ),
			'did'        => __( 'Done. You can undo it in the settings.', 'shop-islands' ),
			'settings'   => __( 'Settings', 'shop-islands' ),
		);
	}

	/**
	 * The table of what it brought.
	 *
	 * @return array<string, string>
	 */
	private static function table() {
		return array(
			'brought'     => __( 'What it brought', 'shop-islands' ),
			'broughtHint' => __( 'JavaScript that a page loads before anybody touches it, as your server sends it.', 'shop-islands' ),
			'page'        => __( 'Page', 'shop-islands' ),
			'before'      => __( 'Without', 'shop-islands' ),
			'now'         => __( 'With', 'shop-islands' ),
			'difference'  => __( 'Difference', 'shop-islands' ),
			/* translators: 1: a number of kilobytes, 2: a number of files. */
			'weight'      => __( '%1$s KB in %2$s files', 'shop-islands' ),
			/* translators: %s: a number of files. */
			'unmeasured'  => __( 'and %s of other hosts, which tell no size', 'shop-islands' ),
			'home'        => __( 'Home', 'shop-islands' ),
			'listing'     => __( 'Listings', 'shop-islands' ),
			'product'     => __( 'Products', 'shop-islands' ),
			'cart'        => __( 'Cart', 'shop-islands' ),
			'checkout'    => __( 'Checkout', 'shop-islands' ),
			'account'     => __( 'Account', 'shop-islands' ),
			'content'     => __( 'Pages with many blocks', 'shop-islands' ),
			'own-pages'   => __( 'Pages of your own', 'shop-islands' ),
		);
	}
}
