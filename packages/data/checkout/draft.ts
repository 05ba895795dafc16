import type { StoreRegistry } from '@shopfront/data/services';
import { paymentOf } from './payment-of';
import { checkoutStore } from './store';
import type { AdditionalFields } from './types';

/** What of a checkout the server keeps in its draft order. */
export interface Draft {
	additionalFields: AdditionalFields;
	orderNotes: string;
	paymentMethod: string;
}

/** What the draft order would keep of the checkout as it is now. */
export const readDraft = ( registry: StoreRegistry ): Draft => {
	const checkout = registry.select( checkoutStore );
	return {
		additionalFields: checkout.getAdditionalFields(),
		orderNotes: checkout.getOrderNotes(),
		paymentMethod: paymentOf( registry )?.getActivePaymentMethod() ?? '',
	};
};
