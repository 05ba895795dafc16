import { cartStore } from '@shopfront/data/cart';
import { clearJournal, readPlacedOrder } from '@shopfront/data/order-journal';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';

/**
 * Prepares a page that returns from the back/forward cache after an order. It still has the ordered cart, so the order
 * replaces the form until the new cart has arrived. If that cart has items, the shopper can order them.
 */
export const returnToPage = async ( {
	registry,
	services,
	dispatchOrderEvent,
}: EffectContext ): Promise< void > => {
	const placedOrder = readPlacedOrder( services );
	if ( placedOrder ) {
		const { mergeState } = registry.dispatch( checkoutStore );
		void mergeState( {
			placedOrder,
			orderId: 0,
			orderNumber: '',
			orderStatus: '',
			openOrder: { key: '', email: '' },
		} );
		if ( ! ( await registry.dispatch( cartStore ).refreshCart() ) ) {
			return;
		}
		const { items } = registry.select( cartStore ).getServerCart();
		if ( items.length > 0 ) {
			clearJournal( services.host );
			void mergeState( { placedOrder: null } );
		}
	}
	dispatchOrderEvent( { type: 'RESET' } );
};
