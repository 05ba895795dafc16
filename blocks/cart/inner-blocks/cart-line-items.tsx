import {
	useBlockApp,
	useCartLines,
	type BlockProps,
} from '@shopfront/bindings';
import { CartLineItemsTable } from '@shopfront/components';
import { useCallback, useContext } from '@wordpress/element';
import { CartLine, type CartLineProps } from '../cart-line';
import { removal } from '../lazy-removal';
import { placeRows, RemovedLinesContext } from '../removed-lines';

/** The table of cart lines. A removed line leaves a row with which the shopper can undo the removal. */
export const CartLineItems = ( { className }: BlockProps ) => {
	const app = useBlockApp();
	const { items, cart, removed, pending } = useCartLines();
	const [ removedLines, setRemovedLines ] = useContext( RemovedLinesContext );
	const onRemove = useCallback< CartLineProps[ 'onRemove' ] >(
		async ( item, outcome ) =>
			( await removal.fetch() )?.keepRemovedLine(
				app,
				item,
				outcome,
				setRemovedLines
			),
		[ app, setRemovedLines ]
	);
	const RemovedLine = removal.get()?.ConnectedRemovedLine;
	return (
		<CartLineItemsTable className={ className }>
			{ placeRows( items, removedLines ).map(
				( { item, removedLine } ) =>
					removedLine && RemovedLine ? (
						<RemovedLine
							key={ item.key }
							line={ removedLine }
							setLines={ setRemovedLines }
							isInPlace
						/>
					) : (
						<CartLine
							key={ item.key }
							item={ item }
							cart={ cart }
							isRemoving={ removed.includes( item.key ) }
							isTotalPending={ pending.includes( item.key ) }
							onRemove={ onRemove }
						/>
					)
			) }
		</CartLineItemsTable>
	);
};
