import { UNSENT_CHANGES_KEY } from '@shopfront/names';
import type { SafeStorage } from './safe-storage';

const ROW = '[data-cart-item-key]';
const QUANTITY = '.wc-block-components-quantity-selector__input';
const NAME = '.wc-block-components-product-name';
const REMOVED = '.wc-block-cart-item__remove-link[aria-busy]';

/** As `packages/data/cart/offline/save-operations.ts` saves it. */
interface LineChange {
	kind: 'setQuantity' | 'remove';
	key: string;
	/** The server's quantity. */
	from: number;
	/** Absent for a removal. */
	quantity?: number;
	name: string;
}

const readChange = ( row: HTMLElement ): LineChange[] => {
	const input = row.querySelector< HTMLInputElement >( QUANTITY );
	const { value = '1', defaultValue = '1' } = input ?? {};
	const isRemoved = row.querySelector( REMOVED ) !== null;
	const isChanged = value !== defaultValue && Number( value ) > 0;
	return isRemoved || isChanged
		? [
				{
					kind: isRemoved ? 'remove' : 'setQuantity',
					key: row.dataset.cartItemKey ?? '',
					from: Number( defaultValue ),
					quantity: isRemoved ? undefined : Number( value ),
					name: row.querySelector( NAME )?.textContent ?? '',
				},
			]
		: [];
};

interface SavedChanges {
	customerId?: unknown;
	operations?: { key?: unknown }[];
}

const readSaved = ( saved: string | null ): SavedChanges => {
	try {
		return JSON.parse( saved ?? '{}' );
	} catch {
		return {};
	}
};

/**
 * Saves the changed quantities and removed lines that a first paint shows when the page ends, for the next page of the tab
 * that has the cart's store: until the block has mounted, nobody else knows them. They join what an earlier page saved.
 */
export const keepChanges = (
	firstPaint: HTMLElement,
	storage: SafeStorage
): void => {
	const view = firstPaint.ownerDocument.defaultView;
	let before: string | null = null;
	let written = '';
	view?.addEventListener( 'pagehide', () => {
		const changes = firstPaint.isConnected
			? [ ...firstPaint.querySelectorAll< HTMLElement >( ROW ) ].flatMap(
					readChange
				)
			: [];
		if ( changes.length === 0 ) {
			return;
		}
		before = storage.get( UNSENT_CHANGES_KEY );
		const customerId = Number( firstPaint.dataset.sfCustomer ?? 0 );
		const saved = readSaved( before );
		const { operations = [], ...rest } =
			saved.customerId === customerId ? saved : {};
		written = JSON.stringify( {
			...rest,
			at: Date.now(),
			customerId,
			operations: [
				...operations.filter( ( { key } ) =>
					changes.every( ( change ) => change.key !== key )
				),
				...changes,
			],
		} );
		storage.set( UNSENT_CHANGES_KEY, written );
	} );
	view?.addEventListener( 'pageshow', () => {
		// The shopper is back on this page, whose block repeats the presses itself.
		if ( storage.get( UNSENT_CHANGES_KEY ) !== written ) {
			return;
		}
		if ( before === null ) {
			storage.remove( UNSENT_CHANGES_KEY );
		} else {
			storage.set( UNSENT_CHANGES_KEY, before );
		}
	} );
};
