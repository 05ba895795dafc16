import {
	AddOnSlot,
	hasRateDetails,
	ShippingAddress,
	ShippingRow,
	useBlockApp,
	useShippingRates,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { ShippingRatesControl } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** What shipping costs, where goods go and how, where anything is shipped (specification 2, Cart page; 9). */
export const Shipping = ( props: BlockProps ) => {
	const { shippingEnabled } = useBlockApp().settings;
	const cartNeedsShipping = useStoreCart(
		( cart ) => cart.cartNeedsShipping
	);
	return shippingEnabled && cartNeedsShipping ? (
		<ShippingArea { ...props } />
	) : null;
};

const ShippingArea = ( { className }: Pick< BlockProps, 'className' > ) => {
	const { siteCurrency } = useBlockApp().settings;
	const { packages, isLoading, collectableMethodIds, selectRate } =
		useShippingRates();
	const taxDisplay = useTaxDisplay();
	return (
		<ShippingRow
			className={ className }
			label={ __( 'Shipping', 'shopfront' ) }
		>
			<ShippingAddress />
			{ hasRateDetails( packages ) && (
				<ShippingRatesControl
					packages={ packages }
					siteCurrency={ siteCurrency }
					taxDisplay={ taxDisplay }
					collectableMethodIds={ collectableMethodIds }
					isLoading={ isLoading }
					onSelect={ selectRate }
				/>
			) }
			<AddOnSlot name="ExperimentalOrderShippingPackages" />
		</ShippingRow>
	);
};
