import type { SafeStorage } from './safe-storage';
import { createUnsentChanges } from './unsent-changes';

const ROW = '[data-cart-item-key]';
const QUANTITY = '.wc-block-components-quantity-selector__input';
const NAME = '.wc-block-components-product-name';
const REMOVED = '.wc-block-cart-item__remove-link[aria-busy]';

/** As `packages/data/cart/offline/save-operations.ts` saves it. */
interface LineChange {
	kind: 'typeQuantity' | 'remove';
	key: string;
	/** The server's quantity; `null` if the line has no field for it. */
	from: number | null;
	/** Absent for a removal. */
	text?: string;
	name: string;
}

const readChange = ( row: HTMLElement ): LineChange[] => {
	const input = row.querySelector< HTMLInputElement >( QUANTITY );
	const change = {
		key: row.dataset.cartItemKey ?? '',
		from: input && Number( input.defaultValue ),
		name: row.querySelector( NAME )?.textContent ?? '',
	};
	if ( row.querySelector( REMOVED ) ) {
		return [ { ...change, kind: 'remove' } ];
	}
	return input && input.value !== input.defaultValue
		? [ { ...change, kind: 'typeQuantity', text: input.value } ]
		: [];
};

/**
 * Saves the changed quantities and removed lines that a first paint shows when the page ends. Until its block has mounted,
 * no store knows them. The tab's next page with the cart's store sends them, with what an earlier page saved.
 *
 * @param firstPaint
 * @param storage
 * @param reload     For a page from the back/forward cache whose changes another page has sent.
 */
export const keepChanges = (
	firstPaint: HTMLElement,
	storage: SafeStorage,
	reload = () => firstPaint.ownerDocument.location.reload()
): void => {
	const view = firstPaint.ownerDocument.defaultView;
	const unsent = createUnsentChanges( storage );
	view?.addEventListener( 'pagehide', () => {
		const operations = firstPaint.isConnected
			? [ ...firstPaint.querySelectorAll< HTMLElement >( ROW ) ].flatMap(
					readChange
				)
			: [];
		if ( operations.length > 0 ) {
			unsent.save( {
				at: Date.now(),
				customerId: Number( firstPaint.dataset.sfCustomer ?? 0 ),
				operations,
			} );
		}
	} );
	view?.addEventListener( 'pageshow', () => {
		// Otherwise, the block repeats the presses itself.
		if ( ! unsent.takeBack() ) {
			reload();
		}
	} );
};
