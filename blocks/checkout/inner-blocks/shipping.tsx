import {
	getSelectedRates,
	ShippingRow,
	useDeliveryMethod,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import { __, sprintf } from '@wordpress/i18n';

/** Returns how long the selected rates take, as the shop says it; `''` if it doesn't. */
const useDeliveryTime = () =>
	useStoreCart( ( { shippingRates } ) =>
		[
			...new Set(
				getSelectedRates( shippingRates ).map(
					( rate ) => rate.delivery_time
				)
			),
		]
			.filter( Boolean )
			.join( ', ' )
	);

/** Renders nothing if nothing needs shipping. */
export const Shipping = ( { className }: BlockProps ) => {
	const { isNeeded, isPickupRate } = useDeliveryMethod();
	const time = useDeliveryTime();
	return isNeeded ? (
		<ShippingRow
			className={ className }
			kind={ isPickupRate ? 'pickup' : 'shipping' }
			label={
				isPickupRate
					? __( 'Pickup', 'woocommerce' )
					: __( 'Delivery', 'woocommerce' )
			}
		>
			{ time && (
				<div className="wc-block-components-totals-item__description">
					{ sprintf(
						/* translators: %s: how long the delivery takes, as "3–5 working days". */
						__( 'Delivery time: %s', 'shopfront' ),
						time
					) }
				</div>
			) }
		</ShippingRow>
	) : null;
};
