/* global jQuery */
// Scripts of gateways that know only the classic checkout.
jQuery( ( $ ) => {
	const $form = $( 'form.checkout' );
	const log = ( window.shopfrontClassicLog = [] );
	$( document.body ).on(
		'init_checkout updated_checkout payment_method_selected checkout_error',
		( { type } ) => log.push( type )
	);

	let count = 0;
	const removeToken = () => $( '#test-token' ).remove();
	$( document.body ).on( 'checkout_error', removeToken );
	$form.on( 'checkout_place_order_test_token', () => {
		if ( $form.is( '.processing' ) ) {
			return false;
		}
		if ( $( '#test-token' ).length ) {
			return true;
		}
		const number = $( '#token-number' ).val();
		if ( ! number ) {
			$( '#token-error' ).text( 'Enter the card number.' );
			return false;
		}
		$( '#token-error' ).text( '' );
		$form.block();
		// The provider's answer.
		setTimeout( () => {
			$form.unblock();
			count++;
			$( '<input type="hidden" id="test-token" name="test_token_value">' )
				.val(
					`tok-${ number.slice( -4 ) }-${ Date.now() }-${ count }-${ $( '#billing_postcode' ).val() }`
				)
				.appendTo( $form );
			$form.trigger( 'submit' );
		}, 300 );
		return false;
	} );

	// The bank's step, at the fragment that the order leads to.
	window.addEventListener( 'hashchange', () => {
		const step = window.location.hash.match( /^#bank-step-[^:]+:(.+)$/ );
		if ( ! step ) {
			return;
		}
		window.location.hash = '';
		const $step = $(
			'<dialog>Is it you? <button type="button">Yes</button><button type="button">No</button></dialog>'
		).appendTo( 'body' );
		$step[ 0 ].showModal();
		$step.find( 'button' ).on( 'click', ( { target } ) => {
			$step.remove();
			if ( $( target ).text() === 'Yes' ) {
				window.location = decodeURIComponent( step[ 1 ] );
			} else {
				removeToken();
				$( '#token-error' ).text( 'The bank does not know you.' );
				$form.removeClass( 'processing' );
			}
		} );
	} );

	$form.on( 'checkout_place_order_success', ( event, result ) => {
		if ( ! result.test_id ) {
			return true;
		}
		const $dialog = $(
			'<dialog id="code-dialog"><label>Code <input id="code"></label><p role="alert"></p><button type="button">Confirm</button></dialog>'
		).appendTo( 'body' );
		$dialog[ 0 ].showModal();
		$dialog.find( 'button' ).on( 'click', () =>
			$.post(
				window.wc_checkout_params.ajax_url,
				{
					action: 'shopfront_test_confirm',
					order: result.test_id,
					code: $( '#code' ).val(),
				},
				( { success, data } ) => {
					if ( success ) {
						window.location = data;
					} else {
						$dialog.remove();
						$( document.body ).trigger( 'checkout_error', [
							data,
						] );
					}
				}
			)
		);
		return false;
	} );
} );
