import {
	ContainerWidth,
	useBlockApp,
	type BlockProps,
} from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';
import { CART_FACT, pushFact } from '@shopfront/host';
import { useEffect } from '@wordpress/element';
import clsx from 'clsx';
import { useCartAttributes } from '../attributes';
import { useIsFilled } from '../use-is-filled';

/** Puts items beside totals if the container is wide enough (docs/contract/blocks.md 5, "Layout"). */
export const FilledCart = ( { className, children }: BlockProps ) => {
	const { hasDarkControls } = useCartAttributes();
	const { registry, host } = useBlockApp();
	const isFilled = useIsFilled();
	useEffect( () => {
		if ( isFilled && ! host.isEditor() ) {
			pushFact( host.window, {
				kind: 'action',
				name: CART_FACT,
				payload: {
					storeCart: registry.select( cartStore ).getCartData(),
				},
			} );
		}
	}, [ isFilled, registry, host ] );
	return isFilled ? (
		<div className={ className }>
			<ContainerWidth
				className={ clsx(
					'wc-block-components-sidebar-layout',
					'wc-block-cart',
					hasDarkControls && 'has-dark-controls'
				) }
			>
				{ children }
			</ContainerWidth>
		</div>
	) : null;
};
