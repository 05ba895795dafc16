import {
	coerceAttributes,
	useBlockApp,
	useDelivery,
	useDeliveryMethod,
	useIsFormDisabled,
	useTaxDisplay,
	type BlockProps,
} from '@shopfront/bindings';
import { RatePriceRange, ShippingMethodToggle } from '@shopfront/components';
import type { ShippingRateResponse } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';

/**
 * The choice between shipping and pickup, if both are available (docs/contract/cart-and-checkout.md 4, "Shipping").
 */
export const ShippingMethod = ( props: BlockProps ) => {
	const { isNeeded, canCollect } = useDeliveryMethod();
	return isNeeded && canCollect ? <DeliveryStep { ...props } /> : null;
};

const DeliveryStep = ( { className, children, ...attributes }: BlockProps ) => {
	const { siteCurrency } = useBlockApp().settings;
	const { isPickupRate, setIsCollected, shippedPackages, pickupRates } =
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
	const renderPrice = ( rates: readonly ShippingRateResponse[] ) =>
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
				deliveryOptions={ {
					shipping: {
						title: shippingText || __( 'Ship', 'woocommerce' ),
						price: showPrice && renderPrice( shippingRates ),
					},
					pickup: {
						title: localPickupText || __( 'Pickup', 'woocommerce' ),
						price: showPrice && renderPrice( pickupRates ),
					},
				} }
				selected={ isPickupRate ? 'pickup' : 'shipping' }
				showIcon={ showIcon }
				disabled={ disabled }
				onChange={ ( kind ) => setIsCollected( kind === 'pickup' ) }
			/>
			{ children }
		</Step>
	);
};
