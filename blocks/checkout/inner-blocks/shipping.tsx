import {
	ShippingRow,
	useDeliveryMethod,
	type BlockProps,
} from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';

/** What it costs to get the goods to the shopper, where they have to get there at all. */
export const Shipping = ( { className }: BlockProps ) => {
	const { isNeeded, isPickupRate } = useDeliveryMethod();
	return isNeeded ? (
		<ShippingRow
			className={ className }
			kind={ isPickupRate ? 'pickup' : 'shipping' }
			label={
				isPickupRate
					? __( 'Pickup', 'woocommerce' )
					: __( 'Delivery', 'woocommerce' )
			}
		/>
	) : null;
};
