import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import { useStoreCart } from './use-store-cart';
import { useAnnounceRates } from './use-announce-rates';
import { useDefaultRates } from './use-default-rates';
import { useSelectRate, type SelectRate } from './use-select-rate';

export interface ShippingRates {
	packages: readonly ShippingPackageResponse[];
	isLoading: boolean;
	selectRate: SelectRate;
}

/**
 * Selects the first rate of packages without a selection, and announces rates for a new address. Use it in one
 * component per page.
 */
export const useShippingRates = (): ShippingRates => {
	const { packages, isLoading } = useStoreCart( ( cart ) => ( {
		packages: cart.shippingRates,
		isLoading: cart.isLoadingRates,
	} ) );
	const selectRate = useSelectRate( NOTICE_CONTEXTS.CART );
	useDefaultRates( packages, isLoading, selectRate );
	useAnnounceRates( packages, isLoading );
	return { packages, isLoading, selectRate };
};
