import { OrderOutcome } from '@shopfront/components';
import { readPlacedOrder } from '@shopfront/data/order-journal';
import { findPlacedOrder, mayBePaid } from '@shopfront/data/checkout';
import { getServices } from '@shopfront/data/services';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../../app/block-app';

/**
 * Shows the order that emptied the cart, from this tab or another, or paid on another site (we check that first).
 * Without such an order, shows the children.
 */
export const PlacedOrder = ( { children }: { children?: ReactNode } ) => {
	const { registry } = useBlockApp();
	const [ order, setOrder ] = useState( () =>
		readPlacedOrder( getServices( registry ) )
	);
	const [ isChecking, setIsChecking ] = useState(
		() => ! order && mayBePaid( registry )
	);
	useEffect( () => {
		let isMounted = true;
		if ( isChecking ) {
			void findPlacedOrder( registry ).then( ( found ) => {
				if ( isMounted ) {
					setOrder( found );
					setIsChecking( false );
				}
			} );
		}
		return () => {
			isMounted = false;
		};
	}, [ isChecking, registry ] );
	if ( ! order && ! isChecking ) {
		return children;
	}
	return (
		<OrderOutcome
			outcome={
				order ? { kind: 'placed', ...order } : { kind: 'checking' }
			}
			onCheckAgain={ () => {} }
		/>
	);
};
