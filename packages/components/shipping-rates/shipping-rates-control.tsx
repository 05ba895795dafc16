import type { Currency } from '@shopfront/money';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { LoadingMask } from '../loading-mask/loading-mask';
import type { TaxDisplay } from '../totals/totals-values';
import { isPickupSplit, PickupSplitWarning } from './pickup-split';
import {
	ShippingRatesPackage,
	type ShippingRatesPackageProps,
} from './shipping-rates-package';

export interface ShippingRatesControlProps {
	packages: readonly ShippingPackageResponse[];
	/** How many packages are shown in all, where others show some beside these. */
	packageCount?: number;
	siteCurrency: Currency;
	taxDisplay: TaxDisplay;
	/** Shipping methods that the shopper fetches (docs/contract/settings.md 3). */
	collectableMethodIds?: readonly string[];
	/** Whether other rates are on their way. */
	isLoading?: boolean;
	/** Whether it is part of a form, whose step says what is chosen; a single rate is then a choice as well. */
	isChoice?: boolean;
	onSelect: ShippingRatesPackageProps[ 'onSelect' ];
}

const NO_METHODS: readonly string[] = [];

/**
 * The rates of all shipping packages. While others are on their way the old ones stay in place, dimmed.
 *
 * Surface: `.wc-block-components-shipping-rates-control` (docs/contract/blocks.md 5).
 */
export const ShippingRatesControl = ( {
	packages,
	packageCount = packages.length,
	siteCurrency,
	taxDisplay,
	collectableMethodIds = NO_METHODS,
	isLoading = false,
	isChoice = false,
	onSelect,
}: ShippingRatesControlProps ) => {
	return (
		<LoadingMask
			className="wc-block-components-shipping-rates-control"
			isLoading={ isLoading }
			screenReaderLabel={ __( 'Loading shipping rates…', 'woocommerce' ) }
		>
			{ isPickupSplit( packages, collectableMethodIds ) && (
				<PickupSplitWarning />
			) }
			{ packages.map( ( each ) => (
				<ShippingRatesPackage
					key={ each.package_id }
					shippingPackage={ each }
					isOneOfSeveral={ packageCount > 1 }
					siteCurrency={ siteCurrency }
					taxDisplay={ taxDisplay }
					isChoice={ isChoice }
					onSelect={ onSelect }
				/>
			) ) }
		</LoadingMask>
	);
};
