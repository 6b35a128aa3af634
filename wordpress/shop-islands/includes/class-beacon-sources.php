<?php
/**
 * Where the shop's figures are.
 *
 * @package Shop_Islands
 */

namespace Shop_Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses between the sources.
 */
final class Beacon_Sources {

	/**
	 * The source of the shop's figures; null if there are none. ClickHouse goes first, because only a shop that uses it
	 * names it.
	 *
	 * @param Options $options The shop's settings.
	 */
	public static function of( Options $options ): ?Beacon_Source {
		if ( defined( Beacon_Clickhouse::CONFIG ) ) {
			return new Beacon_Clickhouse( constant( Beacon_Clickhouse::CONFIG ) );
		}
		return $options->get( 'receive' ) ? new Beacon_Table() : null;
	}
}
