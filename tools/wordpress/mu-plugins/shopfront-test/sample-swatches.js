/** Buttons in place of a variable product's selects. */
window.jQuery( ( $ ) => {
	$( '.variations_form' ).each( function () {
		const form = $( this );
		form.find( '.variations select' ).each( function () {
			const select = $( this );
			const buttons = $( '<div class="sample-swatches"></div>' );
			const draw = () => {
				buttons.empty();
				select.find( 'option.enabled' ).each( function () {
					const { value } = this;
					$( '<button type="button"></button>' )
						.text( `Swatch ${ value }` )
						.attr(
							'aria-pressed',
							String( select.val() === value )
						)
						.on( 'click', () =>
							select.val( value ).trigger( 'change' )
						)
						.appendTo( buttons );
				} );
			};
			select.hide().after( buttons );
			form.on( 'woocommerce_update_variation_values', draw );
			form.on( 'woocommerce_variation_has_changed', draw );
		} );
		$( '<button type="button">Swatch none</button>' )
			.on( 'click', () =>
				form.find( '.reset_variations' ).trigger( 'click' )
			)
			.appendTo( form );
		const seen = $( '<p class="sample-seen"></p>' ).appendTo( form );
		$( '.single_variation_wrap' )
			.on( 'show_variation', ( event, variation, isPurchasable ) =>
				seen.text( `${ variation.display_price } ${ isPurchasable }` )
			)
			.on( 'hide_variation', () => seen.text( 'hidden' ) );
		// The platform's first check may be over.
		form.trigger( 'check_variations' );
	} );
} );
