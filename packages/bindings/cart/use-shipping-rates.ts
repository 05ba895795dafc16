import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useBlockApp } from '../app/block-app';
import { useStoreCart } from './use-store-cart';
import { useAnnounceRates } from './use-announce-rates';
import { useDefaultRates } from './use-default-rates';
import { useSelectRate, type SelectRate } from './use-select-rate';

export interface ShippingRates {
	packages: readonly ShippingPackageResponse[];
	/** Whether the rates are being worked out anew, for another place. */
	isLoading: boolean;
	/** Shipping methods that the shopper fetches. */
	collectableMethodIds: readonly string[];
	selectRate: SelectRate;
}

/**
 * The rates that the goods of a cart may go by. A package without a choice gets its first rate; what was found for
 * another place is announced. For one component of a page.
 */
export const useShippingRates = (): ShippingRates => {
	const { collectableMethodIds } = useBlockApp().settings;
	const { packages, isLoading } = useStoreCart( ( cart ) => ( {
		packages: cart.shippingRates,
		isLoading: cart.isLoadingRates,
	} ) );
	const selectRate = useSelectRate( NOTICE_CONTEXTS.CART );
	useDefaultRates( packages, isLoading, selectRate );
	useAnnounceRates( packages, isLoading );
	return { packages, isLoading, collectableMethodIds, selectRate };
};
