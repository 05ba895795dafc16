import type { ItemName } from '@shopfront/behaviors/wishlist/backend';

/** A list on the page: a table, or a list in narrow windows and as pictures. */
export interface ListView {
	form: HTMLFormElement;
	table: HTMLElement;
	id: number;
	token: string;
}

/** Returns the list of a form; `null` without one. */
export function readList( form: HTMLFormElement ): ListView | null {
	const table = form.querySelector< HTMLElement >( '.wishlist_table' );
	const token = table?.dataset.token ?? '';
	return table && token
		? { form, table, token, id: Number( table.dataset.id ) }
		: null;
}

/** Returns the rows of a list, in order. */
export const rowsOf = ( { table }: ListView ): HTMLElement[] => [
	...table.querySelectorAll< HTMLElement >( '[data-row-id]' ),
];

/** Names the item of a row for a request. */
export function itemOf( { id, token }: ListView, row: HTMLElement ): ItemName {
	const key = row.querySelector< HTMLElement >( '.remove_from_wishlist' )
		?.dataset.itemKey;
	return {
		productId: Number( row.dataset.rowId ),
		// Other protocols have keys; the row of this one is removed by its product.
		itemId: key ?? '',
		listId: id,
		token,
	};
}

/** Returns the name of a row's product. */
export const productNameOf = ( row: HTMLElement ): string =>
	row
		.querySelector( '.product-name :is(a, span, h3)' )
		?.textContent?.trim() ?? '';
