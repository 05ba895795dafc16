/** Elements whose use needs more than a press, which the page would hold. Their content can't be reached either. */
const INERT_TAGS = new Set( [ 'select', 'textarea' ] );

const withoutName = ( attributes: string ) =>
	attributes.replace( / name="[^"]*"/, '' );

/** A field has a name if the shopper can fill it: the block keeps the typed text by that name. */
const completeInput = ( attributes: string ): string => {
	return / type="(?:radio|checkbox)"/.test( attributes )
		? withoutName( attributes )
		: // Style sheets recognize by it whether something is typed.
			attributes.replace( ' name="', ' placeholder=" " name="' );
};

const completeTag = ( tag: string, name: string, all: string ): string => {
	// A content security policy forbids styles in the page.
	const attributes = all.replace( / style="[^"]*"/, '' );
	if ( INERT_TAGS.has( name ) ) {
		return `<${ name } inert${ withoutName( attributes ) }>`;
	}
	return name === 'input'
		? `<input${ completeInput( attributes ) }>`
		: `<${ name }${ attributes }>`;
};

/** Keeps the selected option, or the first. Others need the script: a country changes the fields below. */
const keepOption = ( _: string, start: string, options: string ): string => {
	const all = options.match( /<option[^>]*>[^<]*<\/option>/g ) ?? [];
	const selected = all.find( ( each ) => each.includes( ' selected=""' ) );
	return `${ start }${ selected ?? all[ 0 ] ?? '' }</select>`;
};

/**
 * Turns a block's markup into its first paint (docs/decisions/first-paint.md): links work, shoppers can fill fields,
 * presses on controls are held, and selects are inert. Relies on React, which escapes `<`, `>` and `"` in texts and
 * attributes. The first `eagerPictures` pictures load at once.
 */
export const toFirstPaint = (
	markup: string,
	eagerPictures: number
): string => {
	let pictures = 0;
	return (
		markup
			.replace(
				/<div class="wc-block-components-notices[^"]*"><\/div>/g,
				''
			)
			.replace( /(<select[^>]*>)(.*?)<\/select>/gs, keepOption )
			// Nothing to fold yet.
			.replace(
				/(<h2 class="sf-order-summary-heading">)<button[^>]*( class="[^"]*")[^>]*>(.*?)<\/button>/gs,
				'$1<span$2>$3</span>'
			)
			// The form of an address that shows as a card, see `AddressStep`.
			.replace(
				/(<\/div><div)( class="wc-block-components-address-form-wrapper")/g,
				'$1 inert$2'
			)
			.replace( / loading="lazy"/g, ( lazy ) =>
				pictures++ < eagerPictures ? '' : lazy
			)
			.replace( /<([a-z]+)([^>]*)>/g, completeTag )
	);
};
