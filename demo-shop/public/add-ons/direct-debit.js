/*
 * A gateway in a common style: jQuery renders its fields outside React, and blocks them while the server exchanges the
 * account for a token. Inline code before this script defines `window.demoDebit`.
 */
( ( $, { element, i18n }, { wcBlocksRegistry, wcSettings }, { tokens } ) => {
	const { createElement, useEffect, useRef } = element;
	const { __ } = i18n;
	const NAME = 'demo-debit';
	const settings = wcSettings.getSetting( `${ NAME }_data`, {} );
	/* Country, two digits, and the account number. */
	const ACCOUNT = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

	const accountIn = ( $form ) =>
		String( $form.find( '[name=debit-account]' ).val() ?? '' )
			.replace( /\s/g, '' )
			.toUpperCase();

	const drawForm = ( $place ) => {
		const id = `${ NAME }-account`;
		$place.empty().append(
			$( '<p>' ).text( settings.description ),
			$( '<label>' )
				.attr( 'for', id )
				.text( __( 'Account number (IBAN)', 'shopfront' ) ),
			$( '<input>' ).attr( {
				id,
				name: 'debit-account',
				type: 'text',
				autocomplete: 'off',
				spellcheck: 'false',
			} ),
			$( '<p>' ).addClass( 'direct-debit__hint' )
		);
	};

	const Content = ( { eventRegistration, emitResponse } ) => {
		const place = useRef( null );
		const { onPaymentSetup } = eventRegistration;
		const { noticeContexts, responseTypes } = emitResponse;

		useEffect( () => {
			const $form = $( place.current );
			drawForm( $form );
			const namespace = `.${ NAME }`;
			const onCartChange = () =>
				$form
					.find( '.direct-debit__hint' )
					.text(
						__(
							'Your cart has changed. We collect the new total.',
							'shopfront'
						)
					);
			$( document.body ).on(
				`wc-blocks_added_to_cart${ namespace } wc-blocks_removed_from_cart${ namespace }`,
				onCartChange
			);
			return () => {
				$( document.body ).off( namespace );
				$form.unblock();
				$form.empty();
			};
		}, [] );

		useEffect(
			() =>
				onPaymentSetup( () => {
					const $form = $( place.current );
					const account = accountIn( $form );
					if ( ! ACCOUNT.test( account ) ) {
						return {
							type: responseTypes.ERROR,
							message: __(
								'Enter an account number, like DE89 3704 0044 0532 0130 00.',
								'shopfront'
							),
							messageContext: noticeContexts.PAYMENTS,
						};
					}
					$form.block( {
						message: null,
						overlayCSS: { background: '#fff', opacity: 0.6 },
					} );
					return new Promise( ( resolve ) => {
						$.ajax( {
							url: tokens,
							method: 'POST',
							contentType: 'application/json',
							data: JSON.stringify( { purpose: 'direct-debit' } ),
						} )
							.done( ( { token } ) =>
								resolve( {
									type: responseTypes.SUCCESS,
									meta: {
										paymentMethodData: {
											debit_token: token,
											debit_ending: account.slice( -4 ),
										},
									},
								} )
							)
							.fail( () =>
								resolve( {
									type: responseTypes.ERROR,
									message: __(
										'Your bank did not answer. Try again.',
										'shopfront'
									),
									messageContext: noticeContexts.PAYMENTS,
								} )
							)
							.always( () => $form.unblock() );
					} );
				} ),
			[ onPaymentSetup, noticeContexts, responseTypes ]
		);

		return createElement( 'div', {
			ref: place,
			className: 'direct-debit',
		} );
	};

	wcBlocksRegistry.registerPaymentMethod( {
		name: NAME,
		label: settings.title,
		ariaLabel: settings.title ?? NAME,
		content: createElement( Content ),
		edit: createElement( 'p', null, settings.description ),
		canMakePayment: () => Boolean( settings.title ),
		supports: { features: settings.supports ?? [ 'products' ] },
	} );
} )( window.jQuery, window.wp, window.wc, window.demoDebit );
