import { decodeEntities } from '@shopfront/text';
import { markText } from './mark-text';
import type { FormatPrice } from './price-content';
import type { Suggestion } from './suggestion';

/** Pixels. */
const PICTURE_SIZE = 48;

/** Longer names are of no use in a list. */
const MAX_NAME_LENGTH = 300;

function createPicture( page: Document, url: string ): HTMLElement {
	const frame = page.createElement( 'span' );
	frame.className = 'sf-search__picture';
	const picture = page.createElement( 'img' );
	picture.alt = '';
	picture.width = PICTURE_SIZE;
	picture.height = PICTURE_SIZE;
	picture.decoding = 'async';
	// Loads after the frame that shows the row.
	picture.loading = 'lazy';
	picture.addEventListener( 'error', () => picture.remove() );
	picture.src = url;
	frame.append( picture );
	return frame;
}

/** How a list shows its suggestions. */
export interface RowOptions {
	/** The typed text. */
	text: string;
	/** Whether any row has a picture, for which the others leave space. */
	hasPictures: boolean;
	formatPrice: FormatPrice;
}

/** Returns the content of a suggestion: picture, name with the typed text in bold, and price. */
export function rowContent(
	page: Document,
	{ value, image, price }: Suggestion,
	{ text: typed, hasPictures, formatPrice }: RowOptions
): DocumentFragment {
	const content = page.createDocumentFragment();
	const name = page.createElement( 'span' );
	name.className = 'sf-search__name';
	name.dir = 'auto';
	// As text: markup in a name is shown, not used.
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
		content.append( createPicture( page, image ) );
	}
	content.append( name );
	if ( price ) {
		const element = page.createElement( 'span' );
		element.className = 'sf-search__price';
		// Its signs would move in text of the other direction.
		element.dir = 'auto';
		element.append( formatPrice( price ) );
		// The space separates them for screen readers.
		content.append( ' ', element );
	}
	return content;
}
