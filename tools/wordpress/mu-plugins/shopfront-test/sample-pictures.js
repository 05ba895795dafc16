/** Other pictures for each variation: replaces the gallery's pictures, and starts it again. */
window.jQuery( ( $ ) => {
	$( document.body ).on( 'found_variation', ( event, variation ) => {
		const gallery = $( '.woocommerce-product-gallery' ).first();
		const picture = gallery
			.find( '.woocommerce-product-gallery__image' )
			.first()
			.clone()
			.removeClass( 'flex-active-slide' );
		const wrapper = $(
			'<div class="woocommerce-product-gallery__wrapper"></div>'
		);
		for ( let number = 1; number <= 3; number++ ) {
			picture
				.clone()
				.attr(
					'data-thumb-alt',
					`${ variation.variation_id } ${ number }`
				)
				.appendTo( wrapper );
		}
		// FlexSlider starts once per element, unless its data is removed.
		gallery.removeData( 'flexslider' ).empty().append( wrapper );
		gallery.wc_product_gallery();
	} );
} );
