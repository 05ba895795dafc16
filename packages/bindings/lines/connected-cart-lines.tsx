import { CartLineItemsTable } from '@shopfront/components';
import { useCallback, useContext, useRef } from '@wordpress/element';
import { useCartLines } from '../add-ons/use-cart-lines';
import { useBlockApp } from '../app/block-app';
import { CartLine, type CartLineProps } from './cart-line';
import { removal } from './lazy-removal';
import { placeRows, RemovedLinesContext } from './removed-lines';

/** A removed line leaves a row with Undo. */
export const ConnectedCartLines = ( { className }: { className?: string } ) => {
	const app = useBlockApp();
	const table = useRef< HTMLTableElement >( null );
	const { items, cart, removed, pending } = useCartLines();
	const [ removedLines, setRemovedLines ] = useContext( RemovedLinesContext );
	const onRemove = useCallback< CartLineProps[ 'onRemove' ] >(
		async ( item, outcome, saved ) =>
			( await removal.fetch() )?.keepRemovedLine(
				app,
				table.current,
				item,
				outcome,
				setRemovedLines,
				saved
			),
		[ app, setRemovedLines ]
	);
	const RemovedLine = removal.get()?.ConnectedRemovedLine;
	return (
		<CartLineItemsTable ref={ table } className={ className }>
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
