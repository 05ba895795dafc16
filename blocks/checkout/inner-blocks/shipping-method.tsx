import {
	coerceAttributes,
	useBlockApp,
	useDelivery,
	useDeliveryWay,
	useIsFormDisabled,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { RatePriceRange, ShippingMethodToggle } from '@shopfront/components';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';

/**
 * Whether the goods are sent or fetched, where there is a choice (docs/contract/cart-and-checkout.md 4, "Shipping").
 */
export const ShippingMethod = ( props: BlockProps ) => {
	const { isNeeded, canCollect } = useDeliveryWay();
	return isNeeded && canCollect ? <DeliveryStep { ...props } /> : null;
};

const DeliveryStep = ( { className, children, ...attributes }: BlockProps ) => {
	const { siteCurrency } = useBlockApp().settings;
	const { isCollected, setIsCollected, shippedPackages, pickupRates } =
		useDelivery();
	const taxDisplay = useTaxDisplay();
	const disabled = useIsFormDisabled();
	const { showIcon, showPrice, localPickupText, shippingText } =
		coerceAttributes(
			{
				showIcon: { type: 'boolean', default: true },
				showPrice: { type: 'boolean', default: false },
				localPickupText: { type: 'string', default: '' },
				shippingText: { type: 'string', default: '' },
			},
			attributes
		);
	const priceOf = ( rates: readonly ShippingRateResponse[] ) =>
		rates.length > 0 ? (
			<RatePriceRange
				rates={ rates }
				siteCurrency={ siteCurrency }
				taxDisplay={ taxDisplay }
			/>
		) : (
			__( 'calculated with an address', 'woocommerce' )
		);
	const shippingRates = shippedPackages[ 0 ]?.shipping_rates ?? [];
	return (
		<Step
			id="shipping-method"
			className={ className }
			attributes={ attributes }
			title={ __( 'Delivery', 'woocommerce' ) }
		>
			<ShippingMethodToggle
				ways={ {
					shipping: {
						title: shippingText || __( 'Ship', 'woocommerce' ),
						price: showPrice && priceOf( shippingRates ),
					},
					pickup: {
						title: localPickupText || __( 'Pickup', 'woocommerce' ),
						price: showPrice && priceOf( pickupRates ),
					},
				} }
				selected={ isCollected ? 'pickup' : 'shipping' }
				showIcon={ showIcon }
				disabled={ disabled }
				onChange={ ( kind ) => setIsCollected( kind === 'pickup' ) }
			/>
			{ children }
		</Step>
	);
};
