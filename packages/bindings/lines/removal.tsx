import { RemovedCartLineRow } from '@shopfront/components';
import { cartStore, getAddedData, type SavedItem } from '@shopfront/data/cart';
import { processErrorResponse } from '@shopfront/data/notices';
import { doStoreAction } from '@shopfront/events';
import type { CartItemResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp, type BlockApp } from '../app/block-app';
import type { RemovedLine, RemovedLinesState } from './removed-lines';

export { animateChanges } from './animate-changes';
export { keepFocusAfterAdding } from './focus-after-adding';

/** The product name if it's a link, else the remove button. */
const FOCUS_TARGET =
	'a.wc-block-components-product-name, .wc-block-cart-item__remove-link';

const findRows = ( block: Element | null | undefined ) => [
	...( block?.querySelectorAll< HTMLTableRowElement >(
		'tr[data-cart-item-key]'
	) ?? [] ),
];

const findRow = ( block: Element | null | undefined, key: string ) =>
	findRows( block ).find( ( row ) => row.dataset.cartItemKey === key );

/**
 * Without its add-ons' data, the item would be a different one. We know the data if a script of this page sent it.
 */
const isRestorable = (
	{ registry }: BlockApp,
	{ key, item_data: texts }: CartItemResponse
): boolean => texts.length === 0 || getAddedData( registry ).has( key );

/**
 * Keeps the position of a line during its removal, so its row replaces it in the same update. Announces a successful
 * removal. `saved` is the line's copy in the list for later.
 */
export const keepRemovedLine = async (
	app: BlockApp,
	table: Element | null,
	item: CartItemResponse,
	outcome: Promise< boolean >,
	setLines: RemovedLinesState[ 1 ],
	saved?: SavedItem
): Promise< void > => {
	const block = table?.closest( '[data-block-name]' );
	const row = findRow( block, item.key );
	const line: RemovedLine = {
		item,
		block,
		index: row?.sectionRowIndex ?? Infinity,
		heightPx: row?.getBoundingClientRect().height ?? 0,
		saved,
	};
	setLines( ( lines ) => [
		...lines.filter( ( other ) => other.item.key !== item.key ),
		line,
	] );
	if ( ! ( await outcome ) ) {
		setLines( ( lines ) => lines.filter( ( other ) => other !== line ) );
		return;
	}
	const name = htmlToText( item.name );
	const removed = saved
		? sprintf(
				/* translators: %s: name of a product. */
				__(
					'%s has been saved for later and removed from your cart.',
					'woocommerce'
				),
				name
			)
		: sprintf(
				/* translators: %s: name of a product. */
				__( '%s has been removed from your cart.', 'woocommerce' ),
				name
			);
	speak(
		isRestorable( app, item )
			? // One message: a second would interrupt the first.
				`${ removed }\n${ __( 'Use Undo to put it back.', 'shopfront' ) }`
			: removed
	);
};

/** Moves lost focus to the restored line. Resolves to true if the item was added. */
const restoreLine = async (
	{ registry, host }: BlockApp,
	line: RemovedLine,
	setLines: RemovedLinesState[ 1 ]
): Promise< boolean > => {
	const { block, item } = line;
	const { key, id, name, quantity, variation } = item;
	const cart = registry.dispatch( cartStore );
	try {
		await cart.addItemToCart(
			id,
			quantity,
			variation.map( ( { raw_attribute: raw, attribute, value } ) => ( {
				attribute: raw || attribute,
				value,
			} ) ),
			getAddedData( registry ).get( key )
		);
		// After the response, like the platform: Google Analytics joins the action and the response only if they come together.
		doStoreAction( 'cart-add-item', { product: item, quantity } );
		if ( line.saved ) {
			await cart.removeSavedItem( line.saved, item );
		}
	} catch ( error ) {
		processErrorResponse( registry, error );
		return false;
	}
	if ( ! registry.select( cartStore ).getCartItem( key ) ) {
		// The server has given the line another key, so it's the last one.
		setLines( ( lines ) => lines.filter( ( other ) => other !== line ) );
	}
	speak(
		sprintf(
			/* translators: %s: name of a product. */
			__( '"%s" has been added to your cart.', 'shopfront' ),
			htmlToText( name )
		)
	);
	// The line renders after the store change has reached React.
	host.clock.setTimeout( () => {
		const { activeElement, body } = host.document;
		if ( activeElement === body ) {
			( findRow( block, key ) ?? findRows( block ).pop() )
				?.querySelector< HTMLElement >( FOCUS_TARGET )
				?.focus();
		}
	}, 0 );
	return true;
};

/** A row takes the focus only when it replaces the line, not when it moves. */
const shownLines = new WeakSet< RemovedLine >();

export interface ConnectedRemovedLineProps {
	line: RemovedLine;
	setLines: RemovedLinesState[ 1 ];
	/** Whether to keep the line's height and take its focus. */
	isInPlace: boolean;
}

/** Exists until the shopper restores the line or leaves the page. */
export const ConnectedRemovedLine = ( {
	line,
	setLines,
	isInPlace,
}: ConnectedRemovedLineProps ) => {
	const app = useBlockApp();
	const [ isRestoring, setIsRestoring ] = useState( false );
	const [ isNew ] = useState( () => ! shownLines.has( line ) );
	useEffect( () => void shownLines.add( line ), [ line ] );
	const view = app.host.window;
	useEffect( () => {
		// A page from the back/forward cache starts a new visit.
		const forget = () => setLines( [] );
		view.addEventListener( 'pagehide', forget );
		return () => view.removeEventListener( 'pagehide', forget );
	}, [ view, setLines ] );
	const undo = async () => {
		setIsRestoring( true );
		if ( ! ( await restoreLine( app, line, setLines ) ) ) {
			setIsRestoring( false );
		}
	};
	return (
		<RemovedCartLineRow
			name={ htmlToText( line.item.name ) }
			isSaved={ line.saved !== undefined }
			heightPx={ isInPlace ? line.heightPx : 0 }
			takesFocus={ isInPlace && isNew }
			isRestoring={ isRestoring }
			onUndo={ isRestorable( app, line.item ) ? undo : undefined }
		/>
	);
};

/**
 * If the last line took the focus with it, focuses the heading of the empty cart and scrolls to the removed lines
 * above it.
 */
export const focusEmptyCart = ( root: HTMLElement ): void => {
	const { activeElement, body } = root.ownerDocument;
	if ( activeElement !== body ) {
		return;
	}
	const heading =
		root.querySelector< HTMLElement >( 'h1, h2, h3, h4, h5, h6' ) ?? root;
	heading.setAttribute( 'tabindex', '-1' );
	heading.focus( { preventScroll: true } );
	( root.querySelector( '.sf-removed-lines' ) ?? heading ).scrollIntoView?.( {
		block: 'nearest',
	} );
};

export const RemovedLinesTable = ( {
	state: [ lines, setLines ],
}: {
	state: RemovedLinesState;
} ) => {
	return lines.length ? (
		<table className="wc-block-cart-items sf-removed-lines">
			<caption className="screen-reader-text">
				{ __( 'Removed products', 'shopfront' ) }
			</caption>
			<tbody>
				{ lines.map( ( line ) => (
					<ConnectedRemovedLine
						key={ line.item.key }
						line={ line }
						setLines={ setLines }
						isInPlace={ false }
					/>
				) ) }
			</tbody>
		</table>
	) : null;
};
