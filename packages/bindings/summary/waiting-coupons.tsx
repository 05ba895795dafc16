import { Chip } from '@shopfront/components';
import { cartStore, type CartOperation } from '@shopfront/data/cart';
import { decodeEntities } from '@shopfront/text';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useIsOnline } from './use-is-online';

const isApplication = (
	operation: CartOperation
): operation is Extract< CartOperation, { kind: 'applyCoupon' } > =>
	operation.kind === 'applyCoupon';

/** Shows coupons that wait for the network, until the server answers. Only the server knows their amounts. */
export const WaitingCoupons = () => {
	const isOnline = useIsOnline();
	const operations = useSelect(
		( select ) => select( cartStore ).getCartOperations(),
		[]
	);
	// A coupon stays visible while it's being sent after the network has returned.
	const [ waitedIds, setWaitedIds ] = useState< readonly number[] >( [] );
	useEffect( () => {
		if ( ! isOnline ) {
			setWaitedIds( operations.map( ( { id } ) => id ) );
		}
	}, [ isOnline, operations ] );
	const waiting = operations
		.filter( isApplication )
		.filter( ( { id } ) => ! isOnline || waitedIds.includes( id ) );
	return waiting.length > 0 ? (
		<ul className="wc-block-components-totals-discount__coupon-list">
			{ waiting.map( ( { id, code } ) => (
				<Chip
					key={ id }
					radius="large"
					className="wc-block-components-totals-discount__coupon-list-item"
					text={ sprintf(
						/* translators: %s: code of a coupon that is sent to the shop when the network returns. */
						__( '%s (waiting)', 'shopfront' ),
						decodeEntities( code )
					) }
					screenReaderText={ sprintf(
						/* translators: %s: code of a coupon. */
						__(
							'Coupon "%s" is waiting for the connection.',
							'shopfront'
						),
						decodeEntities( code )
					) }
				/>
			) ) }
		</ul>
	) : null;
};
