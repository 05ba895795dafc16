import { STORE_KEYS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';

export interface ExpressPaymentMethods {
	/** Names of those that can be used for this cart. */
	names: readonly string[];
	/** Whether some are registered, and it is not known yet whether they can be used. */
	isLoading: boolean;
}

/** Finds the selectors of the payment store, which belongs to the checkout; `undefined` on a page without it. */
type FindStore = (
	name: string
) => Record< string, () => unknown > | undefined;

const namesOf = ( methods: unknown ): readonly string[] =>
	isRecord( methods ) ? Object.keys( methods ) : [];

/**
 * The express payment methods of the page. Its payment store is looked up by name, since a cart may be on a page
 * without one (contract/stores.md 3); then there is none.
 */
export const useExpressPaymentMethods = (): ExpressPaymentMethods => {
	const { available, registered, isKnown } = useSelect( ( select ) => {
		const findStore: FindStore = select;
		const payment = findStore( STORE_KEYS.payment );
		return {
			available: payment?.getAvailableExpressPaymentMethods?.(),
			registered: payment?.getRegisteredExpressPaymentMethods?.(),
			isKnown: payment?.expressPaymentMethodsInitialized?.() === true,
		};
	}, [] );
	return useMemo(
		() => ( {
			names: namesOf( available ),
			isLoading: ! isKnown && namesOf( registered ).length > 0,
		} ),
		[ available, registered, isKnown ]
	);
};
