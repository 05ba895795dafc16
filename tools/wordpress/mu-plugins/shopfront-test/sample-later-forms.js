/** Opens a product's form without its page: `window.sampleOpenForm( url )`. */
( ( $ ) => {
	window.sampleOpenForm = async ( url ) => {
		const page = $( await $.get( url ) );
		const form = page
			.find( '.variations_form' )
			.addBack( '.variations_form' );
		$( '<div class="sample-later product"></div>' )
			.append( form )
			.appendTo( document.body );
		$( '.sample-later .variations_form' ).wc_variation_form();
	};
} )( window.jQuery );
