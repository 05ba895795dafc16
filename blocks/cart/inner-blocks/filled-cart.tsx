import {
	ContainerWidth,
	useStoreCart,
	type BlockProps,
} from '@shopfront/bindings';
import clsx from 'clsx';
import { useCartAttributes } from '../cart-attributes-context';

/** The cart while there is something in it: items beside totals where there is room (contract/blocks.md 5, Layout). */
export const FilledCart = ( { className, children }: BlockProps ) => {
	const isEmpty = useStoreCart( ( { cartItems } ) => cartItems.length === 0 );
	const { hasDarkControls } = useCartAttributes();
	return isEmpty ? null : (
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
	);
};
