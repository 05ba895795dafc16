import {
	AddOnSlot,
	SplitWarning,
	useBlockApp,
	useDelivery,
	useIsDestinationComplete,
	useTaxDisplay,
} from '@shopfront/bindings';
import { ShippingRatesControl, TextNotice } from '@shopfront/components';
import { isPickupRate } from '@shopfront/address';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const CONTROL = 'wc-block-components-shipping-rates-control';

const NoRates = () => {
	const isComplete = useIsDestinationComplete();
	const { isLoading } = useDelivery();
	if ( ! isComplete || isLoading ) {
		return (
			<p className={ `${ CONTROL }__no-shipping-address-message` }>
				{ isComplete
					? __( 'Loading shipping options…', 'woocommerce' )
					: __(
							'Enter a shipping address to view shipping options.',
							'woocommerce'
						) }
			</p>
		);
	}
	return (
		<TextNotice
			className={ `${ CONTROL }__no-results-notice` }
			status="warning"
			message={ __(
				'There are no shipping options available. Please check your shipping address.',
				'shopfront'
			) }
		/>
	);
};

/** The total is still for pickup (docs/contract/cart-and-checkout.md 8, "Messages"). */
const StillPickup = () => (
	<TextNotice
		status="info"
		message={ __(
			'Totals will be recalculated when a valid shipping method is selected.',
			'woocommerce'
		) }
	/>
);

export const ShippingChoice = () => {
	const { siteCurrency, collectableMethodIds } = useBlockApp().settings;
	const {
		canCollect,
		packages,
		shippedPackages,
		isLoading,
		isSelecting,
		selectRate,
	} = useDelivery();
	const taxDisplay = useTaxDisplay();
	const hasRates = shippedPackages.some(
		( each ) => each.shipping_rates.length > 0
	);
	const builtInPackages = hasRates ? shippedPackages.length : 0;
	const [ addOnPackages, setAddOnPackages ] = useState( 0 );
	const isStillPickup =
		canCollect &&
		! isSelecting &&
		packages.some( ( { shipping_rates: rates } ) =>
			rates.some(
				( rate ) =>
					rate.selected && isPickupRate( rate, collectableMethodIds )
			)
		);
	return (
		<>
			{ isStillPickup && <StillPickup /> }
			{ hasRates ? (
				<ShippingRatesControl
					packages={ shippedPackages }
					packageCount={ builtInPackages + addOnPackages }
					siteCurrency={ siteCurrency }
					taxDisplay={ taxDisplay }
					warning={ <SplitWarning packages={ shippedPackages } /> }
					isLoading={ isLoading }
					isChoice
					onSelect={ selectRate }
				/>
			) : (
				<NoRates />
			) }
			<AddOnSlot
				name="ExperimentalOrderShippingPackages"
				builtInPackages={ builtInPackages }
				onAddOnPackagesChange={ setAddOnPackages }
			/>
		</>
	);
};
