import {
	ShippingRow,
	useDeliveryMethod,
	type BlockProps,
} from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';

/** Renders nothing if nothing needs shipping. */
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
