import { useCartLines, type BlockProps } from '@shopfront/bindings';
import { CartLineItemsTable } from '@shopfront/components';
import { useRef } from '@wordpress/element';
import { CartLine } from '../cart-line';
import { useFocusAfterRemoval } from '../use-focus-after-removal';

/** The table of cart lines. */
export const CartLineItems = ( { className }: BlockProps ) => {
	const { items, cart, removed, pending } = useCartLines();
	const table = useRef< HTMLTableElement >( null );
	const onRemove = useFocusAfterRemoval( table, items );
	return (
		<CartLineItemsTable ref={ table } className={ className }>
			{ items.map( ( item ) => (
				<CartLine
					key={ item.key }
					item={ item }
					cart={ cart }
					isRemoving={ removed.includes( item.key ) }
					isTotalPending={ pending.includes( item.key ) }
					onRemove={ onRemove }
				/>
			) ) }
		</CartLineItemsTable>
	);
};
