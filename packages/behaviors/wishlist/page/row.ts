import type { ItemName } from '@shopfront/behaviors/wishlist/backend';

/** A list: a table, or in narrow windows and for pictures, a list. */
export interface ListView {
	form: HTMLFormElement;
	table: HTMLElement;
	id: number;
	token: string;
}

/** `null` if the form has no list. */
export const readList = ( form: HTMLFormElement ): ListView | null => {
	const table = form.querySelector< HTMLElement >( '.wishlist_table' );
	const token = table?.dataset.token ?? '';
	return table && token
		? { form, table, token, id: Number( table.dataset.id ) }
		: null;
};

export const rowsOf = ( { table }: ListView ): HTMLElement[] => [
	...table.querySelectorAll< HTMLElement >( '[data-row-id]' ),
];

export const itemOf = (
	{ id, token }: ListView,
	row: HTMLElement
): ItemName => {
	const key = row.querySelector< HTMLElement >( '.remove_from_wishlist' )
		?.dataset.itemKey;
	return {
		productId: Number( row.dataset.rowId ),
		// Only some protocols have item keys. The others remove a row by its product.
		itemId: key ?? '',
		listId: id,
		token,
	};
};

export const productNameOf = ( row: HTMLElement ): string =>
	row
		.querySelector( '.product-name :is(a, span, h3)' )
		?.textContent?.trim() ?? '';
