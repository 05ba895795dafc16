import {
	AddOnSlot,
	coerceAttributes,
	hasRateDetails,
	hasSelectedRate,
	SplitWarning,
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
 * Shows the selected rate's shipping costs, like the platform's cart. The calculator with its list of rates needs the
 * shop's setting and an attribute of the block.
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
 * Adds the destination, the calculator and the list of rates (docs/contract/cart-and-checkout.md 2 and 9, "Cart
 * page").
 */
const ShippingCalculatorArea = ( { className }: AreaProps ) => {
	const { siteCurrency } = useBlockApp().settings;
	const { packages, isLoading, selectRate } = useShippingRates();
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
					warning={ <SplitWarning packages={ packages } /> }
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
