import type { SafeStorage } from './safe-storage';

export const TYPED_TEXT_KEY = 'shopfrontTypedText';

interface SavedText {
	/** 0 for a guest. */
	customerId: string;
	/** By field name. */
	values?: Readonly< Record< string, unknown > >;
}

const readSavedText = ( storage: SafeStorage ): SavedText => {
	try {
		return {
			customerId: '0',
			...JSON.parse( storage.get( TYPED_TEXT_KEY ) ?? '{}' ),
		};
	} catch {
		return { customerId: '0' };
	}
};

/**
 * Saves what the shopper types into a first paint, and restores it after a reload: until the block has mounted, nobody
 * else knows it. Like the saved form, a guest's text stays after a login, and another customer's doesn't show.
 */
export const keepTypedText = (
	firstPaint: HTMLElement,
	storage: SafeStorage
): void => {
	const fields = [
		...firstPaint.querySelectorAll< HTMLInputElement >( 'input[name]' ),
	];
	if ( fields.length === 0 ) {
		return;
	}
	const { sfCustomer = '0' } = firstPaint.dataset;
	const { customerId, values } = readSavedText( storage );
	if ( customerId === '0' || customerId === sfCustomer ) {
		for ( const field of fields ) {
			field.value = String( values?.[ field.name ] ?? field.value );
		}
	}
	firstPaint.addEventListener( 'input', () => {
		const typed = fields.filter(
			( { value, defaultValue } ) => value !== defaultValue
		);
		storage.set(
			TYPED_TEXT_KEY,
			JSON.stringify( {
				customerId: sfCustomer,
				values: Object.fromEntries(
					typed.map( ( { name, value } ) => [ name, value ] )
				),
			} )
		);
	} );
};

/** Once the block's fields have the text. */
export const forgetTypedText = ( storage: SafeStorage ): void =>
	storage.remove( TYPED_TEXT_KEY );
