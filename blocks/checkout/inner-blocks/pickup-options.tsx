import {
	AddOnSlot,
	SplitWarning,
	useBlockApp,
	useDelivery,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { PickupOptions as PickupLocationList } from '@shopfront/components';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';

/** Renders only while pickup is selected. */
export const PickupOptions = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const { siteCurrency } = useBlockApp().settings;
	const {
		isNeeded,
		isPickupRate,
		packages,
		pickupRates,
		isLoading,
		selectRate,
	} = useDelivery();
	const taxDisplay = useTaxDisplay();
	const [ first ] = packages;
	if ( ! isNeeded || ! isPickupRate || ! first ) {
		return null;
	}
	return (
		<Step
			id="pickup-options"
			className={ className }
			attributes={ attributes }
			title={ __( 'Pickup locations', 'woocommerce' ) }
		>
			<SplitWarning packages={ packages } />
			<PickupLocationList
				rates={ pickupRates }
				packageCount={ packages.length }
				selectedRateId={
					pickupRates.find( ( { selected } ) => selected )?.rate_id ??
					''
				}
				siteCurrency={ siteCurrency }
				taxDisplay={ taxDisplay }
				isLoading={ isLoading }
				onSelect={ ( rate ) => selectRate( rate, first ) }
			/>
			<AddOnSlot name="ExperimentalOrderLocalPickupPackages" />
			{ children }
		</Step>
	);
};
