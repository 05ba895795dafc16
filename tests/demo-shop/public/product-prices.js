/* Shows the price of the chosen variation, and the product's own price until all attributes are chosen. */
( () => {
	const showVariationPrice = ( form ) => {
		const variations = JSON.parse( form.dataset.sfVariations );
		const chosen = Object.fromEntries( new FormData( form ) );
		const match = variations.find( ( { attributes } ) =>
			Object.keys( attributes ).every(
				( name ) =>
					chosen[ name ] &&
					( ! attributes[ name ] ||
						attributes[ name ] === chosen[ name ] )
			)
		);
		form.querySelector( '[data-sf-variation-price]' ).innerHTML = match
			? match.price
			: '';
	};
	const forms = document.querySelectorAll( '[data-sf-variations]' );
	forms.forEach( showVariationPrice );
	document.addEventListener( 'change', ( { target } ) => {
		const form = target.closest( '[data-sf-variations]' );
		if ( form ) {
			showVariationPrice( form );
		}
	} );
} )();
