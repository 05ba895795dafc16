import { cartStore } from '@shopfront/data/cart';
import { getServices } from '@shopfront/data/services';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { parseCheckout } from '@shopfront/store-api';
import { ROUTES } from '../../routes';
import type { CheckoutThunk } from '../thunk';
import type { DraftChanges } from '../types';
import { disableCheckoutFor } from './calculation';

/**
 * Sends fields, the note or the payment method to the server draft order, and stores the response's cart with its
 * shipping rates. Keeps address edits made meanwhile. Rejects with the API client's error (docs/contract/stores.md 2).
 * `signal` aborts the request.
 */
export const updateDraftOrder =
	(
		changes: DraftChanges,
		signal?: AbortSignal
	): CheckoutThunk< Promise< void > > =>
	( { dispatch, registry } ) =>
		dispatch(
			disableCheckoutFor( async () => {
				const result = await getServices( registry ).api.send( {
					path: ROUTES.draft,
					method: 'PUT',
					data: changes,
					retry: 'safe',
					...( signal && { signal } ),
				} );
				if ( ! result.ok ) {
					throw result.error;
				}
				const checkout = parseCheckout( result.reply.body );
				const cart = checkout.ok
					? checkout.value.__experimentalCart
					: null;
				if ( cart ) {
					registry.dispatch( cartStore ).acceptCart( cart, {
						sequence: result.reply.sequence,
						preservesAddresses: true,
						...( changes.payment_method && {
							noticeContext: NOTICE_CONTEXTS.PAYMENTS,
						} ),
					} );
				}
			} )
		);
