import { useStoreCart, type BlockProps } from '@shopfront/bindings';
import { CartLineItemsTable } from '@shopfront/components';
import { useRef } from '@wordpress/element';
import { CartLine } from '../cart-line';
import { useFocusAfterRemoval } from '../use-focus-after-removal';

/** The lines of the cart. */
export const CartLineItems = ( { className }: BlockProps ) => {
	const cartItems = useStoreCart( ( cart ) => cart.cartItems );
	const table = useRef< HTMLTableElement >( null );
	const onRemove = useFocusAfterRemoval( table, cartItems );
	return (
		<CartLineItemsTable ref={ table } className={ className }>
			{ cartItems.map( ( { key } ) => (
				<CartLine key={ key } itemKey={ key } onRemove={ onRemove } />
			) ) }
		</CartLineItemsTable>
	);
};
