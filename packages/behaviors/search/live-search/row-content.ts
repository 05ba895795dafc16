import { decodeEntities } from '@shopfront/text';
import { markText } from './mark-text';
import type { Pictures } from './pictures';
import type { FormatPrice } from './price-content';
import type { Suggestion } from './suggestion';

/** Longer names are of no use in a list. */
const MAX_NAME_LENGTH = 300;

export interface RowOptions {
	text: string;
	/** Whether any row has a picture: the other rows then leave space. */
	hasPictures: boolean;
	formatPrice: FormatPrice;
	createPicture: Pictures[ 'create' ];
}

/** Picture, name with the typed text in bold, and price. */
export const rowContent = (
	page: Document,
	{ value, image, price }: Suggestion,
	{ text: typed, hasPictures, formatPrice, createPicture }: RowOptions
): DocumentFragment => {
	const content = page.createDocumentFragment();
	const name = page.createElement( 'span' );
	name.className = 'sf-search__name';
	name.dir = 'auto';
	// Markup in a name is shown as text.
	const text = decodeEntities( value ).slice( 0, MAX_NAME_LENGTH );
	for ( const part of markText( text, typed ) ) {
		if ( part.isMarked ) {
			const mark = page.createElement( 'strong' );
			mark.textContent = part.text;
			name.append( mark );
		} else {
			name.append( part.text );
		}
	}
	if ( hasPictures ) {
		content.append( createPicture( image ) );
	}
	content.append( name );
	if ( price ) {
		const element = page.createElement( 'span' );
		element.className = 'sf-search__price';
		// Otherwise currency signs would move in text of the other direction.
		element.dir = 'auto';
		element.append( formatPrice( price ) );
		// The space separates name and price in screen readers.
		content.append( ' ', element );
	}
	return content;
};
