import { isRecord } from '@shopfront/store-api';
import { isSafeUrl } from '@shopfront/text';
import { ADD_ONS_ELEMENT_ID } from './add-ons-element';

const parse = ( text: string ): unknown => {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
};

const readSource = ( addOn: unknown ): string | null =>
	isRecord( addOn ) &&
	typeof addOn.src === 'string' &&
	addOn.src !== '' &&
	isSafeUrl( addOn.src )
		? addOn.src
		: null;

/**
 * Addresses of the add-ons' scripts in the order of the page; each once. `[]` where a page declares none.
 *
 * @param page
 * @param onWrong Told of an entry that names no address that a script may have.
 */
export function readAddOns(
	page: Pick< Document, 'getElementById' >,
	onWrong: ( entry: unknown ) => void
): readonly string[] {
	const text = page.getElementById( ADD_ONS_ELEMENT_ID )?.textContent ?? '[]';
	const declared = parse( text );
	if ( ! Array.isArray( declared ) ) {
		onWrong( text );
		return [];
	}
	const sources = new Set< string >();
	for ( const entry of declared ) {
		const source = readSource( entry );
		if ( source === null ) {
			onWrong( entry );
		} else {
			sources.add( source );
		}
	}
	return [ ...sources ];
}
