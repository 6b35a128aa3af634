<?php
/**
 * The fields of the settings page.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Prints one field per setting, and under the debug setting what was found on the page looked at last.
 *
 * @phpstan-import-type Kept from Report
 */
final class Settings_Fields extends Part {

	/**
	 * The sections, each with one field.
	 *
	 * @return array<string, array{title: string, label: string, intro: callable, render: callable}>
	 */
	public function all() {
		$all              = array(
			'off'      => $this->field( __( 'Back out', 'shop-islands' ), __( 'Off', 'shop-islands' ), 'off', __( 'Where it is off, this plugin prints nothing and takes nothing out: the plugins’ own scripts do all the work, as before.', 'shop-islands' ) ),
			'islands'  => $this->field( __( 'Islands', 'shop-islands' ), __( 'They run', 'shop-islands' ), 'islands', __( 'A script stays where an island that does its work is switched off.', 'shop-islands' ) ),
			'keep'     => $this->field( __( 'Scripts', 'shop-islands' ), __( 'They keep their file', 'shop-islands' ), 'keep', __( 'Ticked scripts are never taken out. Islands leave their work to them. A script that another active script depends on stays by itself.', 'shop-islands' ) ),
			'prefetch' => $this->field( __( 'Speed', 'shop-islands' ), __( 'Fetched ahead', 'shop-islands' ), 'prefetch', '' ),
			'debug'    => $this->field( __( 'Debugging', 'shop-islands' ), __( 'For shop managers', 'shop-islands' ), 'debug', '' ),
		);
		$all['integrity'] = $this->field( __( 'Delivery', 'shop-islands' ), __( 'Integrity', 'shop-islands' ), 'integrity', __( 'Browsers refuse scripts that somebody has changed on their way.', 'shop-islands' ) );
		$all['beacon']    = $this->field( __( 'Measuring', 'shop-islands' ), __( 'Beacon', 'shop-islands' ), 'beacon', __( 'Pages tell an address of yours which islands failed and how long taps took: no addresses, no names, no cookies. Nothing is told without an address, or the tick below it.', 'shop-islands' ) );
		if ( $this->build->has_lean() ) {
			$all['lean'] = $this->field( __( 'Build', 'shop-islands' ), __( 'Lean', 'shop-islands' ), 'lean', '' );
		}
		return $all;
	}

	/**
	 * Where nothing of this plugin runs.
	 */
	public function off(): void {
		$this->box( 'all_off', '1', __( 'All off', 'shop-islands' ), __( 'everywhere, for everybody', 'shop-islands' ), $this->options->get( 'all_off' ) );
		$kinds = array(
			'listing'  => __( 'listings', 'shop-islands' ),
			'product'  => __( 'products', 'shop-islands' ),
			'cart'     => __( 'the cart', 'shop-islands' ),
			'checkout' => __( 'the checkout', 'shop-islands' ),
			'other'    => __( 'all other pages', 'shop-islands' ),
		);
		foreach ( $kinds as $kind => $what ) {
			$this->box( 'off_kinds][', $kind, __( 'Off on', 'shop-islands' ), $what, in_array( $kind, $this->options->get( 'off_kinds' ), true ) );
		}
		$paths = sprintf( '<textarea class="large-text code" rows="3" name="%s[off_paths]" placeholder="/landing/*">%s</textarea>', esc_attr( Options::NAME ), esc_textarea( implode( "\n", $this->options->get( 'off_paths' ) ) ) );
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
		printf( '<p><label>%s %s</label></p>', esc_html__( 'Off on these paths, one in each line; * stands for anything', 'shop-islands' ), $paths );
		/* translators: 1: what is added to an address, 2: what ends it. */
		printf( '<p class="description">' . esc_html__( 'For one visitor: %1$s behind the address of a page, until %2$s or until the tab is closed.', 'shop-islands' ) . '</p>', '<code>?islands=off</code>', '<code>?islands=on</code>' );
	}

	/**
	 * Which islands run. All that are shown are told too, so that an island of a later version is on by itself.
	 */
	public function islands(): void {
		$disabled = $this->options->get( 'disable' );
		$back     = Step_Back::all( $this->options );
		foreach ( $this->build->islands() as $name => $what ) {
			printf( '<input type="hidden" name="%s[shown][]" value="%s">', esc_attr( Options::NAME ), esc_attr( $name ) );
			/* translators: %s: what an island does. */
			$what = isset( $back[ $name ] ) ? sprintf( __( '%s. It has stepped back: switch it on again in the notice above.', 'shop-islands' ), rtrim( $what, '.' ) ) : $what;
			$this->box( 'enable][', $name, $name, $what, ! in_array( $name, $disabled, true ) );
		}
	}

	/**
	 * Which scripts stay.
	 */
	public function keep(): void {
		$kept = $this->options->get( 'keep' );
		foreach ( Handles::all() as $handle => $islands ) {
			$this->box( 'keep][', $handle, $handle, implode( ', ', $islands ), in_array( $handle, $kept, true ) );
		}
		$what = __( 'Goes where nothing on the page uses it.', 'shop-islands' );
		$this->box( 'keep][', 'jquery', 'jquery', $what, in_array( 'jquery', $kept, true ) );
		$this->box( 'no_net', '1', __( 'Keep jquery nowhere by itself', 'shop-islands' ), __( 'otherwise a kind of page keeps it from the first visitor on whose browser says there that it is missing', 'shop-islands' ), $this->options->get( 'no_net' ) );
		foreach ( ( new Safety_Net( $this->options, $this->build ) )->kept() as $kind ) {
			$address = wp_nonce_url( admin_url( 'admin-post.php?action=' . Safety_Net::ACTION . '&kind=' . $kind ), Safety_Net::ACTION );
			/* translators: %s: a kind of page. */
			printf( '<p>%s <a href="%s">%s</a></p>', esc_html( sprintf( __( 'Pages of the kind “%s” keep jquery, because one said that it is missing.', 'shop-islands' ), $kind ) ), esc_url( $address ), esc_html__( 'Take it out again', 'shop-islands' ) );
		}
	}

	/**
	 * What is fetched before anybody asks.
	 */
	public function prefetch(): void {
		$choices = array(
			'none' => __( 'nothing: each part comes when it is needed', 'shop-islands' ),
			'core' => __( 'what every page needs', 'shop-islands' ),
			'page' => __( 'also what this kind of page needs (recommended)', 'shop-islands' ),
		);
		$this->choice( 'prefetch', $choices );
		$this->box( 'heavier', '1', __( 'Let pages get heavier', 'shop-islands' ), __( 'otherwise a page whose scripts have to stay leaves them some of the work, and a cart or a checkout all of it, where the islands would weigh more than what goes', 'shop-islands' ), $this->options->get( 'heavier' ) );
	}

	/**
	 * Which scripts browsers check.
	 */
	public function integrity(): void {
		$choices = array(
			'none'   => __( 'nothing is checked', 'shop-islands' ),
			'loader' => __( 'the loader is: only where every page cache and CDN is emptied with each update', 'shop-islands' ),
			'all'    => __( 'the chunks too, by an import map: not with a theme or blocks that print an import map of their own', 'shop-islands' ),
		);
		$this->choice( 'integrity', $choices );
	}

	/**
	 * Where the beacon reports to, how often, and whether it is there alone.
	 */
	public function beacon(): void {
		$address = sprintf( '<input type="text" class="regular-text" name="%s[beacon]" value="%s" placeholder="https://">', esc_attr( Options::NAME ), esc_attr( $this->options->get( 'beacon' ) ) );
		$share   = sprintf( '<input type="number" min="1" max="100" name="%s[share]" value="%d">', esc_attr( Options::NAME ), (int) $this->options->get( 'share' ) );
		// phpcs:disable WordPress.Security.EscapeOutput -- escaped where they are made.
		printf( '<p><label>%s %s</label></p>', esc_html__( 'Address', 'shop-islands' ), $address );
		printf( '<p><label>%s %s</label></p>', esc_html__( 'Of how many page views in a hundred', 'shop-islands' ), $share );
		// phpcs:enable
		$this->box( 'receive', '1', __( 'Keep the reports in this shop', 'shop-islands' ), __( 'and not at that address; WooCommerce > Shop Islands: reports shows them', 'shop-islands' ), $this->options->get( 'receive' ) );
		$this->box( 'consent', '1', __( 'Wait for consent to analytics', 'shop-islands' ), __( 'a visitor’s pages report nothing until the cookie banner, which islands run, has it', 'shop-islands' ), $this->options->get( 'consent' ) );
		/* translators: %d: a number of reports. */
		$steady = sprintf( __( 'otherwise one that fails in %d reports in a row is switched off for everybody, and a notice tells you', 'shop-islands' ), Step_Back_Rule::MOST );
		$this->box( 'steady', '1', __( 'Switch no island off by itself', 'shop-islands' ), $steady, $this->options->get( 'steady' ) );
		$this->box( 'measure', '1', __( 'Only measure', 'shop-islands' ), __( 'the shop runs with the plugins’ own scripts, to see how it did before', 'shop-islands' ), $this->options->get( 'measure' ) );
	}

	/**
	 * Whether managers see how islands stand, and what stood on the page they looked at last.
	 */
	public function debug(): void {
		$this->box( 'debug', '1', __( 'Debug', 'shop-islands' ), __( 'their pages tell what was taken out, what stayed and who owns what', 'shop-islands' ), $this->options->get( 'debug' ) );
		$last = Report::last();
		if ( ! $last || ! $this->options->get( 'debug' ) ) {
			return;
		}
		/* translators: 1: address of a page, 2: list of scripts. */
		printf( '<p>' . esc_html__( 'Last looked at: %1$s. Without their file: %2$s.', 'shop-islands' ) . '</p>', '<code>' . esc_html( $last['page'] ) . '</code>', esc_html( implode( ', ', $last['gone'] ) ) );
		if ( $last['left'] ) {
			/* translators: %s: list of islands. */
			printf( '<p>' . esc_html__( 'Left to the original scripts, because the islands would make the page heavier: %s.', 'shop-islands' ) . '</p>', esc_html( implode( ', ', $last['left'] ) ) );
		}
		echo '<ul>';
		foreach ( $last['needed'] as $handle => $dependents ) {
			/* translators: 1: a script, 2: list of scripts that depend on it. */
			printf( '<li>' . esc_html__( '%1$s stays for %2$s', 'shop-islands' ) . '</li>', '<code>' . esc_html( $handle ) . '</code>', esc_html( implode( ', ', $dependents ) ) );
		}
		echo '</ul>';
		$this->owners( $last );
	}

	/**
	 * What was recognised on the page looked at last, and who does the work on which markup.
	 *
	 * @param array $last The report.
	 * @phpstan-param Kept $last
	 */
	private function owners( array $last ): void {
		/* translators: 1: theme and its parent, 2: list of plugins. */
		printf( '<p>' . esc_html__( 'Recognised: theme %1$s; plugins with scripts there: %2$s. Who owns what:', 'shop-islands' ) . '</p><ul>', esc_html( implode( ', ', $last['themes'] ) ), esc_html( implode( ', ', $last['plugins'] ) ) );
		foreach ( $last['owners'] as $markup => $owner ) {
			$who = $owner['is_ours'] ? __( 'the islands', 'shop-islands' ) : $owner['script'];
			printf( '<li>%s: <b>%s</b>. %s</li>', esc_html( (string) $markup ), esc_html( $who ), esc_html( Owners::way_to_switch( $owner['script'], $owner['is_ours'], $this->options ) ) );
		}
		echo '</ul>';
	}

	/**
	 * Whether the lean build is used.
	 */
	public function lean(): void {
		$this->box( 'lean', '1', __( 'Lean build', 'shop-islands' ), __( 'smaller dialogs and drawers, with Preact', 'shop-islands' ), $this->options->get( 'lean' ) );
	}

	/**
	 * A section with one field.
	 *
	 * @param string                                                                $title  The section's.
	 * @param string                                                                $label  The field's.
	 * @param 'off'|'islands'|'keep'|'prefetch'|'integrity'|'beacon'|'debug'|'lean' $method Which method prints it.
	 * @param string                                                                $intro  What is said before it.
	 * @return array{title: string, label: string, intro: callable, render: callable}
	 */
	private function field( $title, $label, $method, $intro ) {
		return array(
			'title'  => $title,
			'label'  => $label,
			'intro'  => static function () use ( $intro ) {
				if ( $intro ) {
					echo '<p>' . esc_html( $intro ) . '</p>';
				}
			},
			'render' => array( $this, $method ),
		);
	}

	/**
	 * One of several values.
	 *
	 * @param 'prefetch'|'integrity' $name    The setting's.
	 * @param string[]               $choices What each value means.
	 */
	private function choice( $name, array $choices ): void {
		foreach ( $choices as $value => $label ) {
			$is_chosen = $value === $this->options->get( $name );
			printf( '<p><label><input type="radio" name="%s[%s]" value="%s"%s> %s</label></p>', esc_attr( Options::NAME ), esc_attr( $name ), esc_attr( $value ), checked( $is_chosen, true, false ), esc_html( $label ) );
		}
	}

	/**
	 * A tick box with a name and an explanation.
	 *
	 * @param string $path       Of the setting in the option; `list][` for one of a list.
	 * @param string $value      What is sent when it is ticked.
	 * @param string $name       What it is called.
	 * @param string $what       What it does.
	 * @param bool   $is_checked Whether it is ticked.
	 */
	private function box( $path, $value, $name, $what, $is_checked ): void {
		printf(
			'<p><label><input type="checkbox" name="%s[%s]" value="%s"%s> <b>%s</b> <span class="description">%s</span></label></p>',
			esc_attr( Options::NAME ),
			esc_attr( $path ),
			esc_attr( $value ),
			checked( $is_checked, true, false ),
			esc_html( $name ),
			esc_html( $what )
		);
	}
}
