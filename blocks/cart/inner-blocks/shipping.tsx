import {
	AddOnSlot,
	coerceAttributes,
	hasRateDetails,
	hasSelectedRate,
	ShippingAddress,
	ShippingRow,
	useBlockApp,
	useShippingRates,
	useStoreCart,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { ShippingRatesControl } from '@shopfront/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

type AreaProps = Pick< BlockProps, 'className' >;

/**
 * Shows what shipping costs. The platform's cart shows the costs of the chosen rate and no more; the calculator with the
 * rates to choose from takes both the shop's permission and an attribute of the block.
 */
export const Shipping = ( { className, ...attributes }: BlockProps ) => {
	const { shippingEnabled, isShippingCalculatorEnabled } =
		useBlockApp().settings;
	const cartNeedsShipping = useStoreCart(
		( cart ) => cart.cartNeedsShipping
	);
	if ( ! shippingEnabled || ! cartNeedsShipping ) {
		return null;
	}
	const { showShippingCalculator } = coerceAttributes(
		{ showShippingCalculator: { type: 'boolean', default: false } },
		attributes
	);
	const Area =
		isShippingCalculatorEnabled && showShippingCalculator
			? ShippingCalculatorArea
			: ShippingCosts;
	return <Area className={ className } />;
};

const ShippingCosts = ( { className }: AreaProps ) => {
	const isKnown = useStoreCart( ( { shippingRates } ) =>
		hasSelectedRate( shippingRates )
	);
	return isKnown ? (
		<ShippingRow
			className={ className }
			label={ __( 'Shipping', 'woocommerce' ) }
		/>
	) : null;
};

/**
 * Adds where goods go, another place to ship to, and the rates to choose from (docs/contract/cart-and-checkout.md 2 and
 * 9, "Cart page").
 */
const ShippingCalculatorArea = ( { className }: AreaProps ) => {
	const { siteCurrency } = useBlockApp().settings;
	const { packages, isLoading, collectableMethodIds, selectRate } =
		useShippingRates();
	const taxDisplay = useTaxDisplay();
	const builtInPackages = hasRateDetails( packages ) ? packages.length : 0;
	const [ addOnPackages, setAddOnPackages ] = useState( 0 );
	return (
		<ShippingRow
			className={ className }
			label={ __( 'Shipping', 'woocommerce' ) }
		>
			<ShippingAddress />
			{ builtInPackages > 0 && (
				<ShippingRatesControl
					packages={ packages }
					packageCount={ builtInPackages + addOnPackages }
					siteCurrency={ siteCurrency }
					taxDisplay={ taxDisplay }
					collectableMethodIds={ collectableMethodIds }
					isLoading={ isLoading }
					onSelect={ selectRate }
				/>
			) }
			<AddOnSlot
				name="ExperimentalOrderShippingPackages"
				builtInPackages={ builtInPackages }
				onAddOnPackagesChange={ setAddOnPackages }
			/>
		</ShippingRow>
	);
};
