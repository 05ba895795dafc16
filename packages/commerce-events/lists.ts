import type { EventItem } from './items';

/** Lists that a server wrote: classic loops, product grids, product collections and the demo shop's cards. */
const LISTS =
	'ul.products, .wc-block-grid__products, .wc-block-product-template, .product-cards';

const ID_CLASS = /(?:^|\s)post-(\d+)(?:\s|$)/;

const getId = ( item: Element ): string =>
	item
		.querySelector( '[data-product_id], [data-product-id]' )
		?.getAttributeNames()
		.filter( ( name ) => /^data-product[_-]id$/.test( name ) )
		.map(
			( name ) =>
				item.querySelector( `[${ name }]` )?.getAttribute( name ) ?? ''
		)[ 0 ] ??
	ID_CLASS.exec( item.className )?.[ 1 ] ??
	'';

const getName = ( item: Element ): string =>
	item.querySelector( 'h2, h3, h4, [class*="title"]' )?.textContent?.trim() ??
	'';

/** The heading before the list; a region's name otherwise. */
const getListName = ( list: Element ): string =>
	list.closest( '[aria-label]' )?.getAttribute( 'aria-label' ) ??
	[ ...( list.parentElement?.querySelectorAll( 'h2, h3' ) ?? [] ) ]
		.find( ( heading ) => ! heading.closest( LISTS ) )
		?.textContent?.trim() ??
	list.ownerDocument.querySelector( 'h1' )?.textContent?.trim() ??
	'';

export interface ProductList {
	name: string;
	items: EventItem[];
}

const readItem = (
	item: Element,
	index: number,
	listName: string
): EventItem => ( {
	item_id: getId( item ),
	item_name: getName( item ),
	index,
	...( listName && { item_list_name: listName } ),
} );

const readList = ( list: Element ): ProductList => {
	const name = getListName( list );
	return {
		name,
		items: [ ...list.children ]
			.map( ( item, index ) => readItem( item, index, name ) )
			.filter( ( { item_id: id } ) => id !== '' ),
	};
};

const isShown = ( list: Element ): boolean =>
	list.checkVisibility?.() ?? list.getClientRects().length > 0;

/** Visible lists with products. */
export const readLists = ( page: ParentNode ): ProductList[] =>
	[ ...page.querySelectorAll( LISTS ) ]
		.filter( isShown )
		.map( readList )
		.filter( ( { items } ) => items.length > 0 );

/** The product whose link a press in a list follows; `null` for other presses, such as "Add to cart". */
export const readSelection = (
	target: EventTarget | null
): ProductList | null => {
	const link =
		target instanceof Element
			? target.closest( 'a[href]:not([data-product_id])' )
			: null;
	const list = link?.closest( LISTS );
	const item =
		list &&
		[ ...list.children ].find( ( child ) =>
			child.contains( link ?? null )
		);
	if ( ! list || ! item ) {
		return null;
	}
	const name = getListName( list );
	const read = readItem( item, [ ...list.children ].indexOf( item ), name );
	return read.item_id ? { name, items: [ read ] } : null;
};
