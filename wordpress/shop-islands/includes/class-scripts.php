<?php
/**
 * The page's scripts: adds the loader, and takes out the files of the scripts that it replaces.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * A script that is replaced becomes an alias: a handle without a file, which depends on the loader. WordPress still
 * prints its inline data and nonces, in the same order, and what depends on it comes after the loader.
 */
final class Scripts extends Part {

	const LOADER = 'shop-islands';

	/**
	 * Gets what this class has done.
	 *
	 * @var Report
	 */
	private $report;

	/**
	 * Hears that jQuery is missing.
	 *
	 * @var Safety_Net
	 */
	private $net;

	/**
	 * Addresses of files that were taken out, by handle.
	 *
	 * @var array<string, string>
	 */
	private $gone = array();

	/**
	 * How many scripts WordPress had printed at the end of each batch.
	 *
	 * @var int[]
	 */
	private $ends = array();

	/**
	 * What the scripts that stay need, by handle and sign; null until somebody asks. A plan reads the code of every
	 * script, and the balance asks several times.
	 *
	 * @var array<string, string[]>|null
	 */
	private $used;

	/**
	 * Takes what it works with.
	 *
	 * @param Options    $options The shop's settings.
	 * @param Build      $build   The built scripts.
	 * @param Report     $report  Gets what this class has done.
	 * @param Safety_Net $net     Hears that jQuery is missing.
	 */
	public function __construct( Options $options, Build $build, Report $report, Safety_Net $net ) {
		parent::__construct( $options, $build );
		$this->report = $report;
		$this->net    = $net;
	}

	/**
	 * Adds the hooks. Files are taken out before each of the two places where WordPress prints scripts, after everybody
	 * has asked for theirs.
	 */
	public function listen(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 1 );
		add_action( 'wp_enqueue_scripts', array( $this, 'replace_now' ), PHP_INT_MAX );
		add_action( 'wp_print_scripts', array( $this, 'replace' ), 1000 );
		add_action( 'wp_head', array( $this, 'end_batch' ) );
		add_action( 'wp_print_footer_scripts', array( $this, 'replace' ), 1 );
		add_action( 'wp_print_footer_scripts', array( $this, 'tell' ), 1000 );
	}

	/**
	 * Enqueues the loader. WordPress defers it, unless a script that cannot be deferred depends on a replaced script.
	 */
	public function enqueue(): void {
		if ( Page::is_active() ) {
			$where = array(
				'strategy'  => 'defer',
				'in_footer' => false,
			);
			wp_enqueue_script( self::LOADER, $this->build->url( 'shop-islands.js' ), array(), $this->build->version(), $where );
		}
	}

	/**
	 * Takes out the files of replaced scripts. If a script that came later needs such a file, the file comes back at once.
	 * If WordPress has passed its place already and the page is searched once more at its end, the file comes back at that
	 * place.
	 */
	public function replace(): void {
		$this->end_batch();
		$scripts = wp_scripts();
		if ( ! $scripts->query( self::LOADER, 'enqueued' ) ) {
			if ( Balance::left() ) {
				$this->report->note( array(), array(), array(), array() );
			}
			return;
		}
		$plan = $this->plan( $scripts->queue, array() );
		$back = array_diff( array_keys( $this->gone ), $plan['gone'] );
		$this->restore( Finished_Page::is_held() ? array_diff( $back, $scripts->done ) : $back );
		array_map( array( $this, 'take_out' ), array_diff( $plan['gone'], $scripts->done ) );
		$this->note( $plan );
		$this->net->spread( array_keys( $this->gone ) );
	}

	/**
	 * Takes the files out as soon as everybody has asked for scripts, if WordPress has announced already that it prints
	 * them. For the head's scripts it does so only once, but a theme may print a script before its head, and a snippet that
	 * moves scripts to the footer may change the order.
	 */
	public function replace_now(): void {
		if ( did_action( 'wp_print_scripts' ) ) {
			$this->replace();
		}
	}

	/**
	 * Notes that a batch ends here.
	 */
	public function end_batch(): void {
		$this->ends[] = count( wp_scripts()->done );
	}

	/**
	 * The handles that are going to lose their file, among the scripts that somebody has asked for by now.
	 *
	 * @param string[] $left  More islands whose work stays with the originals.
	 * @param string[] $later Handles that somebody will ask for while the page is printed.
	 * @return string[]
	 */
	public function going( array $left, array $later = array() ) {
		return $this->plan( array_merge( wp_scripts()->queue, $later ), array(), $left )['gone'];
	}

	/**
	 * Whether a script that stays has a sign in its code. Every call answers for the scripts that were asked for at the
	 * first one.
	 *
	 * @param string $sign A key of Secret_Needs::SIGNS.
	 */
	public function is_used( $sign ): bool {
		$this->used ??= $this->plan( wp_scripts()->queue, array() )['used'];
		return isset( $this->used[ $sign ] );
	}

	/**
	 * Whether any file has been taken out of the page.
	 */
	public function has_taken_any(): bool {
		return (bool) $this->gone;
	}

	/**
	 * Whether a script's file has been taken out of the page.
	 *
	 * @param string $handle The script's.
	 */
	public function has_taken( $handle ): bool {
		return isset( $this->gone[ $handle ] );
	}

	/**
	 * The taken-out scripts that the finished page needs after all: their tags as WordPress would have printed them, by
	 * handle.
	 *
	 * @param Page_Code $page The page's code.
	 * @return array<string, string>
	 */
	public function missed( Page_Code $page ) {
		$scripts   = wp_scripts();
		$originals = $this->originals();
		$planned   = ( new Dependencies( $originals, $scripts->queue ) )->printed();
		// Scripts that a template has WordPress print at once were in no queue.
		$queue  = array_merge( $scripts->queue, array_diff( $scripts->done, $planned ) );
		$secret = ( new Secret_Needs( $originals, new Dependencies( $originals, $queue ) ) )->used_by_page( $page, $scripts->done );
		$plan   = $this->plan( $queue, $secret );
		$back   = array_diff( array_keys( $this->gone ), $plan['gone'] );
		if ( ! $back ) {
			return array();
		}
		$tags       = $this->tags( array_values( array_intersect( $scripts->done, $back ) ), $originals );
		$this->gone = array_diff_key( $this->gone, $tags );
		$this->note( $plan );
		return $tags;
	}

	/**
	 * The scripts that WordPress has passed, printed or not, batch by batch.
	 *
	 * @return string[][]
	 */
	public function batches() {
		$batches = array();
		$start   = 0;
		foreach ( array_merge( $this->ends, array( count( wp_scripts()->done ) ) ) as $end ) {
			$batches[] = array_slice( wp_scripts()->done, $start, max( 0, $end - $start ) );
			$start     = max( $start, $end );
		}
		return $batches;
	}

	/**
	 * Which scripts lose their file, and which keep it because which others need them.
	 *
	 * @param string[]                $queue Handles that somebody has asked for.
	 * @param array<string, string[]> $used  Libraries that the page is known to use, and where.
	 * @param string[]                $left  More islands whose work stays with the originals.
	 * @return array{gone: string[], needed: array<string, string[]>, printed: string[], originals: array<\_WP_Dependency>, used: array<string, string[]>}
	 */
	private function plan( array $queue, array $used, array $left = array() ) {
		$originals    = $this->originals();
		$dependencies = new Dependencies( Handles::with_unsaid( $originals ), $queue );
		$replaced     = Handles::replaced( $this->options, $this->build, $left );
		$libraries    = Handles::libraries( $this->options );
		$secrets      = new Secret_Needs( $originals, $dependencies );
		$idle         = array_diff( $secrets->idle(), $this->options->get( 'keep' ) );
		$wanted       = array_fill_keys( $this->options->get( 'keep' ), array( __( 'the settings', 'shop-islands' ) ) );
		$innocent     = array_merge( $replaced, $libraries, array( self::LOADER ) );
		foreach ( array( $used, $this->net->wanted(), Finished_Page::unseen(), $secrets->find( $innocent ) ) as $needs ) {
			foreach ( $needs as $handle => $dependents ) {
				$wanted[ $handle ] = array_merge( isset( $wanted[ $handle ] ) ? $wanted[ $handle ] : array(), $dependents );
			}
		}
		// A script that depends on a file that does nothing does not need that file.
		$plan = $dependencies->plan( array_merge( $replaced, $idle ), $libraries, array_merge( Handles::provided(), $idle ), $wanted );
		return $plan + array(
			'printed'   => $dependencies->printed(),
			'originals' => $originals,
			'used'      => $wanted,
		);
	}

	/**
	 * Notes the page's state for the report.
	 *
	 * @param array $plan As of plan().
	 * @phpstan-param array{needed: array<string, string[]>, printed: string[], originals: array<\_WP_Dependency>, ...} $plan
	 */
	private function note( array $plan ): void {
		$gone     = array_keys( $this->gone );
		$staying  = array_diff( $plan['printed'], $gone, $this->options->get( 'keep' ) );
		$unlisted = Unlisted::of( $plan['originals'], $staying, $plan['needed'] );
		$this->report->note( $gone, $plan['needed'], Site::plugins( $plan['originals'], $plan['printed'] ), Owners::of( $plan['printed'], $gone ), $unlisted );
	}

	/**
	 * Prints the report, if the visitor may read it.
	 */
	public function tell(): void {
		$this->end_batch();
		if ( Page::is_active() || Balance::left() ) {
			$this->report->tell();
		}
	}

	/**
	 * The registered scripts as they were before this class changed any. If somebody has registered a new file under the
	 * handle of a taken-out one, the new file counts.
	 *
	 * @return \_WP_Dependency[]
	 */
	public function originals() {
		$registered = wp_scripts()->registered;
		foreach ( $this->gone as $handle => $src ) {
			if ( ! isset( $registered[ $handle ] ) || $registered[ $handle ]->src ) {
				unset( $this->gone[ $handle ] );
			} else {
				$registered[ $handle ]      = clone $registered[ $handle ];
				$registered[ $handle ]->src = $src;
			}
		}
		return $registered;
	}

	/**
	 * The tags of scripts, as WordPress would have printed them. They are without the code beside the file, which is on
	 * the page already.
	 *
	 * @param string[]          $handles   Of scripts that were taken out.
	 * @param \_WP_Dependency[] $originals As of originals().
	 * @return array<string, string>
	 */
	private function tags( array $handles, array $originals ) {
		$scripts             = clone wp_scripts();
		$scripts->registered = $originals;
		$tags                = array();
		foreach ( $handles as $handle ) {
			$script       = $originals[ $handle ];
			$script->deps = array_values( array_diff( $script->deps, array( self::LOADER ) ) );
			// WordPress does not defer a file with code behind it.
			$less          = isset( $script->extra['after'] ) ? array( 'data', 'before', 'after', 'strategy' ) : array( 'data', 'before' );
			$script->extra = array_diff_key( $script->extra, array_flip( $less ) );
			ob_start();
			$scripts->do_item( $handle );
			$tags[ $handle ] = (string) ob_get_clean();
		}
		return $tags;
	}

	/**
	 * Makes a script an alias.
	 *
	 * @param string $handle Of a registered script with a file.
	 */
	private function take_out( $handle ): void {
		$script = wp_scripts()->registered[ $handle ];
		if ( isset( $this->gone[ $handle ] ) || ! is_string( $script->src ) ) {
			return;
		}
		$this->gone[ $handle ] = $script->src;
		$script->src           = false;
		$script->deps[]        = self::LOADER;
	}

	/**
	 * Gives scripts their files back. If WordPress has passed such a script as an alias, it prints the script after all.
	 * For that it has to go once more through the aliases that depend on the script.
	 *
	 * @param string[] $handles Of scripts that were taken out.
	 */
	private function restore( array $handles ): void {
		$scripts = wp_scripts();
		foreach ( $handles as $handle ) {
			$scripts->registered[ $handle ]->src = $this->gone[ $handle ];
			unset( $this->gone[ $handle ] );
		}
		foreach ( $handles ? $scripts->done : array() as $handle ) {
			$leads_to = ( new Dependencies( $scripts->registered, array( $handle ) ) )->printed();
			$is_alias = isset( $scripts->registered[ $handle ] ) && ! $scripts->registered[ $handle ]->src;
			if ( in_array( $handle, $handles, true ) || ( $is_alias && array_intersect( $leads_to, $handles ) ) ) {
				$this->print_again( $handle );
			}
		}
	}

	/**
	 * Makes WordPress print a script that it has passed, without the data beside it, which is on the page already.
	 *
	 * @param string $handle Of a script that is done.
	 */
	private function print_again( $handle ): void {
		$scripts       = wp_scripts();
		$script        = $scripts->registered[ $handle ];
		$scripts->done = array_values( array_diff( $scripts->done, array( $handle ) ) );
		$script->extra = array_diff_key( $script->extra, array_flip( array( 'data', 'before', 'after' ) ) );
	}
}
