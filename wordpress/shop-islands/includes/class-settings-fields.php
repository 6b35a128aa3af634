<?php
/**
 * The fields of the settings page.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a box for each setting, in groups that are folded, and below the debug setting the report of the page that a manager opened last.
 *
 * @phpstan-import-type Kept from Report
 */
final class Settings_Fields extends Part {

	/**
	 * The folded parts below the islands: what each is about, how it is set now, and what prints it.
	 *
	 * @return array<string, array{title: string, state: string, intro: string, render: callable}>
	 */
	public function all() {
		$all             = array();
		$off             = array_merge( array_intersect_key( $this->kinds(), array_flip( $this->options->get( 'off_kinds' ) ) ), $this->options->get( 'off_paths' ) );
		$kept            = array_values( array_intersect( array_keys( Handles::all() ), $this->options->get( 'keep' ) ) );
		$kept            = array_merge( $kept, array_diff( $this->options->get( 'keep' ), $kept ) );
		$all['off']      = $this->field( __( 'Pages without islands', 'shop-islands' ), self::list_or( $off, __( 'none', 'shop-islands' ) ), 'off', __( 'On these pages this plugin prints nothing and takes nothing out: the plugins’ own scripts do all the work, as before.', 'shop-islands' ) );
		$all['beacon']   = $this->field( __( 'Measuring', 'shop-islands' ), $this->measuring(), 'beacon', __( 'Pages tell which islands failed, how fast they loaded and how long taps took: no addresses, no names, no cookies. Nothing is told unless you name an address, or keep the reports in this shop.', 'shop-islands' ) );
		$all['prefetch'] = $this->field( __( 'Speed', 'shop-islands' ), $this->policies()[ $this->options->get( 'prefetch' ) ], 'prefetch', __( 'What a page fetches before it is needed.', 'shop-islands' ) );
		$all['keep']     = $this->field( __( 'Scripts that stay', 'shop-islands' ), self::list_or( $kept, __( 'only those that something needs', 'shop-islands' ) ), 'keep', __( 'A ticked script is never taken out, and the islands leave its work to it. A script that another active script depends on stays by itself.', 'shop-islands' ) );
		$all['debug']    = $this->field( __( 'Debugging', 'shop-islands' ), $this->options->get( 'debug' ) ? __( 'on', 'shop-islands' ) : __( 'off', 'shop-islands' ), 'debug', '' );

		$all['integrity'] = $this->field( __( 'Integrity', 'shop-islands' ), $this->checks()[ $this->options->get( 'integrity' ) ], 'integrity', __( 'Browsers refuse scripts that somebody has changed on their way.', 'shop-islands' ) );
		if ( $this->build->has_lean() ) {
			$all['lean'] = $this->field( __( 'Lean build', 'shop-islands' ), $this->options->get( 'lean' ) ? __( 'used', 'shop-islands' ) : __( 'not used', 'shop-islands' ), 'lean', '' );
		}
		return $all;
	}

	/**
	 * Words in a list, or others if there are none.
	 *
	 * @param string[] $words What to list.
	 * @param string   $none  What stands for an empty list.
	 * @return string
	 */
	private static function list_or( array $words, $none ) {
		return $words ? implode( ', ', $words ) : $none;
	}

	/**
	 * What is measured now.
	 *
	 * @return string
	 */
	private function measuring() {
		$where = $this->options->get( 'receive' ) ? __( 'reports are kept in this shop', 'shop-islands' ) : $this->options->get( 'beacon' );
		return self::list_or( array_filter( array( $where, $this->options->get( 'measure' ) ? __( 'only measuring, without islands', 'shop-islands' ) : '' ) ), __( 'nothing', 'shop-islands' ) );
	}

	/**
	 * The kinds of pages that can be switched off.
	 *
	 * @return array<string, string>
	 */
	private function kinds() {
		return array(
			'listing'  => __( 'listings', 'shop-islands' ),
			'product'  => __( 'products', 'shop-islands' ),
			'cart'     => __( 'the cart', 'shop-islands' ),
			'checkout' => __( 'the checkout', 'shop-islands' ),
			'other'    => __( 'all other pages', 'shop-islands' ),
		);
	}

	/**
	 * What can be fetched ahead.
	 *
	 * @return array<string, string>
	 */
	private function policies() {
		return array(
			'none' => __( 'nothing: each part comes when it is needed', 'shop-islands' ),
			'core' => __( 'what every page needs', 'shop-islands' ),
			'page' => __( 'also what this kind of page needs (recommended)', 'shop-islands' ),
		);
	}

	/**
	 * What browsers can check.
	 *
	 * @return array<string, string>
	 */
	private function checks() {
		return array(
			'none'   => __( 'nothing is checked', 'shop-islands' ),
			'loader' => __( 'the loader is: only where every page cache and CDN is emptied with each update', 'shop-islands' ),
			'all'    => __( 'the chunks too, by an import map: not with a theme or blocks that print an import map of their own', 'shop-islands' ),
		);
	}

	/**
	 * The pages on which nothing of this plugin runs. Class Back_Out has the button for all pages.
	 */
	public function off(): void {
		foreach ( $this->kinds() as $kind => $what ) {
			/* translators: %s: a kind of page. */
			$this->box( 'off_kinds][', $kind, sprintf( __( 'Off on %s', 'shop-islands' ), $what ), '', in_array( $kind, $this->options->get( 'off_kinds' ), true ) );
		}
		$paths = sprintf( '<textarea class="large-text code" rows="3" name="%s[off_paths]" placeholder="/landing/*">%s</textarea>', esc_attr( Options::NAME ), esc_textarea( implode( "\n", $this->options->get( 'off_paths' ) ) ) );
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
		printf( '<p class="shop-islands-row"><label>%s %s</label></p>', esc_html__( 'Off on these paths, one in each line; * stands for anything', 'shop-islands' ), $paths );
		/* translators: 1: what is added to an address, 2: what ends it. */
		printf( '<p class="description">' . esc_html__( 'For one visitor: %1$s behind the address of a page, until %2$s or until the tab is closed.', 'shop-islands' ) . '</p>', '<code>?islands=off</code>', '<code>?islands=on</code>' );
	}

	/**
	 * Prints which islands run: a folded group for each plugin of the shop, and one for the plugins that the shop does not
	 * have. The form also sends the names of all islands that it shows, so that an island of a later version is on without
	 * a change.
	 */
	public function islands(): void {
		$islands = $this->build->islands();
		$others  = array();
		foreach ( Island_Groups::of( $islands ) as $name => $group ) {
			$title = '' === $name ? __( 'Parts that you place yourself', 'shop-islands' ) : (string) $name;
			if ( $group['is_active'] ) {
				$this->fold( $title, $this->running( $group['islands'], $islands ), fn() => $this->group( $title, $group['islands'], $islands ), 'h3', (bool) array_intersect( $group['islands'], $this->options->disabled() ) );
			} else {
				$others[ $title ] = $group['islands'];
			}
		}
		if ( $others ) {
			$print = function () use ( $others, $islands ) {
				foreach ( $others as $title => $names ) {
					$this->fold( (string) $title, $this->running( $names, $islands ), fn() => $this->group( (string) $title, $names, $islands ), 'h4', false );
				}
			};
			$this->fold( __( 'For plugins that this shop does not have', 'shop-islands' ), implode( ', ', array_keys( $others ) ), $print, 'h3', false );
		}
	}

	/**
	 * Which islands of a group run, in words.
	 *
	 * @param string[]                                                          $names   Of the group.
	 * @param array<string, array{title: string, what: string, plugin: string}> $islands All.
	 * @return string
	 */
	private function running( array $names, array $islands ) {
		$off = array_intersect( $names, $this->options->disabled() );
		/* translators: %s: list of islands. */
		$off_in_words = sprintf( __( 'Off: %s', 'shop-islands' ), Island_Groups::titles( $off, $islands ) );
		return implode( '. ', array_filter( array( Island_Groups::titles( array_diff( $names, $off ), $islands ), $off ? $off_in_words : '' ) ) );
	}

	/**
	 * Prints the boxes of a group of islands.
	 *
	 * @param string                                                            $title   The group's.
	 * @param string[]                                                          $names   The group's islands.
	 * @param array<string, array{title: string, what: string, plugin: string}> $islands All.
	 */
	private function group( $title, array $names, array $islands ): void {
		$disabled = $this->options->get( 'disable' );
		$back     = Step_Back::all( $this->options );
		/* translators: %s: a plugin. */
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( sprintf( __( 'Islands for %s', 'shop-islands' ), $title ) ) );
		foreach ( $names as $name ) {
			printf( '<input type="hidden" name="%s[shown][]" value="%s">', esc_attr( Options::NAME ), esc_attr( $name ) );
			$scripts = Island_Groups::scripts( $name );
			/* translators: %s: list of scripts. */
			$effect = $scripts ? sprintf( __( 'Without its tick, the shop’s own scripts do this again: %s.', 'shop-islands' ), implode( ', ', $scripts ) ) : __( 'Without its tick, the page works as the server prints it.', 'shop-islands' );
			if ( isset( $back[ $name ] ) ) {
				$effect = __( 'It has stepped back: switch it on again in the notice above.', 'shop-islands' );
			}
			$this->box( 'enable][', $name, $islands[ $name ]['title'], $islands[ $name ]['what'], ! in_array( $name, $disabled, true ), $name . '. ' . $effect );
		}
		echo '</fieldset>';
	}

	/**
	 * Prints a part that is folded.
	 *
	 * @param string    $title   What it is about.
	 * @param string    $state   How it is set now.
	 * @param callable  $render  Prints what is in it.
	 * @param 'h3'|'h4' $heading The level of its heading.
	 * @param bool      $is_open Whether it is open.
	 */
	public function fold( $title, $state, callable $render, $heading, $is_open ): void {
		echo $is_open ? '<details class="shop-islands-fold" open>' : '<details class="shop-islands-fold">';
		printf( '<summary><%1$s>%2$s</%1$s> <span class="shop-islands-state">%3$s</span></summary><div>', tag_escape( $heading ), esc_html( $title ), esc_html( $state ) );
		$render();
		echo '</div></details>';
	}

	/**
	 * Which scripts stay.
	 */
	public function keep(): void {
		$kept = $this->options->get( 'keep' );
		$all  = $this->build->islands();
		foreach ( Handles::all() as $handle => $islands ) {
			$work = Island_Groups::titles( $islands, $all );
			/* translators: 1: a plugin or theme, 2: list of what its script does. */
			$this->box( 'keep][', $handle, sprintf( __( '%1$s: %2$s', 'shop-islands' ), Island_Groups::of_script( $handle ), $work ), '', in_array( $handle, $kept, true ), $handle );
		}
		foreach ( $this->unlisted_handles() as $handle ) {
			$this->box( 'keep][', $handle, $handle, __( 'This version of Shop Islands does not know it.', 'shop-islands' ), in_array( $handle, $kept, true ) );
		}
		$what = __( 'Goes where nothing on the page uses it.', 'shop-islands' );
		$this->box( 'keep][', 'jquery', 'jQuery', $what, in_array( 'jquery', $kept, true ) );
		// The check of the shop may have kept one. What the form does not show is lost with the next save.
		foreach ( array_diff( array_intersect( Handles::known_libraries(), $kept ), array( 'jquery' ) ) as $library ) {
			$this->box( 'keep][', $library, $library, $what, true );
		}
		$this->box( 'no_net', '1', __( 'Keep jQuery nowhere by itself', 'shop-islands' ), __( 'otherwise a kind of page keeps it from the first visitor on whose browser says there that it is missing', 'shop-islands' ), $this->options->get( 'no_net' ) );
		foreach ( ( new Safety_Net( $this->options, $this->build ) )->kept() as $kind ) {
			$address = wp_nonce_url( admin_url( 'admin-post.php?action=' . Safety_Net::ACTION . '&kind=' . $kind ), Safety_Net::ACTION );
			/* translators: %s: a kind of page. */
			printf( '<p>%s <a href="%s">%s</a></p>', esc_html( sprintf( __( 'Pages of the kind “%s” keep jQuery, because one said that it is missing.', 'shop-islands' ), $kind ) ), esc_url( $address ), esc_html__( 'Take it out again', 'shop-islands' ) );
		}
	}

	/**
	 * Handles that no list knows: those that somebody has ticked, and those of the last report.
	 *
	 * @return string[]
	 */
	private function unlisted_handles() {
		$last  = Report::last();
		$named = $last ? array_map( 'strval', array_keys( $last['unlisted'] ) ) : array();
		return array_unique( array_diff( array_merge( $this->options->get( 'keep' ), $named ), array_keys( Handles::all() ), Handles::known_libraries() ) );
	}

	/**
	 * Which chunks the head fetches ahead.
	 */
	public function prefetch(): void {
		$this->choice( 'prefetch', $this->policies() );
		$this->box( 'heavier', '1', __( 'Let pages get heavier', 'shop-islands' ), __( 'otherwise a page whose scripts have to stay leaves them some or all of the work, where the islands would be more bytes or more files than what goes', 'shop-islands' ), $this->options->get( 'heavier' ) );
	}

	/**
	 * Which scripts browsers check.
	 */
	public function integrity(): void {
		$this->choice( 'integrity', $this->checks() );
	}

	/**
	 * The address to which the beacon reports, the share of page views, and whether pages have the beacon without islands.
	 */
	public function beacon(): void {
		$address = sprintf( '<input type="text" class="regular-text code" name="%s[beacon]" value="%s" placeholder="https://">', esc_attr( Options::NAME ), esc_attr( $this->options->get( 'beacon' ) ) );
		$share   = sprintf( '<input type="number" min="1" max="100" name="%s[share]" value="%d">', esc_attr( Options::NAME ), (int) $this->options->get( 'share' ) );
		// phpcs:disable WordPress.Security.EscapeOutput -- escaped where they are made.
		printf( '<p class="shop-islands-row"><label>%s %s</label></p>', esc_html__( 'Address', 'shop-islands' ), $address );
		printf( '<p class="shop-islands-row"><label>%s %s</label></p>', esc_html__( 'Of how many page views in a hundred', 'shop-islands' ), $share );
		// phpcs:enable
		$this->box( 'receive', '1', __( 'Keep the reports in this shop', 'shop-islands' ), __( 'and not at that address; the tab “Reports” shows them', 'shop-islands' ), $this->options->get( 'receive' ) );
		$this->box( 'consent', '1', __( 'Wait for consent to analytics', 'shop-islands' ), __( 'a visitor’s pages report nothing until the cookie banner, which islands run, has it', 'shop-islands' ), $this->options->get( 'consent' ) );
		/* translators: %d: a number of reports. */
		$steady = sprintf( __( 'otherwise one that fails in %d reports in a row is switched off for everybody, and a notice tells you', 'shop-islands' ), Step_Back_Rule::MOST );
		$this->box( 'steady', '1', __( 'Switch no island off by itself', 'shop-islands' ), $steady, $this->options->get( 'steady' ) );
		$this->box( 'measure', '1', __( 'Only measure', 'shop-islands' ), __( 'the shop runs with the plugins’ own scripts, to see how it did before', 'shop-islands' ), $this->options->get( 'measure' ) );
	}

	/**
	 * Whether managers see the state of the islands, and the report of the page that they opened last.
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
		$this->unlisted( $last );
		$this->owners( $last );
	}

	/**
	 * The scripts of replaced plugins that no list knows, and what to do about them.
	 *
	 * @param array $last The report.
	 * @phpstan-param Kept $last
	 */
	private function unlisted( array $last ): void {
		if ( ! $last['unlisted'] ) {
			return;
		}
		printf( '<p>%s</p><ul>', esc_html__( 'New scripts of plugins whose scripts the islands replace. This version of Shop Islands does not know them:', 'shop-islands' ) );
		foreach ( $last['unlisted'] as $handle => $script ) {
			$kept = $script['keeps']
				/* translators: %s: list of scripts. */
				? sprintf( __( 'Because of it these stay too: %s.', 'shop-islands' ), implode( ', ', $script['keeps'] ) )
				: __( 'Nothing else stays because of it.', 'shop-islands' );
			printf( '<li><code>%s</code> (<code>%s</code>). %s</li>', esc_html( (string) $handle ), esc_html( $script['file'] ), esc_html( $kept ) );
		}
		/* translators: %s: a filter of this plugin. */
		$what = __( 'Look for a newer version of Shop Islands. If there is none, keep the script: tick it under “Scripts that stay”, and it is no longer named here. If you know that it does nothing, take it out by the filter %s.', 'shop-islands' );
		printf( '</ul><p>' . esc_html( $what ) . '</p>', '<code>shop_islands_replaced_handles</code>' );
	}

	/**
	 * The theme and plugins of the page that a manager opened last, and who does the work on which markup.
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
	 * A folded part.
	 *
	 * @param string                                                      $title  What it is about.
	 * @param string                                                      $state  How it is set now.
	 * @param 'off'|'keep'|'prefetch'|'integrity'|'beacon'|'debug'|'lean' $method Which method prints it.
	 * @param string                                                      $intro  The text before its boxes.
	 * @return array{title: string, state: string, intro: string, render: callable}
	 */
	private function field( $title, $state, $method, $intro ) {
		return array(
			'title'  => $title,
			'state'  => $state,
			'intro'  => $intro,
			'render' => array( $this, $method ),
		);
	}

	/**
	 * Prints a folded part with its boxes.
	 *
	 * @param array{title: string, state: string, intro: string, render: callable} $field As of all().
	 */
	public function part( array $field ): void {
		$print = static function () use ( $field ) {
			printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( $field['title'] ) );
			if ( $field['intro'] ) {
				printf( '<p>%s</p>', esc_html( $field['intro'] ) );
			}
			$field['render']();
			echo '</fieldset>';
		};
		$this->fold( $field['title'], $field['state'], $print, 'h3', false );
	}

	/**
	 * A choice of one of several values.
	 *
	 * @param 'prefetch'|'integrity' $name    The setting's.
	 * @param string[]               $choices What each value means.
	 */
	private function choice( $name, array $choices ): void {
		foreach ( $choices as $value => $label ) {
			$is_chosen = $value === $this->options->get( $name );
			printf( '<p class="shop-islands-row"><label><input type="radio" name="%s[%s]" value="%s"%s> %s</label></p>', esc_attr( Options::NAME ), esc_attr( $name ), esc_attr( $value ), checked( $is_chosen, true, false ), esc_html( $label ) );
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
	 * @param string $small      Small print: its name in code, and what happens without it.
	 */
	private function box( $path, $value, $name, $what, $is_checked, $small = '' ): void {
		printf(
			'<p class="shop-islands-row"><label><input type="checkbox" name="%s[%s]" value="%s"%s> <b>%s</b> <span class="description">%s</span></label>%s</p>',
			esc_attr( Options::NAME ),
			esc_attr( $path ),
			esc_attr( $value ),
			checked( $is_checked, true, false ),
			esc_html( $name ),
			esc_html( $what ),
			$small ? '<small>' . esc_html( $small ) . '</small>' : ''
		);
	}
}
