import { cartStore } from '@shopfront/data/cart';
import { doStoreAction } from '@shopfront/events';
import { useEffect } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** Emits once; never in an editor (docs/contract/events.md 1). */
export const useEmitFormRendered = (): void => {
	const { registry, host } = useBlockApp();
	useEffect( () => {
		if ( ! host.isEditor() ) {
			doStoreAction( 'checkout-render-checkout-form', {
				storeCart: registry.select( cartStore ).getCartData(),
			} );
		}
	}, [ registry, host ] );
};
