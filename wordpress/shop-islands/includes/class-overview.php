<?php
/**
 * How the plugin stands, in WordPress' dashboard and in Site Health.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Who gets the islands, how many run, what is off, and how page views felt with and without islands.
 */
final class Overview extends Part {

	/** The name of the widget and of the row. */
	const NAME = 'shop_islands';

	/** A share of fewer page views says little, so it is not told. */
	const FEWEST = 100;

	/** Whether islands ran: the modes of reports. */
	const WITH    = array( 'islands', 'both' );
	const WITHOUT = array( 'original' );

	/**
	 * Adds the hooks of wp-admin.
	 */
	public function listen(): void {
		add_action( 'wp_dashboard_setup', array( $this, 'add_widget' ) );
		add_filter( 'site_status_tests', array( $this, 'add_test' ) );
	}

	/**
	 * Puts the widget into the dashboard of those who may change the settings.
	 */
	public function add_widget(): void {
		if ( current_user_can( Settings::WHO ) ) {
			wp_add_dashboard_widget( self::NAME, __( 'Shop Islands', 'shop-islands' ), array( $this, 'render' ) );
		}
	}

	/**
	 * Adds the row to Site Health. Other filters may have changed the list to any value.
	 *
	 * @param mixed $tests As of WordPress.
	 * @return mixed
	 */
	public function add_test( $tests ) {
		if ( is_array( $tests ) && isset( $tests['direct'] ) && is_array( $tests['direct'] ) ) {
			$tests['direct'][ self::NAME ] = array(
				'label' => __( 'Shop Islands', 'shop-islands' ),
				'test'  => array( $this, 'test' ),
			);
		}
		return $tests;
	}

	/**
	 * The row of Site Health. Who gets the islands is the owner's choice; a missing build and an island that has stepped
	 * back are not.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test() {
		$is_well   = $this->build->is_there() && ! Step_Back::all( $this->options );
		$sentences = $this->sentences();
		return array(
			/* translators: %s: a sentence on who gets the islands. */
			'label'       => sprintf( __( 'Shop Islands: %s', 'shop-islands' ), rtrim( $sentences[0], '.' ) ),
			'status'      => $is_well ? 'good' : 'recommended',
			'badge'       => array(
				'label' => __( 'Performance', 'shop-islands' ),
				'color' => $is_well ? 'blue' : 'orange',
			),
			'description' => '<p>' . implode( '</p><p>', array_map( 'esc_html', $sentences ) ) . '</p>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( Admin_Page::url() ), esc_html__( 'Open the settings', 'shop-islands' ) ),
			'test'        => self::NAME,
		);
	}

	/**
	 * Who gets the islands, how many run, and what is off, in this order.
	 *
	 * @return non-empty-list<string>
	 */
	private function sentences() {
		$audiences = array(
			Options::NOBODY    => __( 'Nobody gets the islands.', 'shop-islands' ),
			Options::MANAGERS  => __( 'Only shop managers get the islands.', 'shop-islands' ),
			Options::EVERYBODY => __( 'Everybody gets the islands.', 'shop-islands' ),
		);
		$audience  = $this->options->get( 'audience' );
		$sentences = array( $audiences[ $audience ] );
		if ( ! $this->build->is_there() ) {
			$sentences[] = __( 'The plugin’s folder “dist” is missing, so no island runs.', 'shop-islands' );
			return $sentences;
		}
		$islands = $this->build->islands();
		$off     = array_intersect( array_keys( $islands ), $this->options->disabled() );
		if ( Options::NOBODY !== $audience && ! $this->options->get( 'measure' ) ) {
			/* translators: 1: a number of islands, 2: the number of all islands. */
			$sentences[] = sprintf( __( 'Of %2$d islands, %1$d run where a page has work for them.', 'shop-islands' ), count( $islands ) - count( $off ), count( $islands ) );
			if ( $off ) {
				/* translators: %s: list of islands. */
				$sentences[] = sprintf( __( 'Off: %s.', 'shop-islands' ), Island_Groups::titles( $off, $islands ) );
			}
		}
		if ( $this->options->get( 'measure' ) ) {
			$sentences[] = __( 'They are off meanwhile: the shop only measures.', 'shop-islands' );
		}
		$places = array_merge( $this->options->get( 'off_kinds' ), $this->options->get( 'off_paths' ) );
		if ( $places ) {
			/* translators: %s: list of kinds of pages and paths. */
			$sentences[] = sprintf( __( 'Off on these pages: %s.', 'shop-islands' ), implode( ', ', $places ) );
		}
		$back = array_keys( Step_Back::all( $this->options ) );
		if ( $back ) {
			/* translators: %s: list of islands. */
			$sentences[] = sprintf( __( 'Stepped back, because they failed again and again: %s.', 'shop-islands' ), Island_Groups::titles( $back, $islands ) );
		}
		return $sentences;
	}

	/**
	 * Prints the widget.
	 */
	public function render(): void {
		foreach ( $this->sentences() as $sentence ) {
			printf( '<p>%s</p>', esc_html( $sentence ) );
		}
		$source  = Beacon_Sources::of( $this->options );
		$figures = $source ? $source->figures( time() ) : null;
		if ( is_wp_error( $figures ) ) {
			printf( '<p>%s</p>', esc_html( $figures->get_error_message() ) );
		} elseif ( null !== $figures ) {
			$this->vitals( new Beacon_Summary( $figures ) );
		} else {
			printf( '<p>%s</p>', esc_html__( 'How fast pages are is not measured: “Keep the reports in this shop” in the settings does that.', 'shop-islands' ) );
		}
		printf( '<p><a href="%s">%s</a></p>', esc_url( Admin_Page::url() ), esc_html__( 'Open the settings', 'shop-islands' ) );
	}

	/**
	 * Prints how page views felt, with and without islands.
	 *
	 * @param Beacon_Summary $summary The figures.
	 */
	private function vitals( Beacon_Summary $summary ): void {
		$names = array(
			'loading'  => __( 'Loads within 2.5 s', 'shop-islands' ),
			'response' => __( 'Answers within 0.2 s', 'shop-islands' ),
			'shift'    => __( 'Stays in place', 'shop-islands' ),
		);
		$with  = $summary->vitals( self::WITH );
		$other = $summary->vitals( self::WITHOUT );
		/* translators: %d: a number of days. */
		printf( '<table class="widefat striped"><caption>%s</caption>', esc_html( sprintf( __( 'Page views of the last %d days', 'shop-islands' ), Beacon_Figure::OLDEST ) ) );
		printf( '<thead><tr><td></td><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'With islands', 'shop-islands' ), esc_html__( 'Without', 'shop-islands' ) );
		foreach ( $names as $name => $title ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td><td>%s</td></tr>', esc_html( $title ), esc_html( self::share( $with[ $name ] ) ), esc_html( self::share( $other[ $name ] ) ) );
		}
		echo '</tbody></table>';
	}

	/**
	 * Which share of page views was good, of how many; if they are too few, only how many there were.
	 *
	 * @param array{count: int, good: int} $vital See Beacon_Summary::vitals().
	 * @return string
	 */
	private static function share( array $vital ) {
		if ( $vital['count'] < self::FEWEST ) {
			/* translators: %d: a number of page views. */
			return sprintf( __( 'too few to tell: %d', 'shop-islands' ), $vital['count'] );
		}
		/* translators: 1: a percentage, 2: a number of page views. */
		return sprintf( __( '%1$d%% of %2$d', 'shop-islands' ), (int) floor( 100 * $vital['good'] / $vital['count'] ), $vital['count'] );
	}
}
