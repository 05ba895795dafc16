import { pickupOption, rateOption } from '@shopfront/components';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { useCallback, useLayoutEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../app/block-app';
import type { PageSlots, SlotPackages } from '../app/page-extension-points';
import { useTaxDisplay } from '../cart/use-tax-display';
import { LocalPickupSelect } from './local-pickup-select';
import { useShippingPackageCount } from './use-shipping-package-count';
import { SLOT_FILLS } from './slot-fills';
import { ShippingRatesControlPackage } from './shipping-rates-control-package';
import { useSlotCart } from './use-slot-cart';

/** The fill props' `components`, as constants so that their references are stable. */
const SHIPPING_COMPONENTS = { ShippingRatesControlPackage };
const PICKUP_COMPONENTS = { ShippingRatesControlPackage, LocalPickupSelect };

const { ExperimentalOrderMeta, ExperimentalDiscountsMeta } = SLOT_FILLS;
const {
	ExperimentalOrderShippingPackages,
	ExperimentalOrderLocalPickupPackages,
} = SLOT_FILLS;

const OrderMeta = () => (
	<ExperimentalOrderMeta.Slot fillProps={ useSlotCart() } />
);

const DiscountsMeta = () => (
	<ExperimentalDiscountsMeta.Slot fillProps={ useSlotCart() } />
);

/** Stable until the shop's settings change. */
const useRenderOption = () => {
	const { siteCurrency } = useBlockApp().settings;
	const taxDisplay = useTaxDisplay();
	return useCallback(
		( rate: ShippingRateResponse ) =>
			rateOption( rate, siteCurrency, taxDisplay ),
		[ siteCurrency, taxDisplay ]
	);
};

const useRenderPickupLocation = () => {
	const { siteCurrency } = useBlockApp().settings;
	const taxDisplay = useTaxDisplay();
	return useCallback(
		( rate: ShippingRateResponse, packageCount: number ) =>
			pickupOption( rate, { packageCount, siteCurrency, taxDisplay } ),
		[ siteCurrency, taxDisplay ]
	);
};

const ShippingPackages = ( {
	builtInPackages = 0,
	onAddOnPackagesChange,
}: SlotPackages ) => {
	const renderOption = useRenderOption();
	const slotCart = useSlotCart();
	const count = useShippingPackageCount( builtInPackages );
	const isOneOfSeveral = count > 1;
	useLayoutEffect( () => {
		onAddOnPackagesChange?.( count - builtInPackages );
		return () => onAddOnPackagesChange?.( 0 );
	}, [ onAddOnPackagesChange, count, builtInPackages ] );
	return (
		<ExperimentalOrderShippingPackages.Slot
			fillProps={ {
				...slotCart,
				collapse: false,
				collapsible: isOneOfSeveral,
				showItems: isOneOfSeveral,
				noResultsMessage: __(
					'No available delivery option',
					'woocommerce'
				),
				renderOption,
				components: SHIPPING_COMPONENTS,
			} }
		/>
	);
};

const LocalPickupPackages = () => {
	const renderPickupLocation = useRenderPickupLocation();
	const { extensions, cart } = useSlotCart();
	return (
		<ExperimentalOrderLocalPickupPackages.Slot
			fillProps={ {
				extensions,
				cart,
				components: PICKUP_COMPONENTS,
				renderPickupLocation,
			} }
		/>
	);
};

export const PAGE_SLOTS: PageSlots = {
	ExperimentalOrderMeta: OrderMeta,
	ExperimentalDiscountsMeta: DiscountsMeta,
	ExperimentalOrderShippingPackages: ShippingPackages,
	ExperimentalOrderLocalPickupPackages: LocalPickupPackages,
};
