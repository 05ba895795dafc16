<?php

namespace Shopfront\Scripts;

use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Shopfront\Blocks\Blocks;

defined( 'ABSPATH' ) || exit;

/** Payment methods of other plugins whose scripts wait for the shopper together with a block's. */
final class Waiting_Payment_Scripts {

	/** A supported feature by which a payment method says that its scripts do nothing before the shopper acts. */
	public const FEATURE = 'shopfront_waiting_scripts';

	/** Names of payment methods that were tried (docs/add-ons/on-wordpress.md, "When scripts start"). */
	private const TRIED = array( 'stripe' );

	private Blocks $blocks;

	/** @var string[] */
	private array $handles = array();

	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	/** Asks the plugins now, because their code must not run while WordPress filters the finished page. */
	public function collect(): void {
		$all_wait = $this->blocks->replaces( $this->blocks->parts()['waiting-payment-scripts'] );
		foreach ( Package::container()->get( PaymentMethodRegistry::class )->get_all_active_registered() as $name => $type ) {
			if ( $all_wait || in_array( $name, self::TRIED, true ) || in_array( self::FEATURE, (array) $type->get_supported_features(), true ) ) {
				array_push( $this->handles, ...array_values( (array) $type->get_payment_method_script_handles() ) );
			}
		}
	}

	/** @return string[] Of the current page, without what they need. */
	public function handles(): array {
		return $this->handles;
	}
}
