import type { Currency } from '@shopfront/money';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LoadingMask } from '../loading-mask/loading-mask';
import type { TaxDisplay } from '../totals/totals-values';
import {
	ShippingRatesPackage,
	type ShippingRatesPackageProps,
} from './shipping-rates-package';

export interface ShippingRatesControlProps {
	packages: readonly ShippingPackageResponse[];
	/** Total number of packages, if other components show some of them. */
	packageCount?: number;
	siteCurrency: Currency;
	taxDisplay: TaxDisplay;
	warning?: ReactNode;
	isLoading?: boolean;
	/** True in a form, whose step names the group. A single rate is then an option, too. */
	isChoice?: boolean;
	onSelect: ShippingRatesPackageProps[ 'onSelect' ];
}

/**
 * While new rates load, the previous ones stay visible, dimmed.
 *
 * Surface: `.wc-block-components-shipping-rates-control` (docs/contract/blocks.md 5).
 */
export const ShippingRatesControl = ( {
	packages,
	packageCount = packages.length,
	siteCurrency,
	taxDisplay,
	warning,
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
			{ warning }
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
