import {
	ShippingRow,
	useDeliveryWay,
	type BlockProps,
} from '@shopfront/bindings';
import { __ } from '@wordpress/i18n';

/** What it costs to get the goods to the shopper, where they have to get there at all. */
export const Shipping = ( { className }: BlockProps ) => {
	const { isNeeded, isCollected } = useDeliveryWay();
	return isNeeded ? (
		<ShippingRow
			className={ className }
			kind={ isCollected ? 'pickup' : 'shipping' }
			label={
				isCollected
					? __( 'Pickup', 'woocommerce' )
					: __( 'Delivery', 'woocommerce' )
			}
		/>
	) : null;
};
